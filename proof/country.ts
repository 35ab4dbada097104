import { execFileSync, spawn } from 'node:child_process'
import type { Figure, Proof } from './proof.ts'

const root = new URL('..', import.meta.url).pathname
// The whole country lives in a PostgreSQL of its own, kept between runs because filling it takes minutes.
const own = {
  HAUSWART_PORT: '28000',
  HAUSWART_PARTS: '/var/tmp/hauswart-country',
  HAUSWART_PG_OPTIONS:
    '-c shared_buffers=6GB -c max_wal_size=8GB -c checkpoint_timeout=30min -c max_connections=100',
}

export const proof: Proof = {
  about:
    'the same page for 10 000 and for 1.4 million owners: plan, buffers, and in the long form time over HTTP',
  run: async ({ short, say }) => {
    if (short) return measure(2_000, 20_000, {}, true)
    execFileSync(`${root}scripts/parts`, ['up', 'postgres', 'redis'], {
      env: { ...process.env, ...own },
      stdio: 'inherit',
    })
    say('  filling takes a quarter of an hour the first time')
    try {
      return await measure(10_000, 1_400_000, own, false)
    } finally {
      execFileSync(`${root}scripts/parts`, ['down', 'postgres', 'redis'], {
        env: { ...process.env, ...own },
        stdio: 'inherit',
      })
    }
  },
}

function measure(
  small: number,
  big: number,
  environment: Record<string, string>,
  short: boolean,
): Promise<Figure[]> {
  const child = spawn(
    process.execPath,
    [`${root}proof/country/measure.ts`, String(small), String(big), short ? 'short' : 'long'],
    {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.on('exit', (code) =>
      code === 0
        ? resolve(JSON.parse(output) as Figure[])
        : reject(new Error(`measuring ended with ${code}`)),
    )
  })
}
