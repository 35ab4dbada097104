// What Familie Keller knows of its houses: facts with their origins, rooms, the emergency sheet, money, a flat.
import type { Clock } from '../apps/server/src/platform/clock.ts'
import type { ComponentKey } from '../packages/domain/src/real-estate/component.ts'

export type Demo = {
  readonly graphql: (query: string, variables?: Record<string, unknown>) => Promise<Record<string, unknown>>
  readonly clock: Clock
  readonly realEstateId: string
}

type Source = 'register' | 'owner' | 'assumed'
const from = (source: Source, ...fields: string[]) => fields.map((field) => ({ field, source }))

const facts = {
  egid: 190_123_456,
  egrid: 'CH552580862383',
  parcel: '6790',
  volumeM3: 690,
  energyAreaM2: 176,
  dwellings: 1,
  heating: 'oil',
  heatingYear: 1998,
  hotWater: 'electric',
  hasPhotovoltaics: true,
  geakEnvelope: 'E',
  geakTotal: 'F',
  geakOn: '2019-03-22',
  isListed: false,
  east: 2_696_500,
  north: 1_245_300,
  livingAreaM2: 152,
  floors: 2,
  origins: [
    ...from('register', 'egid', 'egrid', 'parcel', 'volumeM3', 'dwellings', 'heating', 'east', 'north'),
    ...from('register', 'livingAreaM2', 'floors'),
    ...from('assumed', 'energyAreaM2'),
  ],
}

type Room = {
  readonly name: string
  readonly floor?: number
  readonly areaM2?: number
  readonly holds?: ComponentKey[]
}
const rooms: readonly Room[] = [
  { name: 'Heizraum', floor: -1, areaM2: 11, holds: ['oil_heating', 'water_heater'] },
  { name: 'Waschküche', floor: -1, areaM2: 9.5, holds: ['washing_machine'] },
  { name: 'Küche', floor: 0, areaM2: 14, holds: ['kitchen'] },
  { name: 'Wohnzimmer', floor: 0, areaM2: 38.5, holds: ['flooring'] },
  { name: 'Bad', floor: 1, areaM2: 8, holds: ['bathroom'] },
  { name: 'Schlafzimmer', floor: 1, areaM2: 17.5 },
  { name: 'Büro', floor: 1, areaM2: 12 },
]

const devices = [{ catalogKey: 'washing_machine', installedYear: 2022, manufacturer: 'Schulthess' }]

const sheet = {
  mainWater: 'Heizraum, links der Tür, rotes Handrad. Im Uhrzeigersinn schliessen.',
  fuseBox: 'Korridor Erdgeschoss, hinter dem Spiegel.',
  heatingOff: 'Roter Schalter aussen neben der Heizraumtür.',
  keys: 'Familie Meier, Lindenweg 16.',
  contacts: [
    { name: 'Sanitär Huber AG', phone: '044 940 00 00', note: 'Pikett Tag und Nacht' },
    { name: 'Hoval Service', phone: '0848 000 000', note: 'Ölheizung' },
  ],
}

/** Fills in once what the house does not have yet; what somebody changed since stays. */
export async function ensureHouseFacts(demo: Demo): Promise<void> {
  const { graphql, clock, realEstateId: house } = demo
  const { realEstate } = (await graphql(known, { house })) as { realEstate: Known }
  const written = (expectedVersion: number, more: object) => ({
    house,
    input: { idempotencyKey: clock.newId(), expectedVersion, ...more },
  })
  if (realEstate.egid === null) await graphql(updateHouse, written(realEstate.version, facts))
  if (realEstate.finance.hasMortgage === null)
    await graphql(
      updateFinance,
      written(realEstate.finance.version, { hasMortgage: true, mortgageRappen: 52_000_000 }),
    )
  if (realEstate.emergencySheet.version === 0) await graphql(updateSheet, written(0, sheet))
  if (realEstate.roomList.length + realEstate.deletedRooms.length === 0)
    await furnish(demo, realEstate.components.nodes)
}

async function furnish({ graphql, clock, realEstateId: house }: Demo, recorded: readonly Thing[]) {
  const keyed = (more: object) => ({ idempotencyKey: clock.newId(), ...more })
  const things = [...recorded]
  for (const device of devices) {
    const thing = { id: clock.newId(), catalogKey: device.catalogKey, version: 1 }
    await graphql(addComponent, { house, input: keyed({ ...device, id: thing.id }) })
    things.push(thing)
  }
  for (const { holds = [], ...room } of rooms) {
    const roomId = clock.newId()
    await graphql(addRoom, { house, input: keyed({ ...room, id: roomId }) })
    for (const { id, version } of things.filter(({ catalogKey }) => holds.some((key) => key === catalogKey)))
      await graphql(updateComponent, { house, id, input: keyed({ expectedVersion: version, roomId }) })
  }
}

