import { randomInt } from 'node:crypto'
import type { Operation } from './operations.ts'

/** What one attempt came to. Only "ok" and "refused" are answers; after anything else nobody knows. */
export type Answer =
  | { readonly event: 'ok'; readonly version: number | undefined; readonly body: string }
  | { readonly event: 'refused'; readonly code: string; readonly current?: unknown }
  | { readonly event: 'unknown'; readonly code: string }

export type Send = { readonly url: string; readonly token: string | undefined; readonly signal: AbortSignal }

// The service says itself that these may be tried again.
const comeAgain = ['UNAVAILABLE', 'OUTCOME_UNKNOWN', 'BUSY', 'RATE_LIMITED', 'INTERNAL']

export async function attempt(operation: Operation, how: Send): Promise<Answer> {
  try {
    return operation.kind === 'register' ? await register(operation, how) : await mutate(operation, how)
  } catch (error) {
    return { event: 'unknown', code: (error as Error).name }
  }
}

type GraphqlBody = {
  data: Record<string, { version: number } | null> | null
  errors?: { extensions: { code: string; current?: unknown } }[]
}

async function mutate(operation: Operation, how: Send): Promise<Answer> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${how.token}` }
  const body = JSON.stringify(documentFor(operation))
  const response = await fetch(`${how.url}/graphql`, { method: 'POST', headers, body, signal: how.signal })
  const text = await response.text()
  const { data, errors } = JSON.parse(text) as GraphqlBody
  const error = errors?.[0]?.extensions
  if (error === undefined) return { event: 'ok', version: data?.['it']?.version, body: text }
  if (comeAgain.includes(error.code)) return { event: 'unknown', code: error.code }
  return { event: 'refused', code: error.code, current: error.current }
}

async function register(operation: Operation, how: Send): Promise<Answer> {
  // Each registration comes from a household of its own: the limit per address is not the subject here.
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
  const person = { firstName: 'Vreni', lastName: 'Muster', email: operation.object, termsVersion: '1' }
  const body = JSON.stringify({ ...person, password: 'kastanie-velo-ofen-73' })
  const response = await fetch(`${how.url}/rest/register`, {
    method: 'POST',
    headers,
    body,
    signal: how.signal,
  })
  const text = await response.text()
  if (response.status === 202) return { event: 'ok', version: undefined, body: text }
  const { code } = JSON.parse(text) as { code: string }
  return { event: comeAgain.includes(code) ? 'unknown' : 'refused', code }
}

const plainHouse = {
  name: 'Lindenweg 14',
  kind: 'single_family_house',
  usage: 'owner_occupied',
  ownership: 'sole',
  street: 'Lindenweg',
  zip: '8610',
  city: 'Uster',
  canton: 'ZH',
}

const component = 'mutation It($house: ID!, $object: ID!, $input:'
const documents = {
  createHouse:
    'mutation It($input: CreateRealEstateInput!) { it: createRealEstate(input: $input) { id version } }',
  addComponent:
    'mutation It($house: ID!, $input: AddComponentInput!) { it: addComponent(realEstateId: $house, input: $input) { id version note } }',
  updateComponent: `${component} UpdateComponentInput!) { it: updateComponent(realEstateId: $house, id: $object, input: $input) { id version note } }`,
  deleteComponent: `${component} VersionInput!) { it: deleteComponent(realEstateId: $house, id: $object, input: $input) { id version } }`,
  restoreComponent: `${component} VersionInput!) { it: restoreComponent(realEstateId: $house, id: $object, input: $input) { id version } }`,
  finance:
    'mutation It($house: ID!, $input: RealEstateFinanceInput!) { it: updateRealEstateFinance(id: $house, input: $input) { version } }',
  profile: 'mutation It($input: UpdateProfileInput!) { it: updateProfile(input: $input) { id version } }',
}

function documentFor(operation: Operation): { query: string; variables: Record<string, unknown> } {
  if (operation.kind === 'register') throw new Error('a registration is no GraphQL operation')
  const { house, object } = operation
  const names = operation.kind.endsWith('eComponent')
    ? { house, object }
    : house === undefined
      ? {}
      : { house }
  const input = { idempotencyKey: operation.key, ...inputs[operation.kind](operation) }
  return { query: documents[operation.kind], variables: { ...names, input } }
}

type Input = (operation: Operation) => Record<string, unknown>
const onlyVersion: Input = ({ expectedVersion }) => ({ expectedVersion })
const inputs: Readonly<Record<keyof typeof documents, Input>> = {
  createHouse: ({ object }) => ({ id: object, ...plainHouse }),
  addComponent: ({ object, text }) => ({
    id: object,
    catalogKey: 'windows',
    installedYear: 1998,
    note: text,
  }),
  updateComponent: ({ expectedVersion, text }) => ({ expectedVersion, note: text }),
  deleteComponent: onlyVersion,
  restoreComponent: onlyVersion,
  finance: ({ expectedVersion, rappen }) => ({ expectedVersion, insuredValueRappen: rappen }),
  profile: ({ expectedVersion, text }) => ({ expectedVersion, phone: text }),
}
