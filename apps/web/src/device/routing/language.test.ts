import { expect, it } from 'vitest'
import { languageCookieFor } from './language.ts'

it('[S9.6] notes the locale de for 365 days', () => {
  expect(languageCookieFor('/', true)).toBe('language=de; path=/; max-age=31536000; samesite=lax; secure')
  expect(languageCookieFor('/de', false)).toBe('language=de; path=/; max-age=31536000; samesite=lax')
  expect(languageCookieFor('/de/', true)).toContain('language=de')
})

it('[S9.6] notes it on the root path and nowhere else', () => {
  for (const path of ['/impressum', '/de/impressum', '/dashboard', '/de/to-dos', '/dealer'])
    expect(languageCookieFor(path, true)).toBeUndefined()
})