const flat = {
  name: 'Seestrasse 8, 1. OG rechts',
  kind: 'condominium_flat',
  usage: 'rented',
  ownership: 'condominium',
  street: 'Seestrasse',
  houseNumber: '8',
  zip: '8610',
  city: 'Uster',
  canton: 'ZH',
  municipalityNumber: 198,
  egid: 190_123_470,
  ewid: 4,
  buildYear: 2004,
  livingAreaM2: 86,
  rooms: 3.5,
  floors: 4,
  dwellings: 8,
  heating: 'heat_pump_ground',
  hotWater: 'with_heating',
  east: 2_696_900,
  north: 1_244_800,
  origins: [
    ...from(
      'register',
      'street',
      'houseNumber',
      'zip',
      'city',
      'canton',
      'municipalityNumber',
      'egid',
      'ewid',
    ),
    ...from('register', 'buildYear', 'livingAreaM2', 'floors', 'dwellings', 'heating', 'east', 'north'),
    ...from('assumed', 'hotWater'),
  ],
  finance: {
    purchasedOn: '2016-10-03',
    purchasePriceRappen: 61_500_000,
    hasMortgage: true,
    mortgageRappen: 38_000_000,
    fundBalanceRappen: 18_640_000,
    fundBalanceOn: '2025-12-31',
    fundYearlyRappen: 2_400_000,
  },
}

const flatComponents = [
  { catalogKey: 'heat_pump', installedYear: 2021, isShared: true, condition: 'as_new' },
  {
    catalogKey: 'flat_roof',
    installedYear: 2004,
    isShared: true,
    condition: 'worn',
    quantity: 340,
    unit: 'm2',
  },
  { catalogKey: 'lift', installedYear: 2004, isShared: true, condition: 'good' },
  { catalogKey: 'windows', installedYear: 2004, condition: 'good', quantity: 9, unit: 'piece' },
  { catalogKey: 'kitchen', installedYear: 2004, condition: 'worn' },
  { catalogKey: 'bathroom', installedYear: 2004, condition: 'used' },
]

const community = {
  name: 'STWEG Seestrasse 8',
  sharePermille: 112,
  managerName: 'Verwaltung Glattal AG',
  managerEmail: 'verwaltung@glattal.test',
  managerPhone: '044 950 00 00',
}

/** The second house: a flat, so that there is a community of owners to look at. Recorded in one act. */
export async function ensureFlat({ graphql, clock }: Omit<Demo, 'realEstateId'>): Promise<void> {
  const { realEstates } = (await graphql('{ realEstates(first: 50) { nodes { egid } } }')) as {
    realEstates: { nodes: { egid: number | null }[] }
  }
  if (realEstates.nodes.some(({ egid }) => egid === flat.egid)) return
  const id = clock.newId()
  const components = flatComponents.map((component) => ({ ...component, id: clock.newId() }))
  await graphql(createHouse, { input: { ...flat, components, id, idempotencyKey: clock.newId() } })
  const input = { ...community, idempotencyKey: clock.newId(), expectedVersion: 0 }
  await graphql(updateCommunity, { house: id, input })
}

type Thing = { readonly id: string; readonly catalogKey: string; readonly version: number }
type Known = {
  egid: number | null
  version: number
  finance: { hasMortgage: boolean | null; version: number }
  emergencySheet: { version: number }
  roomList: unknown[]
  deletedRooms: unknown[]
  components: { nodes: Thing[] }
}
const known = `query ($house: ID!) { realEstate(id: $house) { egid version
  finance { hasMortgage version } emergencySheet { version }
  roomList { id } deletedRooms: roomList(isDeleted: true) { id }
  components(first: 100) { nodes { id catalogKey version } } } }`
const updateHouse =
  'mutation ($house: ID!, $input: UpdateRealEstateInput!) { updateRealEstate(id: $house, input: $input) { id } }'
const updateFinance =
  'mutation ($house: ID!, $input: RealEstateFinanceInput!) { updateRealEstateFinance(id: $house, input: $input) { version } }'
const updateSheet =
  'mutation ($house: ID!, $input: UpdateEmergencySheetInput!) { updateEmergencySheet(realEstateId: $house, input: $input) { version } }'
const updateCommunity =
  'mutation ($house: ID!, $input: UpdateCondominiumInput!) { updateCondominium(realEstateId: $house, input: $input) { version } }'
const addRoom =
  'mutation ($house: ID!, $input: AddRoomInput!) { addRoom(realEstateId: $house, input: $input) { id } }'
const addComponent =
  'mutation ($house: ID!, $input: AddComponentInput!) { addComponent(realEstateId: $house, input: $input) { id } }'
const updateComponent =
  'mutation ($house: ID!, $id: ID!, $input: UpdateComponentInput!) { updateComponent(realEstateId: $house, id: $id, input: $input) { id } }'
const createHouse = 'mutation ($input: CreateRealEstateInput!) { createRealEstate(input: $input) { id } }'
