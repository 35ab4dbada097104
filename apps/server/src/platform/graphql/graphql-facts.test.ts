import { printType } from 'graphql'
import { expect, it } from 'vitest'
import { builder } from './graphql-builder.ts'
import { asked, defaulted, graphqlFacts, needed, optional } from './graphql-facts.ts'

type Step = { readonly id: string; readonly text: string }
type Visit = {
  readonly id: string
  readonly title: string
  readonly note: string | null
  readonly way: 'call' | 'mail'
  readonly mood: 'good' | 'bad' | null
  readonly roomId: string | null
  readonly peopleIds: readonly string[]
  readonly steps: readonly Step[]
  readonly startsOn: string
  readonly minutes: number
  readonly areaM2: number | null
  readonly isSure: boolean
  readonly costRappen: number | null
  readonly endedOn: string | null
  readonly endReason: string | null
}

const WayEnum = builder.enumType('VisitWay', { values: ['call', 'mail'] as const })
const MoodEnum = builder.enumType('VisitMood', { values: ['good', 'bad'] as const })

const stepFacts = graphqlFacts<Step>()({ id: needed('ID'), text: needed('String') })
const StepRef = builder.objectRef<Step>('Step').implement({ fields: stepFacts.fields })
const StepInput = builder.inputType('StepInput', { fields: stepFacts.adds })

const facts = graphqlFacts<Visit>()({
  title: needed('String', 'Worum es geht'),
  note: optional('String'),
  way: needed(WayEnum, { changes: false }),
  mood: optional(MoodEnum, { fields: 'Wie es war', adds: false, changes: 'Sobald man es weiss' }),
  roomId: optional('ID'),
  peopleIds: defaulted(['ID'], { inputs: 'Alle' }),
  steps: defaulted({ fields: [StepRef], inputs: [StepInput] }, { fields: 'Schritte', inputs: 'Alle' }),
  startsOn: needed('Day', { adds: 'Nicht vor heute' }),
  minutes: defaulted('Int'),
  areaM2: optional('Float'),
  isSure: defaulted('Boolean'),
  // In the object it has a resolver of its own: whatever the row calls it.
  paidRappen: optional('Rappen', { fields: false, inputs: 'Verlangt das Finanzrecht' }),
})
const endFacts = graphqlFacts<Pick<Visit, 'endedOn' | 'endReason'>>()({
  endedOn: asked('Day', 'Vorbei seit'),
  endReason: optional('String'),
})

const VisitRef = builder.objectRef<Visit>('Visit').implement({
  fields: (t) => ({ ...facts.fields(t), ...endFacts.fields(t) }),
})
// What does not stand in a place may stand there otherwise.
const PaidRef = builder.objectRef<Visit>('PaidVisit').implement({
  fields: (t) => ({
    paidRappen: t.expose('costRappen', { type: 'Rappen', nullable: true }),
    ...facts.fields(t),
  }),
})
builder.inputType('AddVisitInput', { fields: facts.adds })
builder.inputType('UpdateVisitInput', {
  fields: (t) => ({ expectedVersion: t.int({ required: true }), ...facts.changes(t) }),
})
builder.inputType('EndVisitInput', { fields: endFacts.adds })
builder.queryFields((t) => ({
  visits: t.field({ type: [VisitRef], resolve: () => [] }),
  paid: t.field({ type: [PaidRef], resolve: () => [] }),
}))

const schema = builder.toSchema()
const printed = (name: string) => {
  const type = schema.getType(name)
  if (type === undefined) throw new Error(name)
  return printType(type)
}
const lines = (text: string) => text.split('\n').map((line) => line.trim())

