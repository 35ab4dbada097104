import { newId } from './world.ts'

export type Hostile = {
  readonly name: string
  readonly method?: 'GET' | 'POST'
  readonly path?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** The refusals that are right; `none` means it is harmless and is answered. */
  readonly code: readonly string[]
}

const times = (count: number, text: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ')
const nest = (levels: number, open: string, core: string): string =>
  open.repeat(levels) + core + '}'.repeat(levels)
const get = (query: string, more: Record<string, string> = {}) =>
  `/graphql?${new URLSearchParams({ query, ...more }).toString()}`
const fragmentBomb = (levels: number, width: number): string =>
  `query { ...f0 } ${times(levels, (at) => `fragment f${at} on Query { ${times(width, () => `...f${at + 1}`)} }`)} fragment f${levels} on Query { me { id } }`

const profileInput = '$input: UpdateProfileInput!'
const updateProfile = `mutation P(${profileInput}) { updateProfile(input: $input) { id firstName } }`
const withInput = (facts: unknown) => ({ query: updateProfile, variables: { input: facts } })
const keyed = (facts: object) => withInput({ idempotencyKey: newId(), expectedVersion: 1, ...facts })
const mutation = `mutation { archiveRealEstate(id: "x", input: { idempotencyKey: "${newId()}", expectedVersion: 1 }) { id } }`
const introspection = '{ __schema { types { name fields { name args { name } } } } }'
const ast = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      selectionSet: {
        kind: 'SelectionSet',
        selections: [{ kind: 'Field', name: { kind: 'Name', value: '__typename' } }],
      },
    },
  ],
}

const complex = ['TOO_COMPLEX']
const bad = ['BAD_INPUT']

