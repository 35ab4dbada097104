import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtRoutes } from '../apps/web/src/device/routing/routes.ts'
import { caught, figure, none, type Proof } from './proof.ts'
import { deviations, statements, type Statement } from './specification/statements.ts'

const root = new URL('..', import.meta.url).pathname
type Result = { fullName: string; status: string }
type Row = Statement & { state: 'shown' | 'open' | 'FAILS'; test: string | undefined }

export const proof: Proof = {
  about: 'every statement of the specification and the test that shows it',
  run: async ({ say }) => {
    const reported = resultsOf(process.env['TEST_REPORTS'], commit())
    if (reported === undefined)
      say('  no reports of this commit (TEST_REPORTS): running the tests, some minutes\n')
    const results = reported ?? runTests()
    const rows: Row[] = statements.map((statement) => ({ ...statement, ...verdict(statement, results) }))
    for (const row of rows) say(lineOf(row))
    const open = rows.filter((row) => row.state === 'open')
    const isLater = (row: Row) => row.page !== undefined || row.id.startsWith('S3.')
    say(`\n  open: ${open.map((row) => row.id).join(', ') || 'none'}`)
    say(`  different on purpose: ${[...deviations.keys()].join(', ')}\n`)
    const shown = (among: readonly Row[]) =>
      `${among.filter((row) => row.state === 'shown').length} of ${among.length}`
    const inSection = (section: string) => rows.filter((row) => row.id.startsWith(section))
    const pages = rows.filter((row) => row.page !== undefined)
    return [
      figure('statements shown by a passing test', shown(rows), 'all, open ones named', results.length > 0),
      figure('routes a browser gets', shown(inSection('S2.').filter(({ page }) => page)), 'all', true),
      figure(
        'functional areas a browser gets',
        shown(inSection('S1.').filter(({ page }) => page)),
        'all',
        true,
      ),
      figure('data areas', shown(inSection('S3.')), 'all', true),
      none('statements whose test fails', rows.filter((row) => row.state === 'FAILS').length),
      // Routes and areas of later releases may stay open; what is claimed to be there may not.
      none('statements about what is built without a test', open.filter((row) => !isLater(row)).length),
      none('built pages that no browser was seen on', unseen(pages).length),
      none('deviations of statements that do not exist', strayDeviations().length),
      caught(
        'a statement nobody tests',
        verdict({ id: 'S99.1', side: 'server', text: 'planted' }, results).state === 'open' ? 1 : 0,
      ),
      caught(
        'a statement whose test fails',
        verdict({ id: 'S98.1', side: 'server', text: 'planted' }, [
          { fullName: '[S98.1] planted', status: 'failed' },
        ]).state === 'FAILS'
          ? 1
          : 0,
      ),
      caught(
        'a built page whose test did not run',
        unseen(pages.map((row) => ({ ...row, state: 'open' }))).length,
      ),
      caught('a report of another commit', isForeignReportRefused() ? 1 : 0),
    ]
  },
}

const lineOf = (row: Row): string => {
  const test = row.test === undefined ? '' : `\n${' '.repeat(23)}${row.test}`
  return `  ${row.id.padEnd(6)} ${row.side.padEnd(6)} ${row.state.padEnd(6)} ${row.text}${test}`
}

/** A page in the table of addresses that nobody has opened in a browser. */
function unseen(pages: readonly Row[]): Row[] {
  const built = new Set(builtRoutes.map(([, route]) => route.path))
  return pages.filter((row) => row.state !== 'shown' && built.has(row.page ?? ''))
}

const strayDeviations = (): string[] =>
  [...deviations.keys()].filter((id) => statements.every((statement) => statement.id !== id))

const commit = (): string =>
  execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()

/**
 * What a run of all tests reported just before, in a folder of vitest's JSON files and the commit they ran on; CI has
 * run everything anyway. Nothing if there is no such folder or it is about another commit.
 */
function resultsOf(folder: string | undefined, wanted: string): Result[] | undefined {
  if (folder === undefined || readFileSync(join(folder, 'commit'), 'utf8').trim() !== wanted) return undefined
  return globSync(join(folder, '*.json')).flatMap(readReport)
}

function isForeignReportRefused(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'specification-'))
  writeFileSync(join(folder, 'commit'), `${'0'.repeat(40)}\n`)
  const isRefused = resultsOf(folder, commit()) === undefined
  rmSync(folder, { recursive: true })
  return isRefused
}

/** Runs only the tests that name a statement: of server and web, then those in browsers on the built app. */
function runTests(): Result[] {
  const folder = mkdtempSync(join(tmpdir(), 'specification-'))
  const configs = ['vitest.config.ts', 'e2e/vitest.config.ts']
  const results = configs.flatMap((config, index) => {
    const report = join(folder, `${index}.json`)
    const only = ['--config', config, '-t', String.raw`\[S\d`]
    spawnSync(
      process.execPath,
      ['node_modules/.bin/vitest', 'run', ...only, '--reporter=json', `--outputFile=${report}`],
      { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
    )
    return readReport(report)
  })
  rmSync(folder, { recursive: true })
  return results
}

function readReport(file: string): Result[] {
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as {
    testResults: { assertionResults: Result[] }[]
  }
  return testResults
    .flatMap((one) => one.assertionResults)
    .filter((result) => result.status === 'passed' || result.status === 'failed')
}

function verdict(statement: Statement, results: readonly Result[]): Pick<Row, 'state' | 'test'> {
  const own = results.filter((result) => result.fullName.includes(`[${statement.id}]`))
  const failed = own.find((result) => result.status === 'failed')
  const state = own.length === 0 ? 'open' : failed === undefined ? 'shown' : 'FAILS'
  return { state, test: (failed ?? own[0])?.fullName }
}
