import type { Hostile } from './hostile-requests.ts'

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
]
