import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { promisify } from 'node:util'
import type { Pool } from 'pg'
import type { Line } from './line.ts'
import type { Owner } from './stage.ts'

const root = new URL('../../', import.meta.url).pathname
// Packages and build take minutes; they never change.
const cache = '/var/tmp/hauswart-earlier'

/** The stage of that release, made by its own code: its server, its schema, its people. Written down as far as it is used. */
export type EarlierStage = {
  readonly line: Pick<Line, 'url' | 'set' | 'connectTo'>
  readonly admin: Pool
  owner(): Promise<Owner>
  killServer(): Promise<void>
  close(): Promise<void>
}

/** That release itself, with its packages and its web app built; where it cannot be had, the proof falls. */
export async function openEarlier(commit: string, say: (line: string) => void): Promise<EarlierStage> {
  const folder = await buildOf(commit, say)
  const itself = (await import(`${folder}/proof/offline/stage.ts`)) as {
    openStage(webRoot: string): Promise<EarlierStage>
  }
  return itself.openStage(`${folder}/apps/web/build`)
}

/** Beside the drills, which go on: whoever holds the process up for minutes ends their connections. */
export async function buildOf(commit: string, say: (line: string) => void): Promise<string> {
  const whole = (await called('git', ['rev-parse', `${commit}^{commit}`], root)).trim()
  const folder = `${cache}/${whole}`
  if (existsSync(folder)) return folder
  say(`  ${commit} is built, which takes some minutes the first time`)
  // Renamed at the end, so that one that broke off never looks like a finished one.
  const draft = `${folder}.${process.pid}`
  mkdirSync(draft, { recursive: true })
  try {
    await called('git', ['archive', '--output', `${draft}/source.tar`, whole], root)
    await called('tar', ['-xf', 'source.tar'], draft)
    await called('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], draft)
    await called('npm', ['run', '--silent', 'build'], draft)
    renameSync(draft, folder)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  return folder
}

/** Its own tools go before ours. A build in this process has said «production», and npm would leave out what builds. */
async function called(program: string, argv: readonly string[], cwd: string): Promise<string> {
  const environment = {
    ...process.env,
    NODE_ENV: undefined,
    PATH: `${cwd}/node_modules/.bin:${process.env['PATH'] ?? ''}`,
  }
  try {
    const { stdout } = await promisify(execFile)(program, argv, {
      cwd,
      env: environment,
      maxBuffer: 64_000_000,
    })
    return stdout
  } catch (error) {
    const told = error instanceof Error ? error.message : ''
    throw new Error(`the earlier release cannot be had: ${told}`, { cause: error })
  }
}
