import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'

const root = new URL('../..', import.meta.url).pathname
const engine = 'packages/domain/src/analysis'
const houses = 'packages/domain/golden'

export type Rules = { readonly passed: number; readonly failed: number }

/** What the property tests draw: the same as in CI, or with a seed of their own many times as much. */
type Lot = { readonly seed: number; readonly factor: number }

/** Everything that is asserted of the engine, by the runner that CI uses. */
export const runRules = (lot?: Lot): Promise<Rules> => testsIn(root, [engine, houses], lot)

/** The same tests over a copy whose remaining life may fall below zero: how many notice. */
export async function plantedRule(): Promise<number> {
  const copy = mkdtempSync(`${tmpdir()}/hauswart-engine-`)
  try {
    for (const part of ['packages', 'reference', 'package.json', 'vitest.config.ts'])
      cpSync(`${root}${part}`, `${copy}/${part}`, { recursive: true })
    symlinkSync(`${root}node_modules`, `${copy}/node_modules`)
    const file = `${copy}/${engine}/component-analysis.ts`
    const text = readFileSync(file, 'utf8')
    const broken = text.replaceAll('Math.max(0, ', 'Math.max(-99, ')
    if (broken === text) throw new Error('the fault finds nothing to break in component-analysis.ts')
    writeFileSync(file, broken)
    return (await testsIn(copy, [`${engine}/analyse-properties.test.ts`])).failed
  } finally {
    rmSync(copy, { recursive: true })
  }
}

async function testsIn(folder: string, tests: readonly string[], lot?: Lot): Promise<Rules> {
  const report = `${mkdtempSync(`${tmpdir()}/hauswart-rules-`)}/report.json`
  await new Promise<void>((resolve) => {
    const args = [
      'run',
      ...tests,
      '--root',
      folder,
      '--reporter=json',
      `--outputFile=${report}`,
      '--maxWorkers=2',
      // Pure functions leave nothing behind for the next file, and loading them once saves half of the time.
      '--no-isolate',
    ]
    const drawn =
      lot === undefined ? {} : { PROPERTY_SEED: String(lot.seed), PROPERTY_FACTOR: String(lot.factor) }
    const options = { cwd: folder, env: { ...process.env, ...drawn } }
    // It ends with another code than 0 when a test fails; what it reports is what counts.
    execFile(`${root}node_modules/.bin/vitest`, args, options, () => resolve())
  })
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
    testResults: { status: string; assertionResults: unknown[] }[]
  }
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: numPassedTests, failed: numFailedTests + broken.length }
}
