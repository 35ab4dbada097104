// Every check but tests and proofs: as many at once as there are cores, the longest first. Each says how long it took;
// of one that fails, everything it printed.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { text } from 'node:stream/consumers'

const checks = ['types', 'lint', 'generated', 'deps', 'dead', 'format', 'layout']

async function run(check: string): Promise<void> {
  const began = performance.now()
  // One stream for both, so that words and errors stand in the order they were said.
  const child = spawn('sh', ['-c', `npm run --silent check:${check} 2>&1`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [said, status] = await Promise.all([text(child.stdout), ended])
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  if (status !== 0) process.exitCode = 1
  process.stdout.write(
    `check:${check} ${status === 0 ? 'holds' : 'FAILS'} after ${seconds} s\n${status === 0 ? '' : said}`,
  )
}

const waiting = [...checks]
async function lane(): Promise<void> {
  for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) await run(check)
}
await Promise.all(Array.from({ length: availableParallelism() }, lane))
