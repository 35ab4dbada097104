import { generate } from '@graphql-codegen/cli'

const scalars = {
  Day: 'string',
  Instant: 'string',
  Json: 'unknown',
  Rappen: 'number',
  UUID: 'string',
  Upload: 'Blob',
}

/** The types and documents of `operations/*.graphql` against the server's printed schema. */
export async function webDocuments(): Promise<string> {
  const files = (await generate(
    {
      schema: 'apps/server/schema.graphql',
      documents: ['apps/web/operations/*.graphql'],
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
  const documents = files.find(({ filename }) => filename.endsWith('graphql.ts'))
  if (documents === undefined) throw new Error('no documents were generated')
  return documents.content
}
