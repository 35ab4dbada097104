// What one run of vitest reported: prints how many tests passed and failed, and adds the failures
// with the beginning of what they said to a file that CI prints at its end.
import { appendFileSync, readFileSync } from 'node:fs'

interface Test {
  fullName: string
  status: string
  failureMessages: string[]
}
interface TestFile {
  name: string
  status: string
  message: string
  assertionResults: Test[]
}

const linesOfMessage = 12

function failuresOf(file: TestFile): string[] {
  if (file.status !== 'failed') return []
  const failed = file.assertionResults.filter((test) => test.status === 'failed')
  // A file that breaks before its first test has no failed test, and counts as one failure.
  if (failed.length === 0) return [entry(file.name, file.message)]
  return failed.map((test) => entry(`${file.name}: ${test.fullName}`, test.failureMessages.join('\n')))
}

function entry(name: string, message: string): string {
  const own = message.split('\n').filter((line) => !line.includes('/node_modules/'))
  const lines = own.slice(0, linesOfMessage)
  return [name, ...lines.map((line) => `    ${line}`)].join('\n')
}

const linesOf = (entries: readonly string[]): string => entries.map((one) => `${one}\n`).join('')

const [reportFile = '', failuresFile = ''] = process.argv.slice(2)
const report = JSON.parse(readFileSync(reportFile, 'utf8')) as {
  numPassedTests: number
  testResults: TestFile[]
}
const failures = report.testResults.flatMap((file) => failuresOf(file))
appendFileSync(failuresFile, linesOf(failures))
process.stdout.write(`${report.numPassedTests} ${failures.length}\n`)
