import { measureStateLabels } from '@hauswart/domain/analysis/model/analysis.labels'
import type { MeasureState } from '@hauswart/domain/analysis/model/measure'
import { appointmentKindLabels } from '@hauswart/domain/appointments/appointment.labels'
import { tradeLabels } from '@hauswart/domain/craftsmen/trade.labels'
import { documentCategoryLabels } from '@hauswart/domain/documents/document.labels'
import { componentLabels } from '@hauswart/domain/real-estate/component.labels'
import { floorLabel } from '@hauswart/domain/rooms/room.labels'
import { useQueries } from '@tanstack/react-query'
import { housesOf, useActiveHouse, useHouses, type House } from '#house/active-house.ts'
import { analysisPath } from '#house/paths/analysis-paths.ts'
import { actionPath, openActions } from '#house/paths/create-actions.ts'
import { day } from '#device/text/format.ts'
import { useToday } from '#device/use-today.ts'
import { houseLine, houseName, selectable } from '#house/house-choice.ts'
import { dossierPath, roomHash } from '#house/paths/dossier-paths.ts'
import { documentsQuery } from '#house/document-queries.ts'
import {
  analysisQuery,
  appointmentsQuery,
  componentsQuery,
  craftsmenQuery,
  projectsQuery,
  quotesQuery,
  roomsQuery,
  todosQuery,
} from '#house/house-queries.ts'
import { components as componentRecord } from '#house/nouns/components.ts'
import { appointments as appointmentRecord, type AppointmentRow } from '#house/nouns/appointments.ts'
import { craftsmen as craftsmanRecord, type CraftsmanRow } from '#house/nouns/craftsmen.ts'
import { documents as documentRecord, type DocumentRow } from '#house/nouns/documents.ts'
import { projects as projectRecord, type ProjectRow } from '#house/nouns/projects.ts'
import { quotes as quoteRecord, type QuoteRow } from '#house/nouns/quotes.ts'
import { rooms as roomRecord } from '#house/nouns/rooms.ts'
import { useOverlay } from '#house/record/use-rows.ts'
import { accountPages, builtNavigation, isBuilt } from '#house/paths/navigation.ts'
import {
  appointmentPath,
  componentPath,
  craftsmanPath,
  documentPath,
  quotePath,
  todoPath,
} from '#house/paths/places.ts'
import { pathTo } from '#device/routing/routes.ts'
import type { Item } from './find.ts'
import { searchTexts } from './search.texts.ts'

/** Who has more is no household; of the rest only the houses themselves are found. */
export const mostHouses = 10
// What lies on the device is good enough to be found; only what is missing is asked for.
const asKept = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const

type Searched = { readonly items: readonly Item[]; readonly isLoading: boolean; readonly hasGaps: boolean }

