import { inBrowser } from './bell/browser.ts'
import { crowd } from './bell/crowd.ts'
import { hog } from './bell/hog.ts'
import { neighbours } from './bell/neighbours.ts'
import { rings } from './bell/rings.ts'
import { openStage } from './bell/stage.ts'
import type { Proof } from './proof.ts'

export const proof: Proof = {
  about:
    'what is done at one process rings at the other for who may know, and who listens 250 times costs others nothing',
  run: async (options) => {
    const { short } = options
    const stage = await openStage()
    try {
      return [
        ...(await rings(stage, short ? 5 : 50)),
        ...(await hog(stage, short ? 5 : 50)),
        ...(await crowd(stage, short ? 100 : 2_000, options)),
        ...(short ? [] : [...(await neighbours(stage, options)), ...(await inBrowser(options))]),
      ]
    } finally {
      await stage.close()
    }
  },
}
