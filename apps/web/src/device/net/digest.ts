/** SHA-256 of a file, by the browser itself. */
export const digestOf = async (blob: Blob): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()))

export const asHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export const asBase64 = (bytes: Uint8Array): string => btoa(String.fromCodePoint(...bytes))
