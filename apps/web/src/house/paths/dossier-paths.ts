import { pathTo } from '#device/routing/routes.ts'

/** Views of a house, as the address names them. */
export const dossierViews = [
  'uebersicht',
  'stammdaten',
  'bauteile',
  'geraete',
  'notfallblatt',
  'gemeinschaft',
  'personen',
  'verlauf',
  'archiv',
  'papierkorb',
] as const
export type DossierView = (typeof dossierViews)[number]

/** The page of a house at one of its views. */
export function dossierPath(realEstateId: string, view: DossierView = 'uebersicht'): string {
  const path = pathTo('realEstate', { realEstate: realEstateId })
  return view === 'uebersicht' ? path : `${path}?ansicht=${view}`
}

/** Where a component is recorded, perhaps of a given kind. */
export const addComponentPath = (realEstateId: string, catalogKey = ''): string =>
  `${dossierPath(realEstateId, 'bauteile')}&neu=bauteil${catalogKey === '' ? '' : `&art=${catalogKey}`}`

export const addComponentToRoomPath = (realEstateId: string, roomId: string): string =>
  `${addComponentPath(realEstateId)}&raum=${roomId}`

export const addDevicePath = (realEstateId: string): string =>
  `${dossierPath(realEstateId, 'geraete')}&neu=geraet`

export const addRoomPath = (realEstateId: string): string =>
  `${dossierPath(realEstateId, 'bauteile')}&neu=raum`

/** Where an owner shares papers with somebody who has no account. */
export const shareParameter = 'freigeben'
export const sharePath = (realEstateId: string, ...documentIds: readonly string[]): string =>
  `${dossierPath(realEstateId, 'personen')}&${shareParameter}=${documentIds.join('.')}`

export const componentHash = (id: string): string => `#bauteil-${id}`
export const roomHash = (id: string): string => `#raum-${id}`

/** The component an address names, and nothing for any other anchor. */
export const componentInHash = (hash: string): string | undefined => /^#bauteil-(.+)$/.exec(hash)?.[1]
export const roomInHash = (hash: string): string | undefined => /^#raum-(.+)$/.exec(hash)?.[1]
