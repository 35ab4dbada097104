// Files printed from code: schema.graphql, .env.example, the manifest of known documents and the web's types.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { lexicographicSortSchema, parse, printSchema, validate } from 'graphql'
import { printExample } from '../apps/server/src/platform/config.ts'
import { documentHash } from '../apps/server/src/platform/graphql/graphql-limits.ts'
import { makeSchema } from '../apps/server/src/schema.ts'
import { webDocuments } from '../apps/web/scripts/codegen.ts'
import { webOperations } from '../apps/web/scripts/operations.ts'

const schema = makeSchema()
const isCheck = process.argv.includes('--check')

function manifest(): string {
  const known = new Map<string, string>()
  const ofServer = globSync('apps/server/operations/*.graphql')
    .toSorted()
    .map((file) => [file, parse(readFileSync(file, 'utf8'))] as const)
  for (const [file, document] of [...ofServer, ...webOperations()]) {
    const [fault] = validate(schema, document)
    if (fault !== undefined) throw new Error(`${file}: ${fault.message}`)
    known.set(documentHash(document), file)
  }
  return `${JSON.stringify(Object.fromEntries(known), null, 2)}\n`
}

const outputs = {
  'apps/server/schema.graphql': `${printSchema(lexicographicSortSchema(schema))}\n`,
  'apps/server/known-documents.json': manifest(),
  '.env.example': printExample(),
}

checkOrWrite(outputs)
// The web's types are made from the printed schema, hence after it.
checkOrWrite({ 'apps/web/src/gql/graphql.ts': await webDocuments() })

function checkOrWrite(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    if (!isCheck) {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    } else if (read(file) !== text) {
      process.stderr.write(`${file} is not what the code prints: npm run generate\n`)
      process.exitCode = 1
    }
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
