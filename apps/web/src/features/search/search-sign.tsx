import { IconPlus } from '@tabler/icons-react'
import type { RouteName } from '#device/routing/routes.ts'
import { AreaIcon } from '#ui/mark/area-icon.tsx'
import type { Group, Item } from './find.ts'

const areas: Readonly<Record<Exclude<Group, 'actions' | 'pages'>, RouteName>> = {
  houses: 'realEstates',
  rooms: 'realEstates',
  components: 'analysis',
  measures: 'analysis',
  todos: 'todos',
  documents: 'toolsDocuments',
  appointments: 'appointments',
  craftsmen: 'craftsmen',
  projects: 'projects',
  defects: 'projects',
  acceptances: 'projects',
  approvals: 'projects',
  warranties: 'analysis',
  journal: 'projects',
  invoices: 'toolsInvoice',
  quotes: 'projects',
}

/** The sign of what was found. */
export function Sign({ item: { group, id } }: { readonly item: Item }) {
  if (group === 'actions') return <IconPlus size={20} stroke={1.75} aria-hidden="true" />
  // The identifier of a page is made of the name of its route.
  const area = group === 'pages' ? (id.replace('page-', '') as RouteName) : areas[group]
  return <AreaIcon area={area} />
}
