import type { Random } from './random.ts'

/** A form as it goes over the wire. */
export type Form = {
  readonly contentType: string
  readonly body: Buffer
  /** The sender vanishes after so many bytes. */
  readonly breaksOffAt: number | undefined
  /** Sent in pieces of this size, without saying how long it will be. */
  readonly pieces: number | undefined
}
type Part = { headers: string[]; body: string }

const boundary = 'hauswart'
const query =
  'mutation Add($house: ID!, $file: Upload!, $input: AddPictureInput!) { addPicture(realEstateId: $house, file: $file, input: $input) { id } }'
const disposition = (name: string, more = '') => `content-disposition: form-data; name="${name}"${more}`

/** A form that is right but for its file, which is no picture: it is read to the end, and nothing is stored. */
const goodParts = (house: string, id: string): Part[] => [
  {
    headers: [disposition('operations')],
    body: JSON.stringify({ query, variables: { house, file: null, input: { id, idempotencyKey: id } } }),
  },
  { headers: [disposition('map')], body: '{"0":["variables.file"]}' },
  {
    headers: [disposition('0', '; filename="a.jpg"'), 'content-type: image/jpeg'],
    body: 'no picture '.repeat(40),
  },
]

const bentHeaders = [
  ': y',
  'no colon',
  'x: a\0b',
  'x: a\nb',
  'x: a\r\n  folded',
  `x: ${'y'.repeat(17_000)}`,
  'content-type: text/plain; charset=klingonisch',
  'content-type: application/octet-stream',
  'content-type: ;;;',
  'content-transfer-encoding: base64',
  'content-disposition: attachment',
  'content-disposition: form-data',
  'content-disposition: form-data; name=',
  disposition('0', '; filename="a\0.jpg"'),
  disposition('0', `; filename="${'ä'.repeat(9_000)}"`),
  disposition('0', `; filename*=utf-8''%ff%00%`),
  disposition('0', `; filename*=x'y'z`),
  disposition('0', '; filename="../../a\\"'),
  disposition('__proto__'),
] as const
const bentMaps = [
  '{',
  '[]',
  'null',
  '{"0":[]}',
  '{"0":["variables.__proto__.x"]}',
  '{"0":{}}',
  '{"0":["variables.file","variables.file"]}',
]
const bentOperations = [
  '',
  'null',
  '[]',
  '1',
  '{"query":',
  '{"query":"{ me { id } }","variables":null}',
  `[${'['.repeat(5_000)}`,
]
const morsels = [
  '\0',
  '\r',
  '\n',
  '\r\n',
  '\r\n\r\n',
  '--',
  `--${boundary}`,
  `\r\n--${boundary}`,
  `\r\n--${boundary}--`,
  ':',
  '"',
  '\u{1f3e0}',
]

const bends: readonly ((parts: Part[], random: Random) => void)[] = [
  (parts, random) => random.pick(parts)?.headers.push(random.pick(bentHeaders) ?? ''),
  (parts, random) => random.pick(parts)?.headers.unshift(random.pick(bentHeaders) ?? ''),
  (parts, random) => random.pick(parts)?.headers.splice(0, 1, random.pick(bentHeaders) ?? ''),
  (parts, random) => void parts.splice(random.below(parts.length), 1),
  (parts, random) => void parts.splice(random.below(parts.length), 0, ...parts.slice(0, 1 + random.below(3))),
  (parts) => void parts.splice(0, parts.length, ...parts.toReversed()),
  (parts, random) =>
    void parts.splice(1, 1, { headers: [disposition('map')], body: random.pick(bentMaps) ?? '' }),
  (parts, random) =>
    void parts.splice(0, 1, {
      headers: [disposition('operations')],
      body: random.pick(bentOperations) ?? '',
    }),
  (parts, random) => {
    for (let count = random.below(30); count > 0; count -= 1)
      parts.push({ headers: [disposition('0', '; filename="b"')], body: '' })
  },
]
const contentTypes = [
  `multipart/form-data; boundary="${boundary}"`,
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=other',
  `multipart/form-data; boundary=${'x'.repeat(400)}`,
  `multipart/form-data; charset=utf-16; boundary=${boundary}`,
]

/** One form bent by lot: in its parts, in its bytes, in how it is sent. The same seed bends the same way. */
export function bentForm(random: Random, house: string, id: string): Form {
  const parts = goodParts(house, id)
  for (let count = random.below(3); count > 0; count -= 1) random.pick(bends)?.(parts, random)
  let body = written(parts)
  for (let count = random.below(4); count > 0; count -= 1) body = bentBytes(body, random)
  return {
    body,
    contentType:
      random.below(12) === 0
        ? (random.pick(contentTypes) ?? '')
        : `multipart/form-data; boundary=${boundary}`,
    breaksOffAt: random.below(25) === 0 ? random.below(body.length + 1) : undefined,
    pieces: random.below(4) === 0 ? 1 + Math.floor(body.length / (1 + random.below(20))) : undefined,
  }
}

const written = (parts: readonly Part[]): Buffer =>
  Buffer.from(
    `${parts.map(({ headers, body }) => `--${boundary}\r\n${headers.join('\r\n')}\r\n\r\n${body}\r\n`).join('')}--${boundary}--\r\n`,
  )

function bentBytes(body: Buffer, random: Random): Buffer {
  const at = random.below(body.length + 1)
  const [before, after] = [body.subarray(0, at), body.subarray(at)]
  switch (random.below(5)) {
    case 0:
      return before
    case 1:
      return Buffer.concat([before, Buffer.from(random.pick(morsels) ?? ''), after])
    case 2:
      return Buffer.concat([before, after.subarray(random.below(60))])
    case 3:
      return Buffer.concat([before, body.subarray(random.below(at + 1), at), after])
    default: {
      const copy = Buffer.from(body)
      if (copy.length > 0) copy[Math.min(at, copy.length - 1)] = random.below(256)
      return copy
    }
  }
}
