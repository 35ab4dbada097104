// What Familie Keller renovates: one in each stage of its way, with what it costs.
import type { Demo } from './seed-house.ts'

type Planned = {
  readonly title: string
  readonly kind: string
  readonly component?: string
  readonly startsOn?: string
  readonly endsOn?: string
  readonly budgetRappen?: number
  readonly description?: string
  /** When it really was. */
  readonly days?: { readonly startedOn: string; readonly finishedOn: string }
  /** Title, from, until, state. */
  readonly phases?: readonly (readonly [string, string | null, string | null, 'open' | 'running' | 'done'])[]
  /** In which year its closing renewed the component. */
  readonly renewedIn?: number
  readonly financing?: readonly { readonly source: string; readonly amountRappen: number }[]
  /** How far it has come; each with what is confirmed on the way. */
  readonly way?: readonly (readonly [to: string, ...confirms: string[]])[]
  /** What is to do for it; some of it is done. */
  readonly todos?: readonly { readonly title: string; readonly dueOn?: string; readonly isDone?: true }[]
  /** Title, then planned, committed, invoiced, paid. */
  readonly costs?: readonly (readonly [string, number, number, number, number])[]
}

const toAwarded = [['planning'], ['offers', 'offer_asked'], ['awarded', 'order_placed']] as const
const startChecks = ['permit', 'subsidy', 'insurance', 'contract', 'financing', 'neighbours', 'pollutants']

const planned: readonly Planned[] = [
  { title: 'Fassade dämmen', kind: 'energy', component: 'plaster_facade', budgetRappen: 6_200_000 },
  {
    title: 'Ölheizung ersetzen',
    kind: 'energy',
    component: 'oil_heating',
    startsOn: '2027-05-03',
    budgetRappen: 4_600_000,
    financing: [
      { source: 'own', amountRappen: 2_500_000 },
      { source: 'subsidy', amountRappen: 1_000_000 },
    ],
    description: 'Luft-Wasser-Wärmepumpe statt Öl. Fördergesuch vor Baubeginn einreichen.',
    way: [['planning']],
  },
  {
    title: 'Fenster ersetzen',
    kind: 'energy',
    component: 'windows',
    startsOn: '2027-02-22',
    endsOn: '2027-03-12',
    budgetRappen: 4_600_000,
    financing: [
      { source: 'own', amountRappen: 1_600_000 },
      { source: 'mortgage', amountRappen: 3_000_000 },
    ],
    way: toAwarded,
    phases: [
      ['Ausmass und Bestellung', '2026-11-16', '2026-12-04', 'running'],
      ['Herstellung im Werk', '2026-12-07', '2027-02-19', 'open'],
      ['Montage Obergeschoss', '2027-02-22', '2027-02-26', 'open'],
      ['Montage Erdgeschoss', '2027-03-01', '2027-03-05', 'open'],
      ['Anschlüsse, Storen und Abnahme', '2027-03-08', '2027-03-12', 'open'],
    ],
    todos: [
      { title: 'Fotos vom heutigen Zustand machen', isDone: true },
      { title: 'Farbe der Storen aussuchen', dueOn: '2026-12-04' },
      { title: 'Nachbarn über Zeit und Lärm informieren', dueOn: '2027-02-08' },
    ],
    costs: [
      // What is committed comes with the quote that was taken.
      ['14 Fenster mit Montage', 4_000_000, 0, 1_193_485, 795_655],
      ['Storen', 289_725, 0, 0, 0],
    ],
  },
  {
    title: 'Gartenmauer und Sitzplatz',
    kind: 'garden',
    startsOn: '2026-10-05',
    endsOn: '2026-12-18',
    budgetRappen: 2_800_000,
    way: [...toAwarded, ['underway', ...startChecks]],
    phases: [
      ['Planung', '2026-08-17', '2026-09-11', 'done'],
      ['Aushub und Fundament', '2026-10-05', '2026-10-23', 'done'],
      ['Mauer und Treppe', '2026-10-26', '2026-11-27', 'running'],
      ['Beläge und Umgebung', '2026-11-30', '2026-12-11', 'open'],
      ['Abnahme', '2026-12-18', '2026-12-18', 'open'],
    ],
    todos: [{ title: 'Termin für die Abnahme vereinbaren', dueOn: '2026-12-11' }],
    costs: [['Gartenbau', 2_740_000, 2_740_000, 1_820_000, 1_250_000]],
  },
  {
    title: 'Bad oben erneuern',
    kind: 'renovation',
    component: 'bathroom',
    startsOn: '2021-01-11',
    endsOn: '2021-03-05',
    budgetRappen: 3_400_000,
    description: 'Leitungen, Apparate und Platten neu, Dusche bodeneben. Eine Firma hat alles geleitet.',
    days: { startedOn: '2021-01-18', finishedOn: '2021-03-12' },
    renewedIn: 2021,
    way: [
      ...toAwarded,
      ['underway', ...startChecks],
      ['acceptance', 'work_finished'],
      ['closed', 'accepted', 'bills_settled', 'subsidy_told', 'firms_rated'],
    ],
    costs: [['Bad, ganzer Auftrag', 3_400_000, 3_180_000, 3_228_000, 3_228_000]],
  },
]

