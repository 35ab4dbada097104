// What Familie Keller has to do. Days are counted from the day of seeding, so that the lists never look old.
import { addPhoto, drawnPhoto, type Sending } from './seed-photos.ts'
import type { Recurrence } from '../packages/domain/src/days/recurrence.ts'
import type { ComponentKey } from '../packages/domain/src/real-estate/component.ts'

type Answer = Promise<Record<string, unknown>>
type Demo = Sending & { readonly graphql: (query: string, variables?: Record<string, unknown>) => Answer }
type Todo = {
  readonly title: string
  readonly note?: string
  readonly dueOn?: string
  readonly component?: ComponentKey
  /** Whether it prepares what was decided about its component. */
  readonly isPreparing?: boolean
  readonly isDone?: boolean
  readonly hasPhoto?: boolean
  readonly recurrence?: Recurrence
  readonly priority?: 'high'
  /** Given to Beat. */
  readonly isGiven?: boolean
  readonly steps?: readonly string[]
}

const todosOf = (today: string): readonly Todo[] => [
  {
    title: 'Heizungsservice vereinbaren',
    note: 'Vor der Heizsaison. Hoval, Servicenummer steht an der Heizung.',
    dueOn: nextNovember(today),
    component: 'oil_heating',
    recurrence: { mode: 'fixed', every: 1, unit: 'year', anchorOn: nextNovember(today) },
  },
  {
    title: 'Dachrinnen reinigen',
    dueOn: dayAfter(today, -9),
    priority: 'high',
    component: 'pitched_roof',
    recurrence: { mode: 'from_completion', every: 6, unit: 'month', anchorOn: dayAfter(today, -9) },
  },
  {
    title: 'Storen im Wohnzimmer richten lassen',
    note: 'Die dritte Lamelle hängt schief.',
    dueOn: dayAfter(today, 4),
    component: 'shutters',
    isGiven: true,
    hasPhoto: true,
  },
  {
    title: 'Boiler entkalken',
    note: 'Zuletzt 2021',
    component: 'water_heater',
    steps: ['Sicherung ausschalten', 'Boiler leeren', 'Anode prüfen'],
  },
  { title: 'Offerten für neue Fenster einholen', component: 'windows', isPreparing: true },
  { title: 'Batterien der Rauchmelder ersetzen', dueOn: dayAfter(today, -30), isDone: true },
  { title: 'Silikonfugen im Bad erneuern', component: 'bathroom', isDone: true },
]

/** Records the to-dos once: a house that has any, had any or threw one away keeps what it has. */
export async function ensureTodos(demo: Demo): Promise<void> {
  const { graphql, clock, realEstateId: house } = demo
  const { realEstate } = (await graphql(known, { house })) as { realEstate: Known }
  const { open, done, deleted, components, measures, members } = realEstate
  if ([open, done, deleted].some((page) => page.nodes.length > 0)) return
  for (const todo of todosOf(clock.today())) {
    const id = clock.newId()
    const {
      title,
      note,
      dueOn,
      component,
      recurrence,
      priority,
      isGiven,
      steps = [],
      isPreparing = false,
    } = todo
    const componentId = components.nodes.find((node) => node.catalogKey === component)?.id
    const measureId = isPreparing
      ? measures.find(({ componentIds }) => componentIds.some((one) => one === componentId))?.id
      : undefined
    const input = {
      idempotencyKey: clock.newId(),
      id,
      title,
      note,
      dueOn,
      componentId,
      recurrence,
      priority,
      assigneeId:
        isGiven === true ? members.find(({ firstName }) => firstName === 'Beat')?.userId : undefined,
      checklist: steps.map((text, at) => ({ id: clock.newId(), text, isDone: at === 0 })),
      measureId,
    }
    await graphql(add, { house, input })
    if (todo.isDone === true) await graphql(complete, { house, id, input: { idempotencyKey: clock.newId() } })
    if (todo.hasPhoto === true) await addPhoto(demo, { todoId: id }, 'Storen Wohnzimmer.png', blinds)
  }
}

type Known = Record<'open' | 'done' | 'deleted', { nodes: unknown[] }> & {
  components: { nodes: { id: string; catalogKey: ComponentKey }[] }
  measures: { id: string; componentIds: string[] }[]
  members: { userId: string; firstName: string }[]
}
const known = `query ($house: ID!) { realEstate(id: $house) {
  open: todos(first: 1) { nodes { id } }
  done: todos(first: 1, state: done) { nodes { id } }
  deleted: todos(first: 1, isDeleted: true) { nodes { id } }
  components(first: 100) { nodes { id catalogKey } }
  measures { id componentIds } members { userId firstName } } }`
const add =
  'mutation ($house: ID!, $input: AddTodoInput!) { addTodo(realEstateId: $house, input: $input) { id } }'
const complete =
  'mutation ($house: ID!, $id: ID!, $input: KeyInput!) { completeTodo(realEstateId: $house, id: $id, input: $input) { id } }'
function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

function nextNovember(today: string): string {
  const year = Number(today.slice(0, 4))
  const thisYear = `${year}-11-27`
  return thisYear >= today ? thisYear : `${year + 1}-11-27`
}

/** Grey blinds before a bright sky, the third slat askew. */
const blinds = drawnPhoto((x, y) => {
  const pitch = 40
  const slope = Math.floor(y / pitch) === 2 || Math.floor(y / pitch) === 3 ? Math.round(x / 16) : 0
  const depth = (y - slope + pitch) % pitch
  const grey = 196 - depth * 2
  return depth < 30 ? [grey, grey, grey - 6] : [206, 226, 240]
})
