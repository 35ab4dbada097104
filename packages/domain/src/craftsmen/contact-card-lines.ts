/** One line of a contact as telephones and mail programs write it; `item1.TEL;TYPE=CELL:079…`. */
export type CardProperty = {
  readonly group: string
  readonly name: string
  readonly params: readonly string[]
  readonly value: string
}

// Longer ones are pictures, of which nothing is taken.
const longestLine = 4_000

export function* propertiesOf(file: Uint8Array): Generator<CardProperty> {
  for (const line of linesOf(textOf(file))) {
    const property = propertyOf(line)
    if (property !== undefined) yield property
  }
}

/** The parts of a value, as they were before their signs were marked. */
export const partsOf = (value: string): string[] => pieces(value, ';').map(plain)

/** UTF-8 with or without its mark; what is not, was written by an old Windows. */
function textOf(file: Uint8Array): string {
  const [first, second] = file
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(file)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return new TextDecoder('windows-1252').decode(file)
  }
}

/** Lines as they were before they were folded: by a blank, or by the sign of quoted-printable. */
function* linesOf(text: string): Generator<string> {
  let parts: string[] = []
  let size = 0
  let isQuoted = false
  let isSoft = false
  for (const line of text.split(/\r\n|\r|\n/)) {
    const isMore = isSoft || /^[ \t]/.test(line)
    if (!isMore) {
      yield parts.join('')
      parts = []
      size = 0
      isQuoted = /^[^:]{0,200}QUOTED-PRINTABLE/i.test(line)
    }
    isSoft = isQuoted && line.endsWith('=')
    const part = (isMore && /^[ \t]/.test(line) ? line.slice(1) : line).slice(0, isSoft ? -1 : undefined)
    size += part.length
    if (size <= longestLine) parts.push(part)
  }
  yield parts.join('')
}

function propertyOf(line: string): CardProperty | undefined {
  const [head = '', ...rest] = pieces(line, ':', '"')
  if (rest.length === 0) return undefined
  const [named = '', ...said] = pieces(head, ';', '"')
  const params = said.map((param) => param.toUpperCase().replaceAll('"', ''))
  if (params.some((param) => /^(?:ENCODING=)?(?:B|BASE64)$/.test(param))) return undefined
  const dot = named.lastIndexOf('.')
  const value = rest.join(':')
  return {
    group: dot < 0 ? '' : named.slice(0, dot).toLowerCase(),
    name: named
      .slice(dot + 1)
      .trim()
      .toUpperCase(),
    params,
    value: params.some((param) => param.endsWith('QUOTED-PRINTABLE')) ? unquoted(value, params) : value,
  }
}

/** Cut at a sign, except where it stands between two marks or behind a backslash. */
function pieces(text: string, sign: string, mark?: string): string[] {
  const found: string[] = []
  let from = 0
  let isInside = false
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\\' && mark === undefined) at += 1
    else if (text[at] === mark) isInside = !isInside
    else if (text[at] === sign && !isInside) {
      found.push(text.slice(from, at))
      from = at + 1
    }
  }
  return [...found, text.slice(from)]
}

function unquoted(value: string, params: readonly string[]): string {
  const charset = params.find((param) => param.startsWith('CHARSET='))?.slice('CHARSET='.length)
  return value.replaceAll(/(?:=[\dA-F]{2})+/gi, (signs) => {
    const bytes = Uint8Array.from(signs.slice(1).split('='), (digits) => Number.parseInt(digits, 16))
    return charset?.startsWith('ISO-8859') === true
      ? new TextDecoder('windows-1252').decode(bytes)
      : textOf(bytes)
  })
}

const plain = (part: string): string =>
  part
    .replaceAll(/\\([\\;,:n])/gi, (_all, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign))
    .split('\n')
    .map((row) => row.trim())
    .filter(Boolean)
    .join(', ')
