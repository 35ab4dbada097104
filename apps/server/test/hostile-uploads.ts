import type { Hostile } from './hostile-requests.ts'
import { newId } from './world.ts'

const multipartBoundary = 'hauswart'
const multipart = (operations: unknown, map: unknown, files = 1) => ({
  headers: { 'content-type': `multipart/form-data; boundary=${multipartBoundary}`, 'x-app-request': '1' },
  body: [
    part('operations', JSON.stringify(operations)),
    part('map', typeof map === 'string' ? map : JSON.stringify(map)),
    ...Array.from({ length: files }, (_, index) => part(String(index), 'x', '; filename="a.png"')),
    `--${multipartBoundary}--\r\n`,
  ].join(''),
})
const part = (name: string, value: string, more = '') =>
  `--${multipartBoundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`

/** A form written out sign by sign. */
const raw = (body: string, boundary: string = multipartBoundary) => ({
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'x-app-request': '1' },
  body: body.replaceAll('--X', `--${boundary}`),
})
const addPicture =
  'mutation Add($f: Upload!, $i: AddPictureInput!) { addPicture(realEstateId: "x", file: $f, input: $i) { id } }'
const good =
  part(
    'operations',
    JSON.stringify({
      query: addPicture,
      variables: { f: null, i: { id: newId(), idempotencyKey: newId() } },
    }),
  ) + part('map', '{"0":["variables.f"]}')

/** Part headers that no browser writes. */
const bentHeaders: readonly (readonly [name: string, header: string])[] = [
  ['an empty name', ': y'],
  ['a null byte', 'content-disposition: form-data; name="0\0"'],
  ['a null byte in the file name', 'content-disposition: form-data; name="0"; filename="a\0.png"'],
  ['more than 16 kB', `x-long: ${'x'.repeat(20_000)}`],
  ['a file name of 20 kB', `content-disposition: form-data; name="0"; filename="${'a'.repeat(20_000)}"`],
  ['a line without a colon', 'content-disposition'],
  ['a bare line feed', 'content-disposition: form-data; name="0"\nx: y'],
]

const complex = ['TOO_COMPLEX']
const bad = ['BAD_INPUT']

/** Forms with files, bent in every part. */
export const hostileUploads: readonly Hostile[] = [
  {
    name: 'multipart map into __proto__',
    ...multipart({ query: '{ me { id } }', variables: {} }, { 0: ['variables.__proto__.polluted'] }),
    code: ['BAD_INPUT', 'none'],
  },
  {
    name: 'multipart map into constructor',
    ...multipart(
      { query: '{ me { id } }', variables: {} },
      { 0: ['variables.constructor.prototype.polluted'] },
    ),
    code: ['BAD_INPUT', 'none'],
  },
  {
    name: 'multipart map over the document',
    ...multipart({ query: '{ me { id } }', variables: {} }, { 0: ['query'] }),
    code: bad,
  },
  { name: 'multipart map that is none', ...multipart({ query: '{ me { id } }' }, '[[['), code: bad },
  { name: 'multipart operations that are none', ...multipart('nonsense', {}), code: bad },
  {
    name: 'multipart with fifty files',
    ...multipart(
      { query: '{ me { id } }', variables: { a: [] } },
      Object.fromEntries(Array.from({ length: 50 }, (_, index) => [index, [`variables.a.${index}`]])),
      50,
    ),
    code: ['BAD_INPUT', 'FILE_TOO_LARGE'],
  },
  {
    name: 'multipart batch',
    ...multipart([{ query: '{ me { id } }' }, { query: '{ me { id } }' }], {}),
    code: complex,
  },
  {
    name: 'multipart without our header',
    ...multipart({ query: '{ me { id } }' }, {}),
    headers: { 'content-type': `multipart/form-data; boundary=${multipartBoundary}` },
    code: ['FORBIDDEN'],
  },
  {
    name: 'multipart that never ends',
    headers: { 'content-type': `multipart/form-data; boundary=${multipartBoundary}`, 'x-app-request': '1' },
    body: part('operations', '{"query":"{ me { id } }"}'),
    code: bad,
  },
  {
    name: 'multipart without a boundary',
    headers: { 'content-type': 'multipart/form-data', 'x-app-request': '1' },
    body: 'x',
    code: bad,
  },
  ...bentHeaders.flatMap(([name, header]) => [
    {
      name: `multipart whose first part has a header with ${name}`,
      ...raw(`--X\r\n${header}\r\n\r\nx\r\n--X--\r\n`),
      code: bad,
    },
    {
      name: `multipart whose file has a header with ${name}`,
      ...raw(`${good}--X\r\n${header}\r\n\r\nx\r\n--X--\r\n`),
      code: ['NOT_FOUND', 'BAD_INPUT'],
    },
  ]),
  {
    name: 'multipart that ends in a header',
    ...raw(`${good}--X\r\ncontent-disp`),
    code: ['NOT_FOUND', 'BAD_INPUT'],
  },
  {
    name: 'multipart that ends in a file',
    ...raw(`${good}--X\r\ncontent-disposition: form-data; name="0"; filename="a.png"\r\n\r\nabc`),
    code: ['NOT_FOUND', 'BAD_INPUT'],
  },
  { name: 'multipart without its file', ...raw(`${good}--X--\r\n`), code: ['NOT_FOUND'] },
  { name: 'multipart of nothing', ...raw(''), code: bad },
  { name: 'multipart with an empty boundary', ...raw('--X--\r\n', '""'), code: bad },
  {
    name: 'multipart with its map first',
    ...raw(part('map', '{}') + part('operations', '{"query":"{ me { id } }"}') + '--X--\r\n'),
    code: bad,
  },
  {
    name: 'multipart with a file before its map',
    ...raw(`${part('0', 'x', '; filename="a.png"')}${good}--X--\r\n`),
    code: bad,
  },
  {
    name: 'multipart of ten thousand parts',
    ...raw(`${good}${'--X\r\nx: y\r\n\r\n\r\n'.repeat(10_000)}--X--\r\n`),
    code: ['NOT_FOUND', 'FILE_TOO_LARGE'],
  },
  {
    name: 'a file that is JSON',
    body: {
      query: addPicture,
      variables: { f: { promise: {} }, i: { id: newId(), idempotencyKey: newId() } },
    },
    code: bad,
  },
]
