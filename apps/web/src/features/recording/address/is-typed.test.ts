import { expect, test } from 'vitest'
import { isTyped } from './is-typed.ts'

const at = (street: string, houseNumber: string | null) => ({ street, houseNumber, city: 'Uster' })

test.each([
  ['Seestrasse 8', at('Seestrasse', '8')],
  ['seestr 8, 8610 Uster', at('Seestrasse', '8')],
  ['Lindenweg 1', at('Lindenweg', '14a')],
  ['8610 Uster', at('Lindenweg', '14')],
  ['Bluemliweg 3', at('Blümliweg', '3')],
  ['av. de la Gare 12', at('Avenue de la Gare', '12')],
])('«%s» is on the way to the address', (text, address) => {
  expect(isTyped(text, address)).toBe(true)
})

test.each([
  ['Tannenweg 3 Uster', at('Ackerweg', '3')],
  ['Seestrasse 5', at('Iselstrasse', '5')],
  ['Seestrasse 5', at('Seestrasse', '8')],
  ['Lindenweg 14 Zürich', at('Lindenweg', '14')],
])('«%s» is another address', (text, address) => {
  expect(isTyped(text, address)).toBe(false)
})
