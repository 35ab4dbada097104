/** How many leading bits of an address count as one network, per family. */
export type NetworkSize = { readonly v4: 16 | 24 | 32; readonly v6: 48 | 64 }

/** One customer line: providers hand out a whole IPv6 /64, so single addresses in it are free to change. */
export const oneLine: NetworkSize = { v4: 32, v6: 64 }

/** Coarse enough to be no movement profile, fine enough to recognise "at home". */
export const oneArea: NetworkSize = { v4: 24, v6: 48 }

/** The network of an IP address as text; an unreadable address is a network of its own. */
export function networkOf(address: string, size: NetworkSize): string {
  const text = (address.split('%')[0] ?? '').toLowerCase()
  const v4 = text.startsWith('::ffff:') && text.includes('.') ? text.slice(7) : text
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(v4)) return v4Network(v4, size.v4)
  const groups = v6Groups(text)
  if (groups === undefined) return 'unknown'
  return `${groups
    .slice(0, size.v6 / 16)
    .map((group) => group.toString(16))
    .join(':')}::/${size.v6}`
}

function v4Network(address: string, bits: number): string {
  if (bits === 32) return address
  const kept = address.split('.').slice(0, bits / 8)
  return `${[...kept, '0', '0', '0'].slice(0, 4).join('.')}/${bits}`
}

function v6Groups(text: string): number[] | undefined {
  const [head = '', tail, ...rest] = text.split('::')
  if (rest.length > 0) return undefined
  const left = parts(head)
  const right = tail === undefined ? [] : parts(tail)
  const missing = 8 - left.length - right.length
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined
  const groups = [...left, ...Array.from({ length: missing }, () => 0), ...right]
  return groups.every((group) => group >= 0 && group <= 0xffff) ? groups : undefined
}

const parts = (text: string): number[] =>
  text === ''
    ? []
    : text.split(':').map((part) => (/^[0-9a-f]{1,4}$/.test(part) ? Number.parseInt(part, 16) : -1))
