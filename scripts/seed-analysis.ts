// What Familie Keller told for the analysis, decided over renewals, and what was done to the house so far.
import type { ComponentKey } from '../packages/domain/src/real-estate/component.ts'
import { addMonths } from '../packages/domain/src/days/day.ts'
import { ensurePast, type AsOperator } from './seed-history.ts'
import type { Demo } from './seed-house.ts'

type Event = { readonly kind: string; readonly year: number } & Readonly<Record<string, string | number>>
type Task = {
  readonly component: ComponentKey
  readonly templateKey: string
  readonly title: string
  readonly intervalMonths: number
  /** Months from the day of seeding, so that the list never looks old. */
  readonly inMonths: number
}
type Decision = { readonly components: readonly ComponentKey[] } & Readonly<Record<string, unknown>>
type Told = {
  readonly profile: object
  readonly budget?: object
  readonly costs?: { readonly [Key in ComponentKey]?: number }
  readonly events: { readonly [Key in ComponentKey]?: readonly Event[] }
  readonly tasks: readonly Task[]
  readonly decisions: (year: number) => readonly Decision[]
}

const lindenweg: Told = {
  // Roof and cellar are left for whoever tries the questions.
  profile: {
    consumptionCarrier: 'oil',
    consumptionAmount: 2_400,
    consumptionUnit: 'litre',
  },
  budget: {
    marginalTaxPercent: 25,
    savedRappen: 4_000_000,
    savingMonthlyRappen: 80_000,
    propertyValueRappen: 134_000_000,
  },
  costs: { plaster_facade: 5_800_000 },
  events: {
    windows: [
      {
        kind: 'serviced',
        year: 2021,
        happenedOn: '2021-10-12',
        title: 'Service Dichtungen',
        performedBy: 'Schreinerei Huber',
        costRappen: 64_000,
      },
      {
        kind: 'serviced',
        year: 2009,
        title: 'Anstrich aussen',
        performedBy: 'Maler Frei',
        costRappen: 480_000,
      },
    ],
    oil_heating: [
      {
        kind: 'repaired',
        year: 2023,
        happenedOn: '2023-01-19',
        title: 'Brennerdüse ersetzt',
        performedBy: 'Hoval Service',
        costRappen: 38_500,
      },
    ],
    plaster_facade: [
      { kind: 'repaired', year: 2016, title: 'Risse Westseite ausgebessert', performedBy: 'Gipser Weber AG' },
    ],
    electrics: [{ kind: 'serviced', year: 2016, title: 'Periodische Kontrolle, Sicherheitsnachweis' }],
  },
  tasks: [
    {
      component: 'oil_heating',
      templateKey: 'service_oil_heating',
      title: 'Ölheizung warten',
      intervalMonths: 12,
      inMonths: 10,
    },
    {
      component: 'oil_heating',
      templateKey: 'chimney_sweep',
      title: 'Kaminfeger',
      intervalMonths: 12,
      inMonths: 2,
    },
    {
      component: 'pitched_roof',
      templateKey: 'gutter_cleaning',
      title: 'Dachrinnen reinigen',
      intervalMonths: 12,
      inMonths: 11,
    },
    {
      component: 'water_heater',
      templateKey: 'water_heater_descaling',
      title: 'Boiler entkalken',
      intervalMonths: 36,
      inMonths: 5,
    },
  ],
  decisions: (year) => [
    {
      components: ['windows'],
      kind: 'energy',
      state: 'planned',
      year: year + 1,
      title: 'Fenster ersetzen',
      costRappen: 3_850_000,
    },
    {
      components: ['pitched_roof'],
      kind: 'replacement',
      state: 'postponed',
      year: year + 9,
      reason: 'Der Dachdecker gibt ihm noch gut zehn Jahre.',
    },
    {
      components: ['kitchen'],
      kind: 'comfort',
      state: 'rejected',
      reason: 'Sie gefällt uns. Ersetzt wird, was kaputtgeht.',
    },
  ],
}

