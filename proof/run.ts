import { performance } from 'node:perf_hooks'
import type { Figure, Proof } from './proof.ts'

const proofs: Readonly<Record<string, () => Promise<{ proof: Proof }>>> = {
  leak: () => import('./leak.ts'),
  crash: () => import('./crash.ts'),
  session: () => import('./session.ts'),
  files: () => import('./files.ts'),
  'hostile-files': () => import('./hostile-files.ts'),
  recognition: () => import('./recognition.ts'),
  undo: () => import('./undo.ts'),
  reminders: () => import('./reminders.ts'),
  'guest-links': () => import('./guest-links.ts'),
  bell: () => import('./bell.ts'),
  door: () => import('./door.ts'),
  ratio: () => import('./ratio.ts'),
  country: () => import('./country.ts'),
  search: () => import('./search.ts'),
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
  calendar: () => import('./calendar.ts'),
  qrbill: () => import('./qrbill.ts'),
  money: () => import('./money.ts'),
  projects: () => import('./projects.ts'),
}

const say = (line: string) => void process.stdout.write(`${line}\n`)
const words = process.argv.slice(2)
const names = words.filter((word) => !word.startsWith('--'))

if (names.length === 0) await list()
else process.exitCode = (await runAll(words.includes('--short'))) ? 0 : 1

async function list(): Promise<void> {
  say('npm run proof -- <name> [<name> …] [--short]\n')
  for (const [key, load] of Object.entries(proofs)) say(`  ${key.padEnd(14)} ${(await load()).proof.about}`)
}

/** One after the other; those that look at the demo house share one. */
async function runAll(short: boolean): Promise<boolean> {
  const closeDemo = names.length > 1 ? (await import('./web/demo.ts')).shareDemo() : undefined
  const fallen: string[] = []
  for (const name of names) {
    const isOk = await run(name, short).catch((error: unknown) => {
      if (names.length === 1) throw error
      say(error instanceof Error ? (error.stack ?? error.message) : String(error))
      // Whoever looks for why this one fell finds its words between its two lines.
      say(`\n${name} FALLS SHORT after an error`)
      return false
    })
    if (!isOk) fallen.push(name)
  }
  await closeDemo?.()
  if (names.length > 1) say(fallen.length === 0 ? '\nall hold' : `\nFALL SHORT: ${fallen.join(', ')}`)
  return fallen.length === 0
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
  const figures = await proof.run({ short, say })
  const isOk = figures.length > 0 && figures.every((figure) => judge(figure, short) !== 'FAIL')
  print(figures, short)
  say(
    `\n${key} ${isOk ? 'holds' : 'FALLS SHORT'} after ${((performance.now() - started) / 1_000).toFixed(1)} s`,
  )
  return isOk
}

/** In the short form a speed is shown and not judged: the machine is shared, and its verdict must be the same tomorrow. */
function judge({ ok, isSpeed }: Figure, short: boolean): 'ok  ' | 'seen' | 'FAIL' {
  if (short && isSpeed === true) return 'seen'
  return ok ? 'ok  ' : 'FAIL'
}

function print(figures: readonly Figure[], short: boolean): void {
  const width = (pick: (figure: Figure) => string) =>
    Math.max(...figures.map((figure) => pick(figure).length))
  const [what, measured] = [width((figure) => figure.what), width((figure) => figure.measured)]
  for (const figure of figures)
    say(
      `${judge(figure, short)} ${figure.what.padEnd(what)}  ${figure.measured.padEnd(measured)}  target ${figure.target}`,
    )
}
