import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = new URL('../../', import.meta.url).pathname
const rule = 'money/whole-hundredths'

/** Fractions as they could slip in, each of which the lint must refuse. */
export const lintFaults = [
  'amountRappen / 2',
  'amountRappen * 0.081',
  "parseFloat('1949.75')",
  'Math.round(amountRappen)',
  '(1).toFixed(2)',
] as const

type Found = { readonly diagnostics: readonly { readonly code?: string; readonly filename: string }[] }

/** How many places of the product the lint refuses, and how often it refuses each planted fault. */
export async function floatsRefused(): Promise<{
  readonly here: number
  readonly planted: readonly number[]
}> {
  const folder = await mkdtemp(join(tmpdir(), 'money-'))
  try {
    const config = { jsPlugins: [join(root, 'scripts/lint/money.ts')], rules: { [rule]: 'error' } }
    await writeFile(join(folder, '.oxlintrc.json'), JSON.stringify(config))
    for (const [at, fault] of lintFaults.entries())
      await writeFile(join(folder, `${at}.ts`), `const amountRappen = 100\nexport const planted = ${fault}\n`)
    // In whole numbers of any length a division has no fraction: it must pass.
    await writeFile(join(folder, 'good.ts'), 'export const half = (amount: number) => BigInt(amount) / 2n\n')
    const found = await lint(folder, ['-c', join(folder, '.oxlintrc.json'), folder])
    const planted = lintFaults.map((_, at) => found.filter((file) => basename(file) === `${at}.ts`).length)
    const tooStrict = found.filter((file) => basename(file) === 'good.ts').length
    const here = await lint(root, [
      'packages/domain/src',
      'apps/server/src/features',
      'apps/web/src/features',
    ])
    return { here: here.length + tooStrict, planted }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The files in which our rule found something. */
async function lint(cwd: string, words: readonly string[]): Promise<readonly string[]> {
  const oxlint = join(root, 'node_modules/.bin/oxlint')
  const told = await run(oxlint, ['--format=json', ...words], { cwd, maxBuffer: 64 * 1_024 * 1_024 }).catch(
    // It leaves with an error where it found something.
    (error: { readonly stdout: string }) => error,
  )
  const { diagnostics } = JSON.parse(told.stdout) as Found
  return diagnostics.flatMap(({ code, filename }) =>
    code?.includes('whole-hundredths') === true ? [filename] : [],
  )
}