const seestrasse: Told = {
  profile: { roofForm: 'flat', hasCellar: true, flatFloor: 1 },
  events: {
    heat_pump: [{ kind: 'replaced', year: 2021, title: 'Wärmepumpe statt Gasheizung' }],
    kitchen: [{ kind: 'repaired', year: 2022, title: 'Backofen ersetzt', performedBy: 'V-Zug' }],
  },
  tasks: [
    {
      component: 'heat_pump',
      templateKey: 'service_heat_pump',
      title: 'Wärmepumpe warten',
      intervalMonths: 24,
      inMonths: 6,
    },
  ],
  decisions: (year) => [
    { components: ['kitchen', 'bathroom'], kind: 'renovation', state: 'planned', year: year + 4 },
  ],
}

/** Tells once what a house does not know yet; what somebody told since stays, what is gone is left out. */
export async function ensureAnalysis(
  demo: Omit<Demo, 'realEstateId'>,
  asOperator: AsOperator,
): Promise<void> {
  const { realEstates } = (await demo.graphql(houses)) as { realEstates: { nodes: House[] } }
  for (const { id, kind } of realEstates.nodes) {
    const house = { ...demo, realEstateId: id }
    await tell(house, kind === 'condominium_flat' ? seestrasse : lindenweg)
    await ensurePast(house, asOperator)
  }
}

async function tell({ graphql, clock, realEstateId: house }: Demo, told: Told): Promise<void> {
  const { realEstate } = (await graphql(known, { house })) as { realEstate: Known }
  if (realEstate.analysisProfile.version > 0) return
  const idOf = (key: string) => realEstate.components.nodes.find((node) => node.catalogKey === key)?.id
  const first = (more: object) => ({ idempotencyKey: clock.newId(), expectedVersion: 0, ...more })
  await graphql(updateProfile, { house, input: first(told.profile) })
  if (told.budget !== undefined) await graphql(updateBudget, { house, input: first(told.budget) })
  const fresh = (more: object) => ({ idempotencyKey: clock.newId(), id: clock.newId(), ...more })
  for (const [key, costRappen] of Object.entries(told.costs ?? {})) {
    const id = idOf(key)
    if (id !== undefined) await graphql(setCost, { house, id, input: first({ costRappen }) })
  }
  for (const [key, events] of Object.entries(told.events)) {
    const componentId = idOf(key)
    if (componentId === undefined) continue
    for (const event of events) await graphql(addEvent, { house, input: fresh({ componentId, ...event }) })
  }
  for (const { component, inMonths, ...task } of told.tasks) {
    const componentId = idOf(component)
    const nextOn = addMonths(clock.today(), inMonths)
    const input = first({ ...task, componentId, nextOn })
    if (componentId !== undefined) await graphql(setTask, { house, id: clock.newId(), input })
  }
  for (const { components, ...decision } of told.decisions(Number(clock.today().slice(0, 4)))) {
    const componentIds = components.flatMap((key) => idOf(key) ?? [])
    if (componentIds.length > 0)
      await graphql(addMeasure, { house, input: fresh({ componentIds, ...decision }) })
  }
}

type House = { readonly id: string; readonly kind: string | null }
type Known = {
  analysisProfile: { version: number }
  components: { nodes: { id: string; catalogKey: string }[] }
}
const houses = '{ realEstates(first: 50) { nodes { id kind } } }'
const known = `query ($house: ID!) { realEstate(id: $house) {
  analysisProfile { version } components(first: 100) { nodes { id catalogKey } } } }`
const updateProfile =
  'mutation ($house: ID!, $input: UpdateAnalysisProfileInput!) { updateAnalysisProfile(realEstateId: $house, input: $input) { version } }'
const updateBudget =
  'mutation ($house: ID!, $input: UpdateAnalysisBudgetInput!) { updateAnalysisBudget(realEstateId: $house, input: $input) { version } }'
const setCost =
  'mutation ($house: ID!, $id: ID!, $input: SetComponentCostInput!) { setComponentCost(realEstateId: $house, id: $id, input: $input) { version } }'
const addEvent =
  'mutation ($house: ID!, $input: AddComponentEventInput!) { addComponentEvent(realEstateId: $house, input: $input) { id } }'
const setTask =
  'mutation ($house: ID!, $id: ID!, $input: SetMaintenanceTaskInput!) { setMaintenanceTask(realEstateId: $house, id: $id, input: $input) { id } }'
const addMeasure =
  'mutation ($house: ID!, $input: AddMeasureInput!) { addMeasure(realEstateId: $house, input: $input) { id } }'
