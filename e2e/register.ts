import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = new URL('..', import.meta.url).pathname

/** A small made-up register, written and brought in by the programs an operator uses. */
export function importSmallRegister(environment: Readonly<Record<string, string>>): void {
  const folder = mkdtempSync(join(tmpdir(), 'hauswart-journey-'))
  try {
    run(['scripts/register-generate.ts', '--out', folder, '--scale', '0.0002', '--cantons', 'ZH'], {})
    run(
      ['apps/server/src/register-import.ts', '--places', `${folder}/places.zip`, `${folder}/zh.zip`],
      environment,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function run(words: readonly string[], environment: Readonly<Record<string, string>>): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: root,
    // Nothing of the runner's own settings: it has a MODE too.
    env: { PATH: process.env['PATH'] ?? '', ...environment },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${words[0] ?? ''} failed: ${stdout}${stderr}`)
}
