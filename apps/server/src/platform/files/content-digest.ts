const form = /(?:^|,)\s*sha-256=:([A-Za-z\d+/]{43}=):/

/** The SHA-256 a client says its body has (RFC 9530), or undefined. */
export function readContentDigest(header: string | string[] | undefined): Buffer | undefined {
  const said = typeof header === 'string' ? form.exec(header)?.[1] : undefined
  return said === undefined ? undefined : Buffer.from(said, 'base64')
}
