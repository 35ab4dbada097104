import { randomBytes, randomInt } from 'node:crypto'
import { makeClock } from '../apps/server/src/platform/clock.ts'
import { AddTodoDocument, CreateRealEstateDocument } from '../apps/web/src/gql/graphql.ts'
import type { Site } from './site.ts'

export type NewPerson = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
}

const clock = makeClock()

/** Somebody nobody else is. */
export const somebody = (firstName: string): NewPerson => ({
  firstName,
  lastName: 'Muster',
  email: `${firstName.toLowerCase()}.${randomBytes(4).toString('hex')}@kunde.test`,
  password: 'Nussbaum am Dorfbach 41',
})

/** Registered and confirmed through the doors everybody uses, from an address of its own. */
export async function openAccount(site: Site, person: NewPerson): Promise<void> {
  await post(site, '/rest/register', { ...person, termsVersion: '1' })
  const token = (await site.linkTo(person.email)).split('/').at(-1)
  await post(site, '/rest/confirm', { token })
}

/** A house with to-dos, recorded as the app would. Gives its number. */
export async function openHouse(
  site: Site,
  { email, password }: NewPerson,
  name: string,
  todos: readonly string[] = [],
): Promise<string> {
  const { token } = (await post(site, '/rest/login', { email, password })) as { token: string }
  const say = async (document: { toString(): string }, variables: object) => {
    const query = document.toString()
    const answer = await post(site, '/graphql', { query, variables }, { authorization: `Bearer ${token}` })
    if ('errors' in answer) throw new Error(`${query}: ${JSON.stringify(answer)}`)
  }
  const id = clock.newId()
  const fresh = () => ({ idempotencyKey: clock.newId(), id: clock.newId() })
  const place = { street: 'Lindenweg', houseNumber: '14', zip: '8610', city: 'Uster', canton: 'ZH' }
  const kind = { kind: 'single_family_house', usage: 'owner_occupied', ownership: 'sole' }
  await say(CreateRealEstateDocument, { input: { ...fresh(), id, name, ...kind, ...place, buildYear: 1978 } })
  for (const title of todos) await say(AddTodoDocument, { realEstateId: id, input: { ...fresh(), title } })
  return id
}

async function post(site: Site, path: string, body: unknown, more: Record<string, string> = {}) {
  const from = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
  const answer = await fetch(`${site.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...more },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
  return (text === '' ? {} : JSON.parse(text)) as object
}