/** Requests someone sends to break or to stall the service. Each is answered at once, with the right no. */
export const hostileRequests: readonly Hostile[] = [
  {
    name: 'deep selection',
    body: { query: `{ realEstate { ${nest(9, 'components { nodes {', 'id')} ${'}'.repeat(9)} } }` },
    code: complex,
  },
  {
    name: 'deep inline fragments',
    body: { query: `{ realEstate { ${nest(200, '... {', 'id')} } }` },
    code: ['NOT_FOUND'],
  },
  {
    name: 'deep list literal',
    body: { query: `{ realEstates(statuses: ${'['.repeat(400)}${']'.repeat(400)}) { nextCursor } }` },
    code: bad,
  },
  {
    name: 'wide selection of the same column',
    body: { query: `{ me { ${'id '.repeat(950)} } }` },
    code: bad,
  },
  {
    name: 'wide selection of the same object',
    body: { query: `{ ${'me { id } '.repeat(240)} }` },
    code: ['none'],
  },
  {
    name: 'overlapping nested selections',
    body: { query: `{ ${'realEstate { members { firstName } } '.repeat(130)} }` },
    code: ['NOT_FOUND', 'RATE_LIMITED', 'BAD_INPUT'],
  },
  {
    name: 'alias flood',
    body: { query: `{ ${times(60, (index) => `a${index}: me { id }`)} }` },
    code: complex,
  },
  {
    name: 'alias flood of columns',
    body: { query: `{ me { ${times(200, (index) => `a${index}: id`)} } }` },
    code: complex,
  },
  {
    name: 'aliases hidden in a fragment',
    body: {
      query: `{ ${'...f '.repeat(3)} } fragment f on Query { ${times(6, (index) => `a${index}: me { id }`)} }`,
    },
    code: complex,
  },
  {
    name: 'directive overload on one field',
    body: { query: `{ me { id ${'@skip(if: false) '.repeat(60)} } }` },
    code: complex,
  },
  { name: 'unknown directives', body: { query: `{ me { id ${'@a '.repeat(400)} } }` }, code: complex },
  {
    name: 'directive overload on the operation',
    body: { query: `query ${'@a '.repeat(400)} { me { id } }` },
    code: complex,
  },
  {
    name: 'directives on a fragment definition',
    body: { query: `{ ...f } fragment f on Query ${'@a '.repeat(400)} { me { id } }` },
    code: bad,
  },
  {
    name: 'fragment that spreads itself',
    body: { query: '{ ...f } fragment f on Query { ...f }' },
    code: bad,
  },
  {
    name: 'fragment cycle of three',
    body: {
      query:
        '{ ...a } fragment a on Query { ...b } fragment b on Query { ...c } fragment c on Query { ...a }',
    },
    code: bad,
  },
  {
    name: 'fragment cycle nobody spreads',
    body: { query: '{ me { id } } fragment a on Query { ...b } fragment b on Query { ...a }' },
    code: bad,
  },
  {
    name: 'fragment cycle through an object',
    body: {
      query:
        '{ realEstates { nodes { ...a } } } fragment a on RealEstate { components { nodes { ...b } } } fragment b on Component { ...a }',
    },
    code: bad,
  },
  { name: 'fragment bomb of 60 levels', body: { query: fragmentBomb(60, 2) }, code: complex },
  { name: 'fragment bomb of 12 levels by 20', body: { query: fragmentBomb(12, 20) }, code: complex },
  {
    name: 'fragment bomb nobody spreads',
    body: { query: `{ me { id } } ${fragmentBomb(60, 2).slice(16)}` },
    code: bad,
  },
  { name: 'token flood', body: { query: `{ ${'a '.repeat(2_000)} }` }, code: complex },
  { name: 'token flood of 250 KB', body: { query: `{ ${'a '.repeat(120_000)} }` }, code: complex },
  { name: 'comment of 250 KB', body: { query: `{ me { id } } #${'x'.repeat(250_000)}` }, code: complex },
  {
    name: 'block string of 250 KB',
    body: { query: `{ realEstates(search: """${' \\n'.repeat(60_000)}""") { nextCursor } }` },
    code: complex,
  },
  {
    name: 'body above the limit',
    body: { query: `{ me { id } } #${'x'.repeat(300_000)}` },
    code: ['FILE_TOO_LARGE'],
  },
  {
    name: 'first: 1e9',
    body: { query: '{ realEstates(first: 1000000000) { nodes { id } } }' },
    code: complex,
  },
  {
    name: 'first: 1e9 as a default',
    body: { query: 'query Q($n: Int = 1000000000) { realEstates(first: $n) { nodes { id } } }' },
    code: complex,
  },
  {
    name: 'first: 1e9 as a variable',
    body: { query: 'query Q($n: Int) { realEstates(first: $n) { nodes { id } } }', variables: { n: 1e9 } },
    code: complex,
  },
  { name: 'first below one', body: { query: '{ realEstates(first: -5) { nodes { id } } }' }, code: bad },
  {
    name: 'pages within pages',
    body: { query: '{ realEstates(first: 100) { nodes { components(first: 100) { nodes { id } } } } }' },
    code: complex,
  },
  {
    name: 'pages within pages by defaults',
    body: {
      query:
        'query Q($a: Int = 100, $b: Int = 100) { realEstates(first: $a) { nodes { components(first: $b) { nodes { id } } } } }',
    },
    code: complex,
  },
  {
    name: 'batch of eleven',
    body: Array.from({ length: 11 }, () => ({ query: '{ me { id } }' })),
    code: complex,
  },
  { name: 'empty batch', body: [], code: complex },
  {
    name: 'batch sharing one budget',
    body: Array.from({ length: 10 }, () => ({
      query: '{ realEstates(first: 50) { nodes { members { userId } } } }',
    })),
    code: complex,
  },
  {
    name: 'batch with one bad entry',
    body: [{ query: '{ me { id } }' }, { query: '{ nonsense' }],
    code: bad,
  },
  { name: 'batch within a batch', body: [[{ query: '{ me { id } }' }]], code: bad },
  { name: 'batch of nulls', body: [null, null], code: bad },
  {
    name: 'wrong variable types',
    body: {
      query: 'query Q($n: Int) { realEstates(first: $n) { nextCursor } }',
      variables: { n: { a: [1] } },
    },
    code: bad,
  },
  {
    name: 'sixty thousand wrong values',
    body: {
      query: 'query Q($s: [RealEstateStatus!]) { realEstates(statuses: $s) { nextCursor } }',
      variables: { s: Array.from({ length: 60_000 }, () => 'x') },
    },
    code: bad,
  },
  {
    name: 'variables nested 60000 deep',
    body: `{"query":"query Q($s: [RealEstateStatus!]) { realEstates(statuses: $s) { nextCursor } }","variables":{"s":${'['.repeat(60_000)}${']'.repeat(60_000)}}}`,
    code: bad,
  },
  {
    name: 'variables as a list',
    body: { query: '{ me { id } }', variables: [1, 2] },
    code: ['none'],
  },
  {
    name: 'prototype in the variables',
    body: '{"query":"{ me { id } }","variables":{"__proto__":{"first":1}}}',
    code: bad,
  },
  {
    name: 'several operations in one document',
    body: { query: 'query A { me { id } } query B { me { id } }', operationName: 'A' },
    code: bad,
  },
  {
    name: 'an operation that is not there',
    body: { query: 'query A { me { id } }', operationName: 'B' },
    code: bad,
  },
  { name: 'nothing to execute', body: { query: 'fragment f on Query { me { id } }' }, code: bad },
  { name: 'schema definition', body: { query: 'type A { b: Int } query { me { id } }' }, code: bad },
  {
    name: 'subscription over POST',
    body: { query: 'subscription { realEstateChanged(realEstateId: "x") { id } }' },
    code: bad,
  },
  { name: 'syntax tree as JSON', body: { query: ast }, code: bad },
  { name: 'syntax tree as JSON text', body: { query: JSON.stringify(ast) }, code: bad },
  { name: 'introspection', body: { query: introspection }, code: bad },
  {
    name: 'introspection of one type',
    body: { query: '{ __type(name: "RealEstate") { fields { name } } }' },
    code: bad,
  },
  {
    name: 'introspection hidden in a fragment',
    body: { query: '{ ...f } fragment f on Query { s: __schema { types { name } } }' },
    code: bad,
  },
  { name: 'mutation over GET', method: 'GET', path: get(mutation), code: ['METHOD_NOT_ALLOWED'] },
  {
    name: 'GET with an operation that is not there',
    method: 'GET',
    path: get('query A { me { id } }', { operationName: 'B' }),
    code: bad,
  },
  {
    name: 'GET with broken variables',
    method: 'GET',
    path: get('{ me { id } }', { variables: '{' }),
    code: bad,
  },
  { name: 'GET without a document', method: 'GET', path: '/graphql', code: bad },
  {
    name: 'GET with two documents',
    method: 'GET',
    path: '/graphql?query=%7Bme%7Bid%7D%7D&query=%7Bme%7Bid%7D%7D',
    code: bad,
  },
  {
    name: 'an upgrade header that upgrades nothing',
    headers: { upgrade: 'h2c' },
    body: { query: `{ ${times(60, (index) => `a${index}: me { id }`)} }` },
    code: complex,
  },
  {
    name: 'a foreign origin',
    headers: { origin: 'https://evil.test' },
    body: { query: '{ me { id } }' },
    code: ['FORBIDDEN'],
  },
  {
    name: 'a form of another site',
    headers: { 'content-type': 'text/plain' },
    body: '{"query":"{ me { id } }"}',
    code: bad,
  },
  {
    name: 'a document as its own content type',
    headers: { 'content-type': 'application/graphql' },
    body: `{ ${times(60, (index) => `a${index}: me { id }`)} }`,
    code: complex,
  },
  { name: 'no JSON at all', body: '{"query":', code: bad },
  { name: 'null as the body', body: 'null', code: bad },
  { name: 'huge string', body: keyed({ firstName: 'x'.repeat(200_000) }), code: bad },
  {
    name: 'null byte in a search',
    body: {
      query: 'query Q($s: String) { realEstates(search: $s) { nextCursor } }',
      variables: { s: 'ab\u0000c' },
    },
    code: bad,
  },
  {
    name: 'lone surrogate in a text',
    body: '{"query":"mutation P($i: UpdateProfileInput!) { updateProfile(input: $i) { id } }","variables":{"i":{"idempotencyKey":"x","expectedVersion":1,"firstName":"a\\ud800"}}}',
    code: bad,
  },
  {
    name: 'a pattern as search',
    body: { query: `{ realEstates(search: "${'%_'.repeat(400)}") { nextCursor } }` },
    code: ['none'],
  },
  {
    name: 'a forged cursor',
    body: {
      query: `{ realEstates(after: "${Buffer.from('["\' or 1=1 --"]').toString('base64url')}") { nextCursor } }`,
    },
    code: bad,
  },
  {
    name: 'an id that is none',
    body: { query: '{ realEstate(id: "1 or 1=1") { id } }' },
    code: ['NOT_FOUND'],
  },
  { name: 'unknown input fields', body: keyed({ isAdmin: true, userId: newId() }), code: bad },
]
