// Names and words the other tools cannot judge (docs/house.md §3, §5, §6).
import { globSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname } from 'node:path'

const serverRoles =
  /^[a-z-]+(\.[a-z-]+)?\.(table|queries|service|graphql|rest|jobs|mails|paper|source|thread|test)\.ts$/
const domainNames = /^[a-z0-9-]+(\.(input|labels|test|input\.test))?\.ts$/
const webFeatureNames = /^(use-)?[a-z0-9-]+(\.(texts|test|texts\.test))?\.tsx?$|^[a-z0-9-]+\.module\.css$/
const pageNames = /^[a-z-]+\.page\.tsx$/
const migrationNames = /^\d{4}_[a-z_]+\.sql$/
/** More than this nobody takes in at a glance: the folder needs drawers. */
const mostFilesInFolder = 30

const complaints: string[] = []
const notOurs = new Set(['node_modules', 'build', '.building', '.react-router', 'gql'])
const files = (pattern: string) => globSync(pattern, { exclude: (name) => notOurs.has(basename(name)) })

function allow(pattern: string, names: RegExp, where: string): void {
  for (const file of files(pattern))
    if (statSync(file).isFile() && !names.test(basename(file)))
      complaints.push(`${file}: not a file name ${where} knows`)
}

allow('apps/server/src/features/*/*', serverRoles, 'a server feature')
allow('packages/domain/src/*/**', domainNames, 'domain')
allow('apps/web/src/features/*/**', webFeatureNames, 'a web feature')
allow('apps/web/src/pages/**', pageNames, 'pages')
allow('apps/server/migrations/*', migrationNames, 'migrations')

const perFolder = Object.groupBy(
  files('{apps,packages}/*/src/**/*').filter((path) => statSync(path).isFile()),
  (file) => dirname(file),
)
for (const [folder, held = []] of Object.entries(perFolder))
  if (held.length > mostFilesInFolder)
    complaints.push(`${folder}: ${held.length} files, at most ${mostFilesInFolder} to a folder`)

for (const file of files('{apps,packages,proof,e2e,scripts,content,docs}/**/*.{ts,tsx,md}')) {
  if (readFileSync(file, 'utf8').includes('\u00DF')) complaints.push(`${file}: Swiss spelling has no sharp s`)
}

// A word that leads outside the repository would make a clone depend on a place only its makers have.
for (const file of files('{apps,packages,proof,e2e,scripts,docs,ops,content}/**/*').concat(files('*.md'))) {
  if (
    /\.(tsx?|css|md|sql|sh|yaml|json)$/.test(file) &&
    file !== 'scripts/check-layout.ts' &&
    readFileSync(file, 'utf8').includes('/shared/')
  ) {
    complaints.push(`${file}: points outside the repository`)
  }
}

// Files of tests share what is loaded: one that puts something else in its place must be alone, or it gets the real one.
const isolated = readFileSync('vitest.config.ts', 'utf8')
for (const file of files('{apps/web,packages,scripts,proof}/**/*.test.ts'))
  if (readFileSync(file, 'utf8').includes('vi.mock(') && !isolated.includes(`'${file}'`))
    complaints.push(`${file}: uses vi.mock and is not named as alone in vitest.config.ts`)

const glossary = readFileSync('docs/glossary.md', 'utf8')
for (const folder of new Set(files('apps/*/src/features/*').map((path) => basename(path)))) {
  if (!glossary.includes(`\`${folder}\``)) complaints.push(`features/${folder}: no row in docs/glossary.md`)
}

const numbers = files('apps/server/migrations/*.sql').map((file) => basename(file).slice(0, 4))
if (new Set(numbers).size !== numbers.length)
  complaints.push('apps/server/migrations: two files share a number')

for (const [file, most] of [
  ['README.md', 100],
  ['ARCHITECTURE.md', 200],
  ['docs/house.md', 250],
] as const) {
  if (readFileSync(file, 'utf8').split('\n').length > most)
    complaints.push(`${file}: longer than ${most} lines`)
}

for (const complaint of complaints) process.stderr.write(`${complaint}\n`)
process.exitCode = complaints.length > 0 ? 1 : 0