it('are the fields of the object: what may be nothing, of what kind, with what is said of it there', () => {
  expect(printed('Visit')).toBe(`type Visit {
  areaM2: Float
  endReason: String

  """Vorbei seit"""
  endedOn: Day
  isSure: Boolean!
  minutes: Int!

  """Wie es war"""
  mood: VisitMood
  note: String
  peopleIds: [ID!]!
  roomId: ID
  startsOn: Day!

  """Schritte"""
  steps: [Step!]!

  """Worum es geht"""
  title: String!
  way: VisitWay!
}`)
})

it('are what an addition may say and has to, each id a UUID', () => {
  expect(printed('AddVisitInput')).toBe(`input AddVisitInput {
  areaM2: Float
  isSure: Boolean
  minutes: Int
  note: String

  """Verlangt das Finanzrecht"""
  paidRappen: Rappen

  """Alle"""
  peopleIds: [UUID!]
  roomId: UUID

  """Nicht vor heute"""
  startsOn: Day!

  """Alle"""
  steps: [StepInput!]
  title: String!
  way: VisitWay!
}`)
})

it('are what a change may say, of which nothing has to be said', () => {
  expect(printed('UpdateVisitInput')).toBe(`input UpdateVisitInput {
  areaM2: Float
  expectedVersion: Int!
  isSure: Boolean
  minutes: Int

  """Sobald man es weiss"""
  mood: VisitMood
  note: String

  """Verlangt das Finanzrecht"""
  paidRappen: Rappen

  """Alle"""
  peopleIds: [UUID!]
  roomId: UUID
  startsOn: Day

  """Alle"""
  steps: [StepInput!]
  title: String
}`)
})

it('are asked where the object has nothing until then, and the same in both where a value is made of them', () => {
  expect(lines(printed('EndVisitInput'))).toEqual([
    'input EndVisitInput {',
    'endReason: String',
    'endedOn: Day!',
    '}',
  ])
  expect(lines(printed('Step'))).toEqual(['type Step {', 'id: ID!', 'text: String!', '}'])
  expect(lines(printed('StepInput'))).toEqual(['input StepInput {', 'id: UUID!', 'text: String!', '}'])
})

it('leave a place to whoever says it otherwise, and are read from the row themselves', () => {
  expect(lines(printed('PaidVisit'))).toContain('paidRappen: Rappen')
  expect(schema.getType('PaidVisit')).toMatchObject({
    _fields: { steps: { extensions: { pothosExposedField: 'steps' } } },
  })
})

it('do not compile where they do not fit the row', () => {
  const visit = graphqlFacts<Visit>()
  expect(visit({ title: needed('String') })).toHaveProperty('fields')
  const AngryEnum = builder.enumType('AngryMood', { values: ['good', 'angry'] as const })
  // @ts-expect-error: the row has no such fact
  visit({ title: needed('String'), place: optional('String') })
  // @ts-expect-error: a day is no number
  visit({ minutes: needed('Day') })
  // @ts-expect-error: the row may have nothing there, the object may not
  visit({ note: needed('String') })
  // @ts-expect-error: neither may it where an input may leave it out
  visit({ areaM2: defaulted('Float') })
  // @ts-expect-error: the row has values the enum has not
  visit({ mood: optional(AngryEnum) })
  // @ts-expect-error: a list is not one of them
  visit({ peopleIds: needed('String') })
  // @ts-expect-error: the steps of the row are no visits
  visit({ steps: needed({ fields: [VisitRef], inputs: [StepInput] }) })
  // @ts-expect-error: money is no Int
  visit({ costRappen: optional('Int') })
  // @ts-expect-error: also where only the inputs have it
  visit({ paidRappen: optional('Int', { fields: false }) })
  // @ts-expect-error: an id is no text
  visit({ roomId: optional('String') })
  // @ts-expect-error: nor is a day
  visit({ startsOn: needed('String') })
  // @ts-expect-error: of another noun
  builder.objectRef<Step>('Other').implement({ fields: facts.fields })
  builder.inputType('Doubled', {
    // @ts-expect-error: said twice
    fields: (t) => ({ title: t.string(), ...facts.adds(t) }),
  })
})
