import type { ZodMiniType } from 'zod/mini'
import { accountsTexts } from '#features/accounts/accounts.texts.ts'

export type Values = Readonly<Record<string, string>>
export type Faults = Readonly<Record<string, string>>

const { faults: sentences } = accountsTexts

/** What is wrong with a form by the schema the server uses too, one sentence per field. */
export function fieldFaults(schema: ZodMiniType, values: Values): Faults {
  const issues = schema.safeParse(values).error?.issues ?? []
  const found = new Map<string, string>()
  for (const { path } of issues) {
    const name = String(path[0])
    if (!found.has(name) && name in values) found.set(name, sentence(name, values[name] ?? ''))
  }
  return Object.fromEntries(found)
}

function sentence(name: string, value: string): string {
  if (value.trim() === '') return sentences.empty
  if (name === 'email') return sentences.email
  if (name === 'password') return value.length > 256 ? sentences.longPassword : sentences.shortPassword
  if (name === 'code') return sentences.code
  return sentences.name
}
