import { expect, test } from 'vitest'
import { findComponent, isComponentName } from './find-component.ts'

const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const components = [
  { id, catalogKey: 'windows' },
  { id: '01890a5d-ac96-774b-bcce-b302099a8058', catalogKey: 'bathroom' },
  { id: '01890a5d-ac96-774b-bcce-b302099a8059', catalogKey: 'bathroom' },
]

test('a component is named by its identifier or by its kind', () => {
  expect(findComponent(components, id)).toBe(components[0])
  expect(findComponent(components, 'windows')).toBe(components[0])
  expect(findComponent(components, 'bathroom')).toBe(components[1])
  expect(findComponent(components, 'kitchen')).toBeUndefined()
})

test('what is neither is no address of a component', () => {
  expect(isComponentName(id)).toBe(true)
  expect(isComponentName('windows')).toBe(true)
  expect(isComponentName('gibtesnicht')).toBe(false)
})
