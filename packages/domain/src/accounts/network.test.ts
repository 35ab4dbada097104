import { expect, test } from 'vitest'
import { networkOf, oneArea, oneLine } from './network.ts'

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['nonsense', 'unknown', 'unknown'],
  ['1:2:3:4:5:6:7:8:9', 'unknown', 'unknown'],
  ['1::2::3', 'unknown', 'unknown'],
])('the address %s belongs to the line %s and the area %s', (address, line, area) => {
  expect(networkOf(address, oneLine)).toBe(line)
  expect(networkOf(address, oneArea)).toBe(area)
})
