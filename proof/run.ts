import { performance } from 'node:perf_hooks'
import { isWorthAnother, ofBoth } from './again.ts'
import type { Figure, Proof } from './proof.ts'

const proofs: Readonly<Record<string, () => Promise<{ proof: Proof }>>> = {
  leak: () => import('./leak.ts'),
  crash: () => import('./crash.ts'),
  session: () => import('./session.ts'),
  ratio: () => import('./ratio.ts'),
  country: () => import('./country.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  csp: () => import('./csp.ts'),
  a11y: () => import('./a11y.ts'),
  shots: () => import('./shots.ts'),
  specification: () => import('./specification.ts'),
  newcomer: () => import('./newcomer.ts'),
  offline: () => import('./offline.ts'),
  register: () => import('./register.ts'),
  address: () => import('./address.ts'),
  analysis: () => import('./analysis.ts'),
}

const say = (line: string) => void process.stdout.write(`${line}\n`)
const [name, ...flags] = process.argv.slice(2)

if (name === undefined) await list()
else process.exitCode = (await run(name, flags.includes('--short'))) ? 0 : 1

async function list(): Promise<void> {
  say('npm run proof -- <name> [--short]\n')
  for (const [key, load] of Object.entries(proofs)) say(`  ${key.padEnd(14)} ${(await load()).proof.about}`)
}

async function run(key: string, short: boolean): Promise<boolean> {
  const load = proofs[key]
  if (load === undefined) {
    say(`no proof is called ${key}`)
    return false
  }
  const started = performance.now()
  const { proof } = await load()
  say(`${key}: ${proof.about}${short ? ' (short form)' : ''}\n`)
  let figures = await proof.run({ short, say })
  if (short && isWorthAnother(figures)) {
    print(figures)
    say('\nOnly speeds fall short, and the machine is shared: once more.\n')
    figures = ofBoth(figures, await proof.run({ short, say }))
  }
  print(figures)
  const isOk = figures.length > 0 && figures.every((figure) => figure.ok)
  say(
    `\n${key} ${isOk ? 'holds' : 'FALLS SHORT'} after ${((performance.now() - started) / 1_000).toFixed(1)} s`,
  )
  return isOk
}

function print(figures: readonly Figure[]): void {
  const width = (pick: (figure: Figure) => string) =>
    Math.max(...figures.map((figure) => pick(figure).length))
  const [what, measured] = [width((figure) => figure.what), width((figure) => figure.measured)]
  for (const figure of figures)
    say(
      `${figure.ok ? 'ok  ' : 'FAIL'} ${figure.what.padEnd(what)}  ${figure.measured.padEnd(measured)}  target ${figure.target}`,
    )
}
