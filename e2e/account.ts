import { randomInt } from 'node:crypto'
import type { Site } from './site.ts'

export type NewPerson = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
}

/** Registered and confirmed through the doors everybody uses, from an address of its own. */
export async function openAccount(site: Site, person: NewPerson): Promise<void> {
  const from = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
  const post = async (path: string, body: unknown) => {
    const answer = await fetch(`${site.url}/rest${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  }
  await post('/register', { ...person, termsVersion: '1' })
  const token = (await site.linkTo(person.email)).split('/').at(-1)
  await post('/confirm', { token })
}
