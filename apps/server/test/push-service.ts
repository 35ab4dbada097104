import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a push service took: who signed it for whom, and what the browser reads. */
export type Pushed = { readonly topic: string; readonly text: string; readonly ttl: number }

/** A double of the service of a browser's maker with one browser: checks the VAPID signature and opens the seal. */
export async function openPushService(publicKey: () => string) {
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const auth = randomBytes(16)
  const state = { answers: 201, pushed: [] as Pushed[], refused: 0 }
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const { authorization = '', topic, ttl } = request.headers
      const isOurs = isSigned(authorization, origin(), publicKey())
      if (!isOurs) state.refused += 1
      else if (state.answers === 201)
        state.pushed.push({ topic: String(topic), ttl: Number(ttl), text: opened(Buffer.concat(pieces)) })
      response.writeHead(isOurs ? state.answers : 403).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function opened(body: Buffer): string {
    const [salt, theirs, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)]
    const derive = (secret: Buffer, from: Buffer, info: Buffer, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, from, info, length))
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), theirs])
    const secret = derive(browser.computeSecret(theirs), auth, info, 32)
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(sealed.subarray(-16))
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    return plain.subarray(0, -1).toString()
  }

  return {
    state,
    origin: origin(),
    subscription: (name: string) => ({
      endpoint: `${origin()}/${name}`,
      p256dh: browser.getPublicKey().toString('base64url'),
      auth: auth.toString('base64url'),
    }),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

function isSigned(authorization: string, origin: string, publicKey: string): boolean {
  const [, token = '', key = ''] = authorization.match(/^vapid t=([\w.-]+), k=([\w-]+)$/) ?? []
  const [head = '', claims = '', seal = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  if (key !== publicKey || point.length !== 65) return false
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const signer = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
  const { aud, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number }
  const isFor = aud === origin && exp > Date.now() / 1_000 && exp < Date.now() / 1_000 + 86_400
  const options = { key: signer, dsaEncoding: 'ieee-p1363' as const }
  return isFor && verify('sha256', Buffer.from(`${head}.${claims}`), options, Buffer.from(seal, 'base64url'))
}
