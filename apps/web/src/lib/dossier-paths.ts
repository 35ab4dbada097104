import { pathTo } from './routes.ts'

/** Views of a house, as the address names them. */
export const dossierViews = ['uebersicht', 'stammdaten', 'bauteile', 'personen', 'verlauf'] as const
export type DossierView = (typeof dossierViews)[number]

/** The page of a house at one of its views. */
export function dossierPath(realEstateId: string, view: DossierView = 'uebersicht'): string {
  const path = pathTo('realEstate', { realEstate: realEstateId })
  return view === 'uebersicht' ? path : `${path}?ansicht=${view}`
}

/** Where a component is recorded, perhaps of a given kind. */
export const addComponentPath = (realEstateId: string, catalogKey = ''): string =>
  `${dossierPath(realEstateId, 'bauteile')}&neu=bauteil${catalogKey === '' ? '' : `&art=${catalogKey}`}`

export const componentHash = (id: string): string => `#bauteil-${id}`

/** The component an address names, and nothing for any other anchor. */
export const componentInHash = (hash: string): string | undefined => /^#bauteil-(.+)$/.exec(hash)?.[1]
