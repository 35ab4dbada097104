/** A secret of 256 bits and what the server may know of it: its hash, and the hash of it with the PIN. */
export async function makeSecret(
  pin: string,
): Promise<{ secret: string; secretHash: string; pinHash?: string }> {
  const secret = base64url(crypto.getRandomValues(new Uint8Array(32)))
  const secretHash = await hashOf(secret)
  return pin === ''
    ? { secret, secretHash }
    : { secret, secretHash, pinHash: await hashOf(`${secret}|${pin}`) }
}

const hashOf = async (text: string): Promise<string> =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
