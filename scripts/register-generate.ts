// Dumps of a made-up Switzerland in the format of the federal register, for tests, proofs and the demo.
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { cantons } from './register/country.ts'
import { printPlaces } from './register/places-file.ts'
import type { Written } from './register/write-canton.ts'
import { zipOne } from './register/zip-file.ts'

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    scale: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    cantons: { type: 'string' },
  },
})
const scale = Number(values.scale)
if (values.out === undefined || !(scale > 0 && scale <= 1)) {
  process.stderr.write(
    'npm run register:generate -- --out <folder> [--scale 0.02] [--seed 1] [--cantons ZH,BE]\n',
  )
  process.exit(2)
}
const folder = values.out
const wanted = values.cantons?.split(',')
const started = performance.now()
mkdirSync(folder, { recursive: true })

// The largest first, so that no worker is left with one at the end.
const waiting = cantons
  .filter(({ code }) => wanted === undefined || wanted.includes(code))
  .toSorted((a, b) => b.buildings - a.buildings)
const done = new Map<string, Written>()
await Promise.all(Array.from({ length: Math.min(availableParallelism(), waiting.length) }, work))

writeFileSync(`${folder}/places.csv`, printPlaces(cantons, done))
await zipOne(`${folder}/places.csv`, 'AMTOVZ_CSV_WGS84/AMTOVZ_CSV_WGS84.csv', `${folder}/places.zip`)
rmSync(`${folder}/places.csv`)

const sum = (count: (written: Written) => number) =>
  [...done.values()].reduce((all, one) => all + count(one), 0)
process.stdout.write(
  `${done.size} cantons, ${sum((one) => one.buildings)} buildings, ${sum((one) => one.entrances)} entrances, ` +
    `${sum((one) => one.dwellings)} dwellings in ${((performance.now() - started) / 1_000).toFixed(1)} s: ${folder}\n`,
)

async function work(): Promise<void> {
  const worker = new Worker(new URL('./register/worker.ts', import.meta.url))
  for (let canton = waiting.shift(); canton !== undefined; canton = waiting.shift()) {
    worker.postMessage({ code: canton.code, folder, scale, seed: Number(values.seed) }, [])
    const [written] = (await once(worker, 'message')) as [Written]
    done.set(canton.code, written)
  }
  await worker.terminate()
}
