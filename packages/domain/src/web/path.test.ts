import { expect, test } from 'vitest'
import { isOwnPath } from './path.ts'

test.each(['/', '/dashboard', '/immobilie/018f?tab=bilder#oben', '/to-dos?todo=1&zurueck=%2Fx'])(
  '%s is ours',
  (path) => expect(isOwnPath(path)).toBe(true),
)

test.each([
  '',
  'dashboard',
  '//boese.test',
  '/\\boese.test',
  '/x\\..\\boese.test',
  '/\t/boese.test',
  '/ /boese.test',
  '/dä',
  'https://boese.test/',
  'javascript:alert(1)',
])('%j is not', (path) => expect(isOwnPath(path)).toBe(false))
