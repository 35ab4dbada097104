import { expect, test } from 'vitest'
import { readAddress } from './typed-address.ts'

test.each([
  ['Lindenweg 14, 8610 Uster', 'Lindenweg', '14', '8610', 'Uster'],
  ['Lindenweg 14 8610 Uster', 'Lindenweg', '14', '8610', 'Uster'],
  ['  Lindenweg   14a ,  CH-8610 Uster ', 'Lindenweg', '14a', '8610', 'Uster'],
  ['Rue du 31-Décembre 8, 1207 Genève', 'Rue du 31-Décembre', '8', '1207', 'Genève'],
  ['Im Dörfli, 3860 Rosenlaui', 'Im Dörfli', '', '3860', 'Rosenlaui'],
  ['Lindenweg 14', 'Lindenweg', '14', '', ''],
  ['Lindenweg', 'Lindenweg', '', '', ''],
  ['8610 Uster', '8610 Uster', '', '', ''],
  ['', '', '', '', ''],
])('%s', (text, street, houseNumber, zip, city) => {
  expect(readAddress(text)).toEqual({ street, houseNumber, zip, city })
})
