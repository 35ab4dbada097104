import { randomInt } from 'node:crypto'
import { percentile } from './load/client.ts'
import { atLeast, atMost, caught, none, speed, type Figure, type Proof, type ProofOptions } from './proof.ts'
import { doubleUndos, killsOf, strayRights, toldAmounts } from './undo/checks.ts'
import { faults, hitsOf } from './undo/faults.ts'
import { runCourse } from './undo/history.ts'
import { openStage, type Stage } from './undo/stage.ts'

const acts = { short: 75, long: 2_000 }
const rounds = { short: 5, long: 25 }

export const proof: Proof = {
  about:
    'whatever two people do and undo, undone in reverse every row is as it was; nobody undoes what they could not do',
  run: async (options) => {
    const stage = await openStage()
    try {
      return await run(stage, options)
    } finally {
      await stage.server.close()
    }
  },
}

async function run(stage: Stage, { short, say }: ProofOptions): Promise<readonly Figure[]> {
  // CI walks the same way every time; by hand it is another one, and its number names it.
  const seed = short ? 20 : randomInt(1_000_000)
  const [wanted, times] = short ? [acts.short, rounds.short] : [acts.long, rounds.long]
  const course = await runCourse(stage, seed, wanted)
  const counted = (what: string) => course.tally.get(what) ?? 0
  say(`  seed ${seed}: ${[...course.tally].map(([what, times_]) => `${what} ${times_}`).join(', ')}`)
  for (const wrong of course.wrong) say(`  WRONG ${wrong}`)
  const { kills, halves } = await killsOf(stage)
  const controls: Figure[] = []
  for (const fault of faults) controls.push(caught(fault.name, await hitsOf(fault, stage, seed)))
  return [
    none('undos, or rows in the end, that are not as the book says', course.wrong.length),
    atLeast('acts of two people', counted('acts'), wanted),
    atLeast('undos that took effect', counted('undo done'), wanted),
    atLeast('undos refused because somebody went on', counted('undo conflict'), 1),
    atLeast('undos refused for want of a right', counted('undo forbidden'), 1),
    none('things somebody without the right brought about', await strayRights(stage)),
    none('amounts told to who may not see them', await toldAmounts(stage, course.family)),
    none(`of ${times} times three who undo at once: not exactly one effect`, await doubleUndos(stage, times)),
    none(`of ${kills} kills, one at each statement of an act and its undo: halves`, halves),
    speed(atMost('undo p50 in ms', percentile(course.undoMs, 0.5), 12, 1)),
    ...controls,
  ]
}
