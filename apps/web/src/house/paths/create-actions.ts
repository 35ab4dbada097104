import { isBuilt } from './navigation.ts'
import { pathTo, type RouteName } from '#device/routing/routes.ts'

export type CreateAction = {
  readonly id:
    | 'invoice'
    | 'todo'
    | 'appointment'
    | 'craftsman'
    | 'document'
    | 'photo'
    | 'project'
    | 'realEstate'
  readonly label: string
  readonly hint: string
  readonly route: RouteName
  readonly needsHouse: boolean
  readonly query?: string
}

/** What the ＋ and the search offer to record; `?neu=` tells the page to open its form. */
export const createActions: readonly CreateAction[] = [
  {
    id: 'invoice',
    label: 'Rechnung erfassen',
    hint: 'Von Hand oder aus dem QR-Code',
    route: 'toolsInvoice',
    needsHouse: true,
    query: '?neu=rechnung',
  },
  {
    id: 'todo',
    label: 'To-do erfassen',
    hint: 'Was zu tun ist, mit Frist und Foto',
    route: 'todos',
    needsHouse: true,
    query: '?neu=to-do',
  },
  {
    id: 'appointment',
    label: 'Termin erfassen',
    hint: 'Besichtigung, Service, Abnahme',
    route: 'appointments',
    needsHouse: true,
    query: '?neu=termin',
  },
  {
    id: 'document',
    label: 'Unterlage hochladen',
    hint: 'Vertrag, Plan, Garantie',
    route: 'toolsDocuments',
    needsHouse: true,
    query: '?neu=unterlage',
  },
  {
    id: 'craftsman',
    label: 'Handwerker erfassen',
    hint: 'Firma, Gewerk, Telefon',
    route: 'craftsmen',
    needsHouse: true,
    query: '?neu=handwerker',
  },
  {
    id: 'photo',
    label: 'Foto aufnehmen',
    hint: 'Wird zum To-do mit Bild',
    route: 'todos',
    needsHouse: true,
    query: '?neu=foto',
  },
  {
    id: 'project',
    label: 'Renovation erfassen',
    hint: 'Vorlage, Zeit und Budget',
    route: 'projectCreate',
    needsHouse: true,
  },
  {
    id: 'realEstate',
    label: 'Immobilie erfassen',
    hint: 'Ein weiteres Haus oder eine Wohnung',
    route: 'analysisCreate',
    needsHouse: false,
  },
]

/** The actions whose page is built; without a house only a house can be recorded. */
export const openActions = (houseId: string | undefined): CreateAction[] =>
  createActions.filter(({ route, needsHouse }) => isBuilt(route) && (houseId !== undefined || !needsHouse))

/** The address of an action for the selected house. */
export const actionPath = ({ route, query = '' }: CreateAction, houseId: string | undefined): string =>
  pathTo(route, houseId === undefined ? {} : { realEstate: houseId }) + query
