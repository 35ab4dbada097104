import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { addGuestLinkInput } from '@hauswart/domain/guest-links/guest-link.input'
import { makeSecret } from './make-secret.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

test('the server gets hashes that the link and its PIN match, and never the secret', async () => {
  const { secret, ...told } = await makeSecret('428613')
  expect(told).toEqual({ secretHash: hashOf(secret), pinHash: hashOf(`${secret}|428613`) })
  const facts = { id: '01890000-0000-7000-8000-000000000001', label: 'Bank', purpose: 'bank', days: 7 }
  const input = { ...facts, ...told, documentIds: ['01890000-0000-7000-8000-000000000002'] }
  expect(addGuestLinkInput.safeParse(input).success).toBe(true)
})

test('without a PIN there is none to match, and no two secrets are alike', async () => {
  const [one, other] = await Promise.all([makeSecret(''), makeSecret('')])
  expect(one).not.toHaveProperty('pinHash')
  expect(one.secret).not.toBe(other.secret)
})
