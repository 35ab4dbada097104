import { readFileSync } from 'node:fs'
import { termsVersion } from '@hauswart/domain/accounts/terms'
import { describe, expect, test } from 'vitest'
import { languageCookie } from '#device/limits.ts'
import { storageKeys } from '#device/storage-keys.ts'
import { legalPage } from './legal-page.ts'

const read = (slug: string) =>
  readFileSync(new URL(`../../../../../../content/pages/${slug}.md`, import.meta.url), 'utf8')

describe('the privacy statement names everything the app keeps on a device', () => {
  const named = [...read('datenschutz').matchAll(/\*\*([\w.-]+)\*\*/g)].map(([, name = '']) => name)
  const cookies = ['__Host-auth.rb', '__Host-auth.kd', languageCookie.name]
  test.each([...cookies, ...Object.values(storageKeys)])('%s', (key) => {
    expect(named.some((name) => name === key || (name.endsWith('.') && key.startsWith(name)))).toBe(true)
  })
})

test('who registers accepts the terms that are published', () => {
  expect(legalPage(read('agb')).checkedOn).toBe(termsVersion)
})

test('what the operator has not decided yet is marked, never made up', () => {
  for (const slug of ['impressum', 'datenschutz'])
    expect(read(slug)).toContain('*wird vor dem öffentlichen Start eingetragen*')
})