/** Everything that can be found, from what the device holds. */
export function useSearchItems(): Searched {
  const active = useActiveHouse()
  const today = useToday()
  const owned = useHouses()
  const houses = selectable(housesOf(owned.data))
  const searched = houses.slice(0, mostHouses)
  const components = useQueries({
    queries: searched.map(({ id }) => ({ ...componentsQuery(id), ...asKept })),
  })
  const rooms = useQueries({ queries: searched.map(({ id }) => ({ ...roomsQuery(id), ...asKept })) })
  const decided = useQueries({ queries: searched.map(({ id }) => ({ ...analysisQuery(id), ...asKept })) })
  const open = useQueries({ queries: searched.map(({ id }) => ({ ...todosQuery(id, 'open'), ...asKept })) })
  const done = useQueries({ queries: searched.map(({ id }) => ({ ...todosQuery(id, 'done'), ...asKept })) })
  const filed = useQueries({ queries: searched.map(({ id }) => ({ ...documentsQuery(id), ...asKept })) })
  const dated = useQueries({ queries: searched.map(({ id }) => ({ ...appointmentsQuery(id), ...asKept })) })
  const booked = useQueries({ queries: searched.map(({ id }) => ({ ...craftsmenQuery(id), ...asKept })) })
  const offered = useQueries({ queries: searched.map(({ id }) => ({ ...quotesQuery(id), ...asKept })) })
  const renewed = useQueries({ queries: searched.map(({ id }) => ({ ...projectsQuery(id), ...asKept })) })
  const parts = useOverlay(componentRecord)
  const places = useOverlay(roomRecord)
  const papers = useOverlay(documentRecord)
  const meetings = useOverlay(appointmentRecord)
  const firms = useOverlay(craftsmanRecord)
  const offers = useOverlay(quoteRecord)
  const renovations = useOverlay(projectRecord)
  const items = [
    ...actionItems(active?.id),
    ...pageItems(),
    ...houses.flatMap((house) => [houseItem(house), ...viewItems(house), ...analysisItems(house)]),
    ...searched.flatMap((house, index) => [
      ...parts(house.id, components[index]).map((one) => componentItem(house, one)),
      ...(decided[index]?.data?.realEstate?.measures ?? []).map((one) =>
        measureItem(house, one, parts(house.id, components[index])),
      ),
      ...places(house.id, rooms[index]).map((one) => roomItem(house, one)),
      ...(open[index]?.data ?? []).map((one) => todoItem(house, one)),
      ...(done[index]?.data ?? []).map((one) => todoItem(house, one)),
      ...papers(house.id, filed[index]).map((one) => documentItem(house, one)),
      ...nextFirst(meetings(house.id, dated[index]), today).map((one) => appointmentItem(house, one, today)),
      ...firms(house.id, booked[index]).map((one) => craftsmanItem(house, one)),
      ...quoteItems(house, offers(house.id, offered[index]), renovations(house.id, renewed[index])),
    ]),
  ]
  const all = [
    ...components,
    ...rooms,
    ...decided,
    ...open,
    ...done,
    ...filed,
    ...dated,
    ...booked,
    ...offered,
    ...renewed,
  ]
  return {
    items,
    // Before the houses are known nothing was looked through: «keine Treffer» would be untrue.
    isLoading: (owned.data === undefined && !owned.isError) || all.some(({ isLoading }) => isLoading),
    hasGaps:
      (owned.data === undefined && owned.isError) ||
      all.some(({ data: answer, isError }) => isError && answer === undefined),
  }
}

const actionItems = (houseId: string | undefined): Item[] =>
  openActions(houseId).map((action) => ({
    id: `action-${action.id}`,
    group: 'actions',
    title: action.label,
    detail: action.hint,
    to: actionPath(action, houseId),
  }))

const pageItems = (): Item[] =>
  [...builtNavigation.flatMap(({ entries }) => entries), ...accountPages]
    .filter(({ route }) => isBuilt(route))
    .map(({ route, label, words }) => ({
      id: `page-${route}`,
      group: 'pages',
      title: label,
      words,
      to: pathTo(route),
    }))

const houseItem = (house: House): Item => ({
  id: `house-${house.id}`,
  group: 'houses',
  title: houseName(house),
  detail: houseLine(house),
  words: [house.street, house.houseNumber].join(' '),
  to: pathTo('realEstate', { realEstate: house.id }),
  houseId: house.id,
})

/** What stands in the record of a house, by the names an owner would use. */
const viewItems = (house: House): Item[] =>
  searchTexts.views.map(({ view, title, words }) => ({
    id: `view-${view}-${house.id}`,
    group: 'houses',
    title,
    detail: houseName(house),
    words,
    to: dossierPath(house.id, view),
    houseId: house.id,
  }))

const analysisItems = (house: House): Item[] =>
  isBuilt('analysis')
    ? searchTexts.analysisViews.map(({ view, title, words }) => ({
        id: `analysis-${view}-${house.id}`,
        group: 'houses',
        title,
        detail: houseName(house),
        words,
        to: analysisPath(view),
        houseId: house.id,
      }))
    : []

type Measure = {
  readonly id: string
  readonly title: string | null
  readonly componentIds: readonly string[]
  readonly year: number | null
  readonly state: MeasureState
}

function measureItem(house: House, measure: Measure, components: readonly Component[]): Item {
  const { id, title, componentIds, year, state } = measure
  const names = components
    .filter((component) => componentIds.includes(component.id))
    .map(({ name, catalogKey }) => name ?? componentLabels[catalogKey])
    .join(', ')
  return {
    id: `measure-${id}`,
    group: 'measures',
    title: title ?? names,
    detail: [houseName(house), [measureStateLabels[state], year].filter(Boolean).join(' ')].join(' · '),
    words: names,
    to: analysisPath('measures'),
    houseId: house.id,
    isOld: state === 'done' || state === 'rejected',
  }
}

type Room = { readonly id: string; readonly name: string; readonly floor: number | null }

