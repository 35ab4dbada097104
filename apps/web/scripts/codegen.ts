import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { generate } from '@graphql-codegen/cli'
import { print, stripIgnoredCharacters } from 'graphql'
import { webOperations } from './operations.ts'

const scalars = {
  Day: 'string',
  Instant: 'string',
  Json: 'unknown',
  Rappen: 'number',
  UUID: 'string',
  Upload: 'Blob',
}

/** The types and documents of `operations/` against the server's printed schema. */
export async function webDocuments(): Promise<string> {
  // The generator sorts by the names of files, and the printed order should stay.
  const place = mkdtempSync(join(tmpdir(), 'hauswart-operations-'))
  try {
    for (const [file, document] of webOperations())
      writeFileSync(join(place, basename(file)), print(document))
    return await generated(`${place}/*.graphql`)
  } finally {
    rmSync(place, { recursive: true })
  }
}

async function generated(documents: string): Promise<string> {
  const files = (await generate(
    {
      schema: 'apps/server/schema.graphql',
      documents,
      silent: true,
      generates: {
        'apps/web/src/gql/': {
          preset: 'client',
          presetConfig: { fragmentMasking: false },
          config: {
            documentMode: 'string',
            useTypeImports: true,
            enumsAsTypes: true,
            strictScalars: true,
            scalars,
          },
        },
      },
    },
    false,
  )) as { filename: string; content: string }[]
  const printed = files.find(({ filename }) => filename.endsWith('graphql.ts'))
  if (printed === undefined) throw new Error('no documents were generated')
  // Spaces travel with every page that asks, and in the address of every question.
  return printed.content.replaceAll(
    /(new TypedDocumentString\(`)([^`]+)/g,
    (_whole, start: string, document: string) => start + stripIgnoredCharacters(document),
  )
}
