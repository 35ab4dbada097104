// What Familie Keller has in its calendar: some around today, one that is over, one whose time a guest is to choose, two
// that come again.
import { addDays } from '../packages/domain/src/days/day.ts'
import type { Demo } from './seed-house.ts'

type Fact = string | number | readonly number[] | null
type Planned = readonly [days: number, facts: Readonly<Record<string, Fact>>]

const hours = (startsAt: string, endsAt: string) => ({ startsAt, endsAt })
const planned: readonly Planned[] = [
  [-12, { title: 'Kaminfeger', kind: 'service', ...hours('09:00', '10:00'), by: 'Kaminfegerei Oberholzer' }],
  [
    2,
    {
      title: 'Gartenmauer setzen',
      kind: 'work',
      ...hours('07:30', '16:00'),
      by: 'Gartenbau Frei',
      project: 'Gartenmauer und Sitzplatz',
    },
  ],
  [
    7,
    {
      title: 'Heizungsservice',
      kind: 'service',
      ...hours('08:00', '09:30'),
      component: 'oil_heating',
      by: 'Sanitär Huber AG',
    },
  ],
  [
    7,
    {
      title: 'Besichtigung Dach',
      kind: 'viewing',
      ...hours('14:00', '15:00'),
      component: 'pitched_roof',
      by: 'Dach & Fassade Wyss AG',
    },
  ],
  [
    16,
    { title: 'GEAK-Beratung', kind: 'inspection', ...hours('10:00', '11:30'), asks: 'beratung@geak.test' },
  ],
  [
    12,
    {
      title: 'Fenster ausmessen',
      kind: 'viewing',
      ...hours('13:30', '15:00'),
      component: 'windows',
      by: 'Fenster Müller AG',
      project: 'Fenster ersetzen',
    },
  ],
  [
    45,
    {
      title: 'Gespräch Hypothek',
      kind: 'bank',
      ...hours('16:30', '17:30'),
      place: 'Kantonalbank, Uster',
      remindMinutes: [10_080, 1_440],
    },
  ],
]

const again: readonly (Planned & { readonly length: 2 })[] = [
  [
    -19,
    {
      title: 'Gartenpflege',
      kind: 'service',
      ...hours('08:00', '11:00'),
      by: 'Gartenbau Frei',
      rhythm: 'two_weekly',
      times: 14,
    },
  ],
  [
    76,
    {
      title: 'Kaminfeger',
      kind: 'service',
      ...hours('09:00', '10:00'),
      by: 'Kaminfegerei Oberholzer',
      rhythm: 'yearly',
      times: 5,
    },
  ],
]

/** A house that has appointments keeps those it has. */
export async function ensureAppointments({ graphql, clock, realEstateId: house }: Demo): Promise<void> {
  const { realEstate } = (await graphql(known, { house })) as {
    realEstate: {
      appointments: { nodes: readonly unknown[] }
      components: { nodes: readonly { id: string; catalogKey: string }[] }
      craftsmen: { nodes: readonly { id: string; company: string }[] }
      projects: { nodes: readonly { id: string; title: string }[] }
    }
  }
  if (realEstate.appointments.nodes.length > 0) return
  for (const [inDays, { component, by, project, asks, times, days = 0, ...facts }] of [
    ...planned,
    ...again,
  ]) {
    const startsOn = addDays(clock.today(), inDays)
    const found = realEstate.components.nodes.find(({ catalogKey }) => catalogKey === component)
    const comes = realEstate.craftsmen.nodes.find(({ company }) => company === by)
    const about = realEstate.projects.nodes.find(({ title }) => title === project)
    const input = {
      ...facts,
      startsOn,
      endsOn: addDays(startsOn, Number(days)),
      componentId: found?.id ?? null,
      craftsmanId: comes?.id ?? null,
      projectId: about?.id ?? null,
    }
    if (times !== undefined) {
      const ids = Array.from({ length: Number(times) }, () => clock.newId())
      const series = { ...input, ids, seriesId: clock.newId(), idempotencyKey: clock.newId() }
      await graphql(addSeries, { house, input: series })
      continue
    }
    const id = clock.newId()
    await graphql(add, { house, input: { ...input, id, idempotencyKey: clock.newId() } })
    if (typeof asks === 'string') await propose(asks, id, facts, startsOn)
  }

  /** The same hours on three days, of which somebody chooses one. */
  async function propose(
    email: string,
    appointmentId: string,
    { startsAt, endsAt }: Planned[1],
    startsOn: string,
  ): Promise<void> {
    const slots = [0, 1, 5].map((later) => {
      const on = addDays(startsOn, later)
      return { startsOn: on, startsAt, endsOn: on, endsAt }
    })
    const input = { id: clock.newId(), idempotencyKey: clock.newId(), appointmentId, email, slots }
    await graphql(send, { house, input })
  }
}

const send = `mutation ($house: ID!, $input: SendSlotProposalInput!) {
  sendSlotProposal(realEstateId: $house, input: $input) { id } }`
const known = `query ($house: ID!) { realEstate(id: $house) {
  appointments(first: 1) { nodes { id } } components(first: 100) { nodes { id catalogKey } }
  craftsmen(first: 100) { nodes { id company } } projects(first: 100) { nodes { id title } } } }`
const addSeries = `mutation ($house: ID!, $input: AddAppointmentSeriesInput!) {
  addAppointmentSeries(realEstateId: $house, input: $input) { id } }`
const add = `mutation ($house: ID!, $input: AddAppointmentInput!) {
  addAppointment(realEstateId: $house, input: $input) { id } }`
