import { expect, test } from 'vitest'
import { deviceName, isHandheld } from './device-name.ts'

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
test.each([
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webkit} Version/18.5 Mobile/15E148 Safari/604.1`,
    'Safari auf iPhone',
    true,
  ],
  [
    `Mozilla/5.0 (Linux; Android 16; Pixel 9) ${webkit} Chrome/156.0.0.0 Mobile Safari/537.36`,
    'Chrome auf Android',
    true,
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0`,
    'Edge auf Windows',
    false,
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:150.0) Gecko/20100101 Firefox/150.0',
    'Firefox auf Mac',
    false,
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/156.0.0.0 Safari/537.36`, 'Chrome auf Linux', false],
  ['curl/8.5.0', 'Unbekanntes Gerät', false],
  ['', 'Unbekanntes Gerät', false],
])('%s', (userAgent, name, isSmall) => {
  expect(deviceName(userAgent)).toBe(name)
  expect(isHandheld(userAgent)).toBe(isSmall)
})
