import { pathTo } from '#device/routing/routes.ts'

/** As the address says them. */
const slugs = {
  overview: 'uebersicht',
  facts: 'stammdaten',
  components: 'bauteile',
  devices: 'geraete',
  emergency: 'notfallblatt',
  community: 'gemeinschaft',
  people: 'personen',
  history: 'verlauf',
  archive: 'archiv',
  trash: 'papierkorb',
} as const

/** Views of a house. */
export type DossierView = keyof typeof slugs
export const dossierViews = Object.keys(slugs) as DossierView[]

/** The view an address names. */
export const dossierViewOf = (search: URLSearchParams): DossierView | undefined =>
  dossierViews.find((one) => slugs[one] === search.get('ansicht'))

/** The page of a house at one of its views. */
export function dossierPath(realEstateId: string, view: DossierView = 'overview'): string {
  const path = pathTo('realEstate', { realEstate: realEstateId })
  return view === 'overview' ? path : `${path}?ansicht=${slugs[view]}`
}

/** Where a component is recorded, perhaps of a given kind. */
export const addComponentPath = (realEstateId: string, catalogKey = ''): string =>
  `${dossierPath(realEstateId, 'components')}&neu=bauteil${catalogKey === '' ? '' : `&art=${catalogKey}`}`

export const addComponentToRoomPath = (realEstateId: string, roomId: string): string =>
  `${addComponentPath(realEstateId)}&raum=${roomId}`

export const addDevicePath = (realEstateId: string): string =>
  `${dossierPath(realEstateId, 'devices')}&neu=geraet`

export const addRoomPath = (realEstateId: string): string =>
  `${dossierPath(realEstateId, 'components')}&neu=raum`

/** Where an owner shares papers with somebody who has no account. */
export const shareParameter = 'freigeben'
export const sharePath = (realEstateId: string, ...documentIds: readonly string[]): string =>
  `${dossierPath(realEstateId, 'people')}&${shareParameter}=${documentIds.join('.')}`

export const componentHash = (id: string): string => `#bauteil-${id}`
export const roomHash = (id: string): string => `#raum-${id}`

/** The component an address names, and nothing for any other anchor. */
export const componentInHash = (hash: string): string | undefined => /^#bauteil-(.+)$/.exec(hash)?.[1]
export const roomInHash = (hash: string): string | undefined => /^#raum-(.+)$/.exec(hash)?.[1]
