import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { today } from '#device/text/format.ts'
import { nearSpan } from './offline/calendar-span.ts'
import { claimed, firstOf, isReadBack, keptOf, touchedBy, touchedWith } from './records.ts'

const schema = readFileSync(new URL('../../../server/schema.graphql', import.meta.url), 'utf8')
const mutations = /^type Mutation \{([^]*?)^\}/m.exec(schema)?.[1]?.matchAll(/^ {2}(\w+)\(/gm) ?? []
/** About a person, not about a house. */
const personal = new Set(['discardHouseDraft', 'saveHouseDraft', 'updateProfile'])
/** About the nouns of the act it takes back: the news name them. */
const ofAnAct = new Set(['undo'])
/** Bytes that nothing shows yet: devices send them in pieces, before the entry that needs them. */
const bytes = new Set(['addFile'])

test('every mutation of the server is some noun’s', () => {
  const names = [...mutations].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(40)
  const others = personal.union(ofAnAct).union(bytes)
  expect(names.filter((name) => !claimed.includes(name) && !others.has(name))).toEqual([])
})

test('what shows a noun is asked anew with it', () => {
  expect(touchedBy(['room'])).toEqual({ parts: ['rooms', 'history', 'trash'], isInList: false })
  expect(touchedBy(['completeTodo']).parts).toEqual([
    'todos',
    'todo',
    'pictures',
    'upcoming',
    'history',
    'trash',
  ])
  expect(touchedBy(['todo.addPicture']).parts).toEqual(touchedBy(['todo']).parts)
  expect(touchedBy(['addTodoPicture']).parts).toEqual(touchedBy(['todo']).parts)
  expect(touchedWith('rooms')).toEqual(['history', 'trash'])
  for (const act of ['deleteComponent', 'moveProject'])
    expect(touchedBy([act]).parts).toContain('maker-warranties')
})

test('an act over several nouns touches what each of them does', () => {
  expect(touchedBy(['measure', 'room']).parts).toEqual(['analysis', 'upcoming', 'history', 'trash', 'rooms'])
  expect(touchedBy(['planMeasure'])).toEqual(touchedBy(['todo', 'measure']))
})

test('a change of the house itself touches all of it and the list of houses', () => {
  expect(touchedBy(['component', 'real_estate'])).toEqual({ parts: 'all', isInList: true })
})

test('what nobody knows touches all of the house', () => {
  expect(touchedBy(['never_heard']).parts).toBe('all')
  expect(touchedBy(['room', 'never_heard']).parts).toBe('all')
  expect(touchedBy([]).parts).toBe('all')
})

test('only acts whose forms ask by themselves make an echo that is no news', () => {
  const acts = ['component.update', 'component.replace']
  expect(acts.filter((act) => !isReadBack(act))).toEqual([])
  expect(
    ['component.add', 'room.update', 'maintenance_task.set', 'component_event.delete', 'act.undo'].filter(
      isReadBack,
    ),
  ).toEqual([])
})

test('the copy on the device begins with the house and holds what every page needs', () => {
  const name = ({ queryKey }: { readonly queryKey: readonly unknown[] }) => queryKey.slice(2).join(' ')
  const { from, until } = nearSpan(today())
  expect(firstOf('h', name)).toEqual(['facts', 'todos open', 'components', 'analysis', 'upcoming'])
  expect(keptOf('h', name)).toEqual([
    'facts',
    'finance',
    'emergency',
    'todos open',
    'todos done',
    'components',
    'analysis',
    'upcoming',
    'upcoming deadlines',
    `upcoming dates ${from} ${until}`,
    'rooms',
    'upkeep',
    'snapshots',
    'component-events all',
    'pictures',
    'documents',
    'appointments',
    'craftsmen',
    'projects',
    'cost-items',
    'quotes',
    'change-orders',
    'defects',
    'acceptances',
    'approvals',
    'maker-warranties',
    'journal',
    'invoices',
    'condominium',
  ])
})
