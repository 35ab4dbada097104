import { randomInt } from 'node:crypto'
import { atLeast, caught, none, type Figure, type Proof } from './proof.ts'
import { halvesOfClosing } from './projects/closing.ts'
import { faults } from './projects/faults.ts'
import { walk } from './projects/walk.ts'
import { openStage } from './undo/stage.ts'

const steps = { short: 600, long: 10_000 }

export const proof: Proof = {
  about:
    'whatever two people ask of a renovation, in any order and at once, it stands where its definition says; closing is all or nothing',
  run: async ({ short, say }) => {
    const stage = await openStage()
    try {
      // CI walks the same way every time; by hand it is another one, and its number names it.
      const seed = short ? 7 : randomInt(1_000_000)
      const wanted = short ? steps.short : steps.long
      const { wrong, tally } = await walk(stage, { seed, steps: wanted })
      const counted = (what: string) => tally.get(what) ?? 0
      say(`  seed ${seed}: ${[...tally].map(([what, times]) => `${what} ${times}`).join(', ')}`)
      for (const fault of wrong) say(`  WRONG ${fault}`)
      const { kills, halves } = await halvesOfClosing(stage)
      const controls: Figure[] = []
      for (const fault of faults) controls.push(caught(fault.name, await fault.hits(stage, seed)))
      return [
        none(`of ${wanted} steps: answers or rows that are not as the model says`, wrong.length),
        atLeast('steps taken', counted('done') + counted('done at once'), wanted * 0.2),
        atLeast('steps refused for want of something', counted('NOT_READY'), wanted * 0.02),
        atLeast('steps refused because somebody was quicker', counted('CONFLICT at once'), wanted * 0.02),
        atLeast('steps refused for want of a right', counted('FORBIDDEN'), 1),
        atLeast('steps taken back', counted('taken back'), wanted * 0.02),
        none(`of ${kills} kills, one at each statement of a closing: halves`, halves),
        ...controls,
      ]
    } finally {
      await stage.server.close()
    }
  },
}
