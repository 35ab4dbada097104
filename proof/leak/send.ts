import { astFromValue, print } from 'graphql'
import type { Person } from '../../apps/server/test/world.ts'
import type { Tenant } from './tenants.ts'
import type { Slot, Template } from './templates.ts'
import { fillSlots, upload, type Aim } from './values.ts'

/** One request on its way, with what it touches; a batch holds several attempts. */
export type Attempt = {
  readonly attempts: number
  readonly coordinates: readonly string[]
  readonly as: Person
  readonly about: string
  readonly request: (url: string) => Request
}

export const requestForms = ['post', 'alias', 'fragment', 'literal', 'get', 'multipart', 'batch'] as const
export type RequestForm = (typeof requestForms)[number]

const names = (slots: readonly Slot[]): string =>
  slots.map((slot) => `$${slot.variable}: ${String(slot.type)}`).join(', ')
const head = (template: Template, slots: readonly Slot[]): string =>
  `${template.kind}${slots.length === 0 ? '' : ` (${names(slots)})`}`

export const plainText = (template: Template): string =>
  `${head(template, template.slots)} { ${template.call} }`

const fragmentText = (template: Template): string => {
  const root = `${template.kind.charAt(0).toUpperCase()}${template.kind.slice(1)}`
  return `${head(template, template.slots)} { ...f ...f } fragment f on ${root} { ${template.call} }`
}

// The same field twice in one document, once for the own and once for the foreign: both are read in one tick.
function aliasBody(template: Template, aim: Aim): Body {
  const twins = template.slots.map((slot) => ({ ...slot, variable: `w${slot.variable}` }))
  const twinCall = template.call.replaceAll(/\$(v\d+)/g, '$w$1')
  const query = `${head(template, [...template.slots, ...twins])} { a: ${template.call} b: ${twinCall} }`
  return {
    query,
    variables: { ...fillSlots(template.slots, { ...aim, reach: 'own' }), ...fillSlots(twins, aim) },
  }
}

function literalText(template: Template, variables: Record<string, unknown>): string {
  const values = new Map(
    template.slots.map((slot) => {
      const node = astFromValue(variables[slot.variable], slot.type)
      return [slot.variable, node === null || node === undefined ? 'null' : print(node)]
    }),
  )
  return `${template.kind} { ${template.call.replaceAll(/\$(v\d+)/g, (_, name: string) => values.get(name) ?? 'null')} }`
}

type Body = { query: string; variables: Record<string, unknown> }

/** The attempt in the asked form, or in the nearest one that can carry it. `salt` makes a text new to every cache. */
export function makeAttempt(template: Template, aim: Aim, form: RequestForm, as: Person, salt = ''): Attempt {
  const variables = fillSlots(template.slots, aim)
  const about = `${form} ${aim.reach} ${template.call}`
  const base = { attempts: 1, coordinates: template.coordinates, as, about }
  const post = (query: string, values = variables) => ({
    ...base,
    request: (url: string) => jsonRequest(url, { query: `${query}${salt}`, variables: values }),
  })
  if (hasUpload(variables))
    return {
      ...base,
      request: (url) => multipartRequest(url, { query: plainText(template), variables }, aim.me),
    }
  if (form === 'alias') {
    const { query, variables: values } = aliasBody(template, aim)
    return { ...post(query, values), attempts: 2 }
  }
  if (form === 'fragment') return post(fragmentText(template))
  if (form === 'literal') return post(literalText(template, variables), {})
  if (form === 'get' && template.kind === 'query') {
    return { ...base, request: (url) => getRequest(url, plainText(template) + salt, variables) }
  }
  if (form === 'multipart') {
    const query = plainText(template) + salt
    return { ...base, request: (url) => multipartRequest(url, { query, variables }, aim.me) }
  }
  if (form === 'batch') {
    const bodies = batchBodies(template, aim, salt)
    return { ...base, attempts: bodies.length, request: (url) => jsonRequest(url, bodies) }
  }
  return post(plainText(template))
}

// Own and foreign side by side in one request; writes stay away from what is rightly the own.
const readReaches = ['foreign', 'own', 'mixed', 'foreign', 'own', 'mixed'] as const
const writeReaches = ['foreign', 'mixed', 'foreign', 'mixed', 'foreign', 'mixed'] as const

function batchBodies(template: Template, aim: Aim, salt: string): readonly Body[] {
  const reaches = template.kind === 'mutation' ? writeReaches : readReaches
  return reaches.map((reach, at) => ({
    query: plainText(template) + salt,
    variables: fillSlots(template.slots, { ...aim, turn: aim.turn + at, reach }),
  }))
}

const hasUpload = (variables: Record<string, unknown>): boolean => Object.values(variables).includes(upload)

const jsonRequest = (url: string, body: unknown): Request =>
  new Request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const getRequest = (url: string, query: string, variables: unknown): Request =>
  new Request(`${url}?${new URLSearchParams({ query, variables: JSON.stringify(variables) }).toString()}`)

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A picture whose bytes carry the canary of whoever sent it. */
function multipartRequest(url: string, body: Body, me: Tenant): Request {
  const files = Object.keys(body.variables).filter((name) => body.variables[name] === upload)
  const form = new FormData()
  form.set(
    'operations',
    JSON.stringify({
      ...body,
      variables: { ...body.variables, ...Object.fromEntries(files.map((name) => [name, null])) },
    }),
  )
  form.set('map', JSON.stringify(Object.fromEntries(files.map((name, at) => [at, [`variables.${name}`]]))))
  const picture = new Blob([dot, me.canaries.long], { type: 'image/png' })
  files.forEach((_, at) => form.set(String(at), picture, `${me.canaries.long}.png`))
  return new Request(url, { method: 'POST', headers: { 'x-app-request': '1' }, body: form })
}
