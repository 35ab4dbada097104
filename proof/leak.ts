import { limits } from '../apps/server/src/platform/limits.ts'
import { startWithSurface } from '../apps/server/test/surface.ts'
import { attackEachOther, hitsOf, type Damage } from './leak/attack.ts'
import { faults } from './leak/faults.ts'
import { routeName } from './leak/rest.ts'
import { prepare, type Stage } from './leak/stage.ts'
import { makeTally, type Tally } from './leak/sweep.ts'
import { allCoordinates } from './leak/templates.ts'
import { atLeast, caught, figure, none, type Figure, type Proof, type ProofOptions } from './proof.ts'

export const proof: Proof = {
  about: 'nobody sees, changes or links to what belongs to another owner',
  run,
}

const target = { short: 8_800, long: 60_000 }
const minAttempts = 10_000

async function run({ short, say }: ProofOptions): Promise<readonly Figure[]> {
  // How much one person may ask per minute is another proof's business.
  Object.assign(limits.graphql, { pointsPerMinute: Number.MAX_SAFE_INTEGER })
  const surface = await startWithSurface()
  try {
    const { stage, figures } = await prepare(surface, say)
    const tally = makeTally()
    const damage = await attackEachOther(stage, short ? target.short : target.long, tally)
    const controls: Figure[] = []
    for (const fault of faults) controls.push(caught(fault.name, await hitsOf(fault, stage)))
    return [...figures, ...(await verdict(stage, tally, damage, say)), ...controls]
  } finally {
    await surface.server.close()
  }
}

async function verdict(
  { surface, logged }: Stage,
  tally: Tally,
  damage: Damage,
  say: (line: string) => void,
): Promise<Figure[]> {
  say(
    `answers: ${[...tally.codes]
      .toSorted(([, a], [, b]) => b - a)
      .map(([code, count]) => `${code} ${count}`)
      .join(', ')}`,
  )
  for (const leak of tally.leaks.slice(0, 10))
    say(`LEAK of tenant ${leak.from} to tenant ${leak.to}: ${leak.where}`)
  for (const fault of tally.faults.slice(0, 10)) say(`FAULT ${fault}`)
  for (const name of [...damage.changed, ...damage.links].slice(0, 10)) say(`DAMAGE ${name}`)
  const coverage = (what: string, names: readonly string[]) => {
    const missing = names.filter((name) => !tally.covered.has(name))
    if (missing.length > 0) say(`not exercised: ${missing.join(', ')}`)
    const share = `${((100 * (names.length - missing.length)) / Math.max(1, names.length)).toFixed(1)} % of ${names.length}`
    return figure(what, share, '100 %', names.length > 0 && missing.length === 0)
  }
  const log = logged()
  return [
    atLeast('attempts', tally.attempts, minAttempts),
    coverage('schema coordinates executed', allCoordinates(surface.schema)),
    coverage('REST routes by method', surface.routes.map(routeName)),
    none('answers, headers and messages with a foreign canary', tally.leaks.length),
    none('tables in which rows of a victim changed', damage.changed.length),
    none('rows that link to another tenant', damage.links.length),
    none('letters that speak of another tenant', damage.mail),
    none(`log lines with a canary (of ${log.lines})`, log.told),
    none('faults (5xx or INTERNAL)', tally.faults.length),
    atLeast('own signed addresses that open', damage.opened, 1),
    none('attackers that lost sight of their own house', damage.blind),
  ]
}
