import { randomInt } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { explainAll } from './analysis/figures.ts'
import { plantedRule, runRules, type Rules } from './analysis/rules.ts'
import { fillHouse, firstRenders, recompute } from './analysis/speed.ts'
import { atLeast, atMost, caught, none, type Figure, type Proof, speed } from './proof.ts'
import { openDemo, type Demo } from './web/demo.ts'

const goldenFolder = new URL('../packages/domain/golden/results/', import.meta.url)

export const proof: Proof = {
  about: 'the analysis keeps its rules, explains every figure on its pages and follows a finger at once',
  run: async ({ short, say }) => {
    // Beside the walk over the pages; what is timed comes when both are done.
    const testing = short ? undefined : Promise.all([runRules(drawLots(say)), plantedRule()])
    const demo = await openDemo()
    try {
      const explained = await explainAll(demo, short)
      for (const one of explained.silent) say(`  says nothing: ${one}`)
      return [
        ...((await testing?.then(rulesHold)) ?? []),
        atLeast('golden houses a person can read', goldenHouses(), 20),
        atLeast('figures walked on the pages of the analysis', explained.figures, 40),
        none('figures without a working «Woher kommt diese Zahl?»', explained.silent.length),
        ...(await moves(demo, short, say)),
        ...(short ? [] : await starts(demo)),
        caught('a figure without its source', explained.planted),
      ]
    } finally {
      await demo.close()
    }
  },
}

/** The tests of the engine are part of CI by themselves; the long form draws other and many more houses. */
function drawLots(say: (line: string) => void) {
  const lot = { seed: randomInt(2 ** 31), factor: 10 }
  say(`  property tests: seed ${lot.seed}, ${lot.factor} times as many as in CI`)
  return lot
}

const rulesHold = ([rules, broken]: readonly [Rules, number]): Figure[] => [
  none('tests of the engine that fail: vectors, properties, golden houses', rules.failed),
  atLeast('tests of the engine that pass', rules.passed, 60),
  caught('a remaining life below zero', broken),
]

async function moves(demo: Demo, short: boolean, say: (line: string) => void): Promise<Figure[]> {
  await fillHouse(demo)
  const moved = await recompute(demo, short ? 20 : 100)
  say(`  a move until its picture, median: ${moved.frame.toFixed(1)} ms`)
  return [
    atLeast('components of the house that is moved about', moved.components, 40),
    atMost('computations a move', moved.computations, 1, 2),
    speed(atMost('plan computed anew after a move, median in ms', moved.median, 16, 1)),
    speed(atMost('the slowest of all moves in ms', moved.slowest, 16, 1)),
    caught('an engine whose sorting is slow', moved.slowed > 16 ? 1 : 0),
  ]
}

async function starts(demo: Demo): Promise<Figure[]> {
  const { inside, anew } = await firstRenders(demo, 9)
  return [
    speed(atMost('/analyse opened in the app, warm, CPU four times slower, in ms', inside, 1_000)),
    speed(atMost('the app started anew at /analyse, warm, CPU four times slower, in ms', anew, 1_000)),
  ]
}

const goldenHouses = (): number => readdirSync(goldenFolder).filter((name) => name.endsWith('.md')).length
