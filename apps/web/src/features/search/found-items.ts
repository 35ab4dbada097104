import type { SearchKind } from '@hauswart/domain/search/search'
import { analysisPath } from '#house/paths/analysis-paths.ts'
import { dossierPath, roomHash } from '#house/paths/dossier-paths.ts'
import {
  acceptancePath,
  appointmentPath,
  approvalPath,
  componentPath,
  craftsmanPath,
  defectPath,
  documentPath,
  invoicePath,
  journalPath,
  projectPath,
  quotePath,
  todoPath,
} from '#house/paths/places.ts'
import type { SearchHit } from '#house/search-queries.ts'
import type { Group, Item } from './find.ts'

/** On whose page it is shown. */
type Within = Pick<SearchHit, 'projectId' | 'componentId'>

/** Where a hit of each noun stands and leads. A noun that is found joins here. */
const nouns: Readonly<
  Record<
    SearchKind,
    {
      readonly group: Group
      readonly to: (id: string, house: string, within: Within) => string
    }
  >
> = {
  document: { group: 'documents', to: documentPath },
  todo: { group: 'todos', to: todoPath },
  component: { group: 'components', to: componentPath },
  room: { group: 'rooms', to: (id, house) => `${dossierPath(house, 'components')}${roomHash(id)}` },
  appointment: { group: 'appointments', to: appointmentPath },
  craftsman: { group: 'craftsmen', to: craftsmanPath },
  project: { group: 'projects', to: projectPath },
  defect: { group: 'defects', to: (id, _house, { projectId }) => defectPath(projectId ?? '', id) },
  journal_entry: { group: 'journal', to: (id, _house, { projectId }) => journalPath(projectId ?? '', id) },
  acceptance: {
    group: 'acceptances',
    to: (id, _house, { projectId }) => acceptancePath(projectId ?? '', id),
  },
  approval: { group: 'approvals', to: (id, _house, { projectId }) => approvalPath(projectId ?? '', id) },
  maker_warranty: {
    group: 'warranties',
    to: (_id, _house, { componentId }) => componentPath(componentId ?? ''),
  },
  invoice: { group: 'invoices', to: invoicePath },
  quote: { group: 'quotes', to: (id, _house, { projectId }) => quotePath(projectId ?? '', id) },
  measure: { group: 'measures', to: () => analysisPath('measures') },
}

type House = { readonly id: string; readonly name: string }

/** What the device holds, with what the server found beyond: where it stands, and things the device does not hold. */
export function withFound(
  items: readonly Item[],
  found: readonly { readonly house: House; readonly hits: readonly SearchHit[] }[],
): Item[] {
  const told = new Map(
    found.flatMap(({ house, hits }) =>
      // A newer server may find what this app has no place for.
      hits
        .filter(({ kind }) => kind in nouns)
        .map((hit, place) => [`${hit.kind}-${hit.id}`, { house, hit, place }]),
    ),
  )
  const known = items.map((item) => {
    const entry = told.get(item.id)
    told.delete(item.id)
    return entry === undefined
      ? item
      : { ...item, quote: entry.hit.quote, rank: rankOf(entry.hit, entry.place) }
  })
  const others = [...told].map(([id, { house, hit, place }]): Item => ({
    id,
    group: nouns[hit.kind].group,
    title: hit.title.map(({ text }) => text).join(''),
    detail: house.name,
    to: nouns[hit.kind].to(hit.id, house.id, hit),
    houseId: house.id,
    quote: hit.quote,
    rank: rankOf(hit, place),
  }))
  return [...known, ...others]
}

// Below what the device is sure of, in the order of the server.
const rankOf = ({ isNear }: SearchHit, place: number): number => (isNear ? 0.3 : 0.5) - place / 1_000