/** A house that has renovations keeps those it has. */
export async function ensureProjects({ graphql, clock, realEstateId: house }: Demo): Promise<void> {
  const { realEstate } = (await graphql(known, { house })) as {
    realEstate: {
      projects: { nodes: readonly unknown[] }
      components: { nodes: readonly { id: string; catalogKey: string }[] }
    }
  }
  if (realEstate.projects.nodes.length > 0) return
  for (const { component, way = [], costs = [], todos = [], days, phases, renewedIn, ...facts } of planned) {
    const id = clock.newId()
    const found = realEstate.components.nodes.find(({ catalogKey }) => catalogKey === component)
    const componentIds = found === undefined ? [] : [found.id]
    await graphql(add, { house, input: { ...facts, componentIds, id, idempotencyKey: clock.newId() } })
    let from = 'idea'
    for (const [at, [to, ...confirms]] of way.entries()) {
      const renewals =
        to === 'closed' && found !== undefined && renewedIn !== undefined
          ? [{ componentId: found.id, eventId: clock.newId(), kind: 'renewed', year: renewedIn }]
          : []
      const input = { expectedVersion: at + 1, from, to, confirms, renewals, idempotencyKey: clock.newId() }
      await graphql(move, { house, id, input })
      from = to
    }
    const course = phases?.map(([title, startsOn, endsOn, state]) => ({
      id: clock.newId(),
      title,
      startsOn,
      endsOn,
      state,
    }))
    if (days !== undefined || course !== undefined)
      await graphql(update, {
        house,
        id,
        input: { ...days, phases: course, expectedVersion: way.length + 1, idempotencyKey: clock.newId() },
      })
    for (const { isDone, ...todo } of todos) {
      const todoId = clock.newId()
      const said = { ...todo, projectId: id, id: todoId, idempotencyKey: clock.newId() }
      await graphql(addTodo, { house, input: said })
      if (isDone) await graphql(complete, { house, id: todoId, input: { idempotencyKey: clock.newId() } })
    }
    for (const [title, plannedRappen, committedRappen, invoicedRappen, paidRappen] of costs) {
      const amounts = { plannedRappen, committedRappen, invoicedRappen, paidRappen }
      const said = { projectId: id, title, ...amounts, isActive: true, expectedVersion: 0 }
      await graphql(cost, { house, id: clock.newId(), input: { ...said, idempotencyKey: clock.newId() } })
    }
  }
}

const known = `query ($house: ID!) { realEstate(id: $house) {
  projects(first: 1) { nodes { id } } components(first: 100) { nodes { id catalogKey } } } }`
const add = `mutation ($house: ID!, $input: AddProjectInput!) { addProject(realEstateId: $house, input: $input) { id } }`
const addTodo = `mutation ($house: ID!, $input: AddTodoInput!) { addTodo(realEstateId: $house, input: $input) { id } }`
const complete = `mutation ($house: ID!, $id: ID!, $input: KeyInput!) {
  completeTodo(realEstateId: $house, id: $id, input: $input) { id } }`
const update = `mutation ($house: ID!, $id: ID!, $input: UpdateProjectInput!) {
  updateProject(realEstateId: $house, id: $id, input: $input) { id } }`
const move = `mutation ($house: ID!, $id: ID!, $input: MoveProjectInput!) {
  moveProject(realEstateId: $house, id: $id, input: $input) { id } }`
const cost = `mutation ($house: ID!, $id: ID!, $input: SetCostItemInput!) {
  setCostItem(realEstateId: $house, id: $id, input: $input) { id } }`
