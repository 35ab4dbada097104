import {
  createCipheriv,
  createECDH,
  createHmac,
  createPrivateKey,
  hkdfSync,
  randomBytes,
  sign,
  type ECDH,
} from 'node:crypto'

/** The keys of one browser, as base64url. */
export type BrowserKeys = { readonly p256dh: string; readonly auth: string }

const curve = 'prime256v1'
const recordSize = 4_096

/** Sealed so that only this browser can open it (RFC 8291, aes128gcm of RFC 8188, one record). */
export function sealFor(
  browser: BrowserKeys,
  text: string,
  // Given only to compare with the example of the RFC.
  { salt = randomBytes(16), own = freshKey() }: { salt?: Buffer; own?: ECDH } = {},
): Buffer {
  const theirs = Buffer.from(browser.p256dh, 'base64url')
  const ours = own.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const secret = derive(own.computeSecret(theirs), Buffer.from(browser.auth, 'base64url'), info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // The 2 says that nothing follows.
  const body = [cipher.update(text, 'utf8'), cipher.update(Buffer.from([2])), cipher.final()]
  const head = Buffer.alloc(5)
  head.writeUInt32BE(recordSize)
  head.writeUInt8(ours.length, 4)
  return Buffer.concat([salt, head, ours, ...body, cipher.getAuthTag()])
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

function freshKey(): ECDH {
  const key = createECDH(curve)
  key.generateKeys()
  return key
}

/** Who sends: the key browsers subscribe with, and the header that proves to a push service that it is ours. */
export type Sender = {
  readonly publicKey: string
  authorization(endpoint: string, now: Date): string
}

const goodForSeconds = 12 * 3_600

/** VAPID (RFC 8292) with the private key as base64url. */
export function makeSender(privateKey: string, subject: string): Sender {
  const key = createECDH(curve)
  key.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  const point = key.getPublicKey()
  const signingKey = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: key.getPrivateKey().toString('base64url'),
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const publicKey = point.toString('base64url')
  return {
    publicKey,
    authorization: (endpoint, now) => {
      const exp = Math.floor(now.getTime() / 1_000) + goodForSeconds
      const claims = { aud: new URL(endpoint).origin, exp, sub: subject }
      const said = [{ typ: 'JWT', alg: 'ES256' }, claims]
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.')
      const seal = sign('sha256', Buffer.from(said), { key: signingKey, dsaEncoding: 'ieee-p1363' })
      return `vapid t=${said}.${seal.toString('base64url')}, k=${publicKey}`
    },
  }
}

/** In development a key nobody has to make: always the same for the same pepper. */
export const developmentKey = (pepper: string): string =>
  createHmac('sha256', pepper).update('push').digest('base64url')