const roomItem = (house: House, { id, name, floor }: Room): Item => ({
  id: `room-${id}`,
  group: 'rooms',
  title: name,
  detail: [floor === null ? null : floorLabel(floor), houseName(house)].filter(Boolean).join(' · '),
  to: `${dossierPath(house.id, 'components')}${roomHash(id)}`,
  houseId: house.id,
})

type Component = {
  readonly id: string
  readonly catalogKey: keyof typeof componentLabels
  readonly name: string | null
  readonly manufacturer: string | null
  readonly model: string | null
  readonly material: string | null
}

function componentItem(house: House, { id, catalogKey, ...component }: Component): Item {
  const label = componentLabels[catalogKey]
  return {
    id: `component-${id}`,
    group: 'components',
    title: component.name ?? label,
    detail: [component.name === null ? null : label, houseName(house)].filter(Boolean).join(' · '),
    words: [component.manufacturer, component.model, component.material].join(' '),
    to: componentPath(id),
    houseId: house.id,
  }
}

const comes = ({ state, endsOn }: AppointmentRow, today: string): boolean =>
  state === 'planned' && endsOn >= today

/** What takes place in its order, then what does not or is over, the last first: of a series the first that fits is shown. */
export const nextFirst = <One extends AppointmentRow>(all: readonly One[], today: string): One[] => [
  ...all.filter((one) => comes(one, today)),
  ...all.filter((one) => !comes(one, today)).toReversed(),
]

const appointmentItem = (house: House, one: AppointmentRow, today: string): Item => ({
  id: `appointment-${one.id}`,
  group: 'appointments',
  title: one.title,
  detail: [day(one.startsOn), houseName(house)].join(' · '),
  words: [appointmentKindLabels[one.kind], one.place ?? ''].join(' '),
  to: appointmentPath(one.id),
  houseId: house.id,
  isOld: !comes(one, today),
  series: one.seriesId ?? undefined,
})

function craftsmanItem(house: House, { id, company, trades, city, contactName, phone }: CraftsmanRow): Item {
  const labels = trades.map((trade) => tradeLabels[trade])
  return {
    id: `craftsman-${id}`,
    group: 'craftsmen',
    title: company,
    detail: [labels.join(', '), phone, houseName(house)].filter(Boolean).join(' · '),
    words: [...labels, city, contactName].join(' '),
    to: craftsmanPath(id),
    houseId: house.id,
  }
}

/** Of a renovation in the trash none is found. */
const quoteItems = (house: House, quotes: readonly QuoteRow[], projects: readonly ProjectRow[]): Item[] =>
  quotes.flatMap(({ id, projectId, company, note, lines, isActive }) => {
    const project = projects.find((one) => one.id === projectId)
    if (!isActive || project === undefined) return []
    return {
      id: `quote-${id}`,
      group: 'quotes',
      title: company,
      detail: [project.title, houseName(house)].join(' · '),
      words: [note ?? '', ...lines.map(({ text }) => text)].join(' '),
      to: quotePath(projectId, id),
      houseId: house.id,
    }
  })

const documentItem = (house: House, { id, title, sender, category, tags, isFiled }: DocumentRow): Item => ({
  id: `document-${id}`,
  group: 'documents',
  title,
  detail: [sender, isFiled ? null : searchTexts.toReview, houseName(house)].filter(Boolean).join(' · '),
  words: [category === null ? '' : documentCategoryLabels[category], ...tags].join(' '),
  to: documentPath(id),
  houseId: house.id,
})

type Todo = {
  readonly id: string
  readonly title: string
  readonly note: string | null
  readonly checklist: readonly { readonly text: string }[]
  readonly dueOn: string | null
  readonly state: 'open' | 'done'
}

function todoItem(house: House, { id, title, note, checklist, dueOn, state }: Todo): Item {
  const due = dueOn === null ? null : searchTexts.due(day(dueOn))
  return {
    id: `todo-${id}`,
    group: 'todos',
    title,
    detail: [houseName(house), state === 'done' ? searchTexts.done : due].filter(Boolean).join(' · '),
    // Not only empty: a copy on a device may be older than this fact.
    words: [note, ...(checklist ?? []).map(({ text }) => text)].filter(Boolean).join(' '),
    to: todoPath(id),
    houseId: house.id,
    isOld: state === 'done',
  }
}
