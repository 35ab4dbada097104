import SchemaBuilder from '@pothos/core'
import { isUuid } from '@hauswart/domain/ids/uuid7'
import type { Context } from '#platform/db/access.ts'
import { AppError } from '#platform/app-error.ts'
import type { Upload } from '#platform/files/upload.ts'

/** What a GraphQL resolver sees: the request's context. */
export type GraphqlContext = Context

type SchemaTypes = {
  Context: GraphqlContext
  DefaultFieldNullability: false
  Scalars: {
    ID: { Input: string; Output: string }
    UUID: { Input: string; Output: string }
    Day: { Input: string; Output: string }
    Instant: { Input: string; Output: string }
    Rappen: { Input: number; Output: number }
    Upload: { Input: Upload; Output: never }
    Json: { Input: unknown; Output: unknown }
  }
}

export const builder = new SchemaBuilder<SchemaTypes>({ defaultFieldNullability: false })

export type GraphqlTypes = PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>

/** The field builders of an object and of an input type, for facts that several of them share. */
export type ObjectFields<Row> = PothosSchemaTypes.ObjectFieldBuilder<GraphqlTypes, Row>
export type InputFields = PothosSchemaTypes.InputFieldBuilder<GraphqlTypes, 'InputObject'>

const bad = (field: string) => new AppError('BAD_INPUT', { field })

const text = (name: string, test: (value: string) => boolean) => (value: unknown) => {
  if (typeof value !== 'string' || !test(value)) throw bad(name)
  return value
}

const dayPattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const isDay = (value: string) =>
  dayPattern.test(value) && new Date(`${value}T00:00:00Z`).toISOString().startsWith(value)
const maxRappen = 9_000_000_000_000_000

function parseRappen(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || Math.abs(value) > maxRappen)
    throw bad('Rappen')
  return value
}

builder.scalarType('UUID', {
  description: 'Ein UUID nach RFC 9562 in Kleinbuchstaben',
  serialize: (value) => value,
  parseValue: text('UUID', isUuid),
})
builder.scalarType('Day', {
  description: 'Ein Kalendertag, JJJJ-MM-TT',
  serialize: (value) => value,
  parseValue: text('Day', isDay),
})
builder.scalarType('Instant', {
  description: 'Ein Zeitpunkt in UTC',
  serialize: (value) => value,
  parseValue: text('Instant', (value) => !Number.isNaN(Date.parse(value))),
})
builder.scalarType('Rappen', {
  description: 'Ein Betrag in ganzen Rappen',
  serialize: (value) => value,
  parseValue: parseRappen,
})
builder.scalarType('Json', {
  description: 'Freie Struktur, nur lesbar',
  serialize: (value) => value,
  parseValue: () => {
    throw bad('Json')
  },
})
builder.scalarType('Upload', {
  description: 'Eine Datei einer multipart-Anfrage',
  serialize: () => {
    throw bad('Upload')
  },
  parseValue: (value) => {
    // No JSON makes a promise: it was laid there by the reader of the form.
    if (!(value instanceof Promise)) throw bad('Upload')
    return value as Upload
  },
})

builder.queryType({})
builder.mutationType({})
builder.subscriptionType({})
