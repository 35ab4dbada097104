import { analysisPath, analysisViews } from '../../apps/web/src/house/paths/analysis-paths.ts'
import {
  componentPath,
  deadlinesPath,
  gainFilePath,
  taxFolderPath,
  todoPath,
} from '../../apps/web/src/house/paths/places.ts'
import {
  addComponentPath,
  addRoomPath,
  dossierPath,
  dossierViews,
} from '../../apps/web/src/house/paths/dossier-paths.ts'
import { builtRoutes } from '../../apps/web/src/device/routing/routes.ts'
import type { Demo, Visitor } from './demo.ts'

export type WebPage = { readonly name: string; readonly path: string; readonly who: Visitor }

/** Every page of the route table, with the parameters that make it a real one, and the ones that fail. */
export function allPages({ houseId, projectId }: Pick<Demo, 'houseId' | 'projectId'>): readonly WebPage[] {
  const values: Readonly<Record<string, string>> = {
    realEstate: houseId,
    component: 'windows',
    project: projectId,
    token: 'A'.repeat(43),
    passwordResetMailSent: 'true',
  }
  const pages = builtRoutes.map(([name, { path, access }]) => ({
    name,
    path: path.replaceAll(/\{(\w+)\??\}/g, (_whole, key: string) => values[key] ?? key),
    who: access === 'members' || access.startsWith('scope:') ? ('owner' as const) : ('guest' as const),
  }))
  return [
    ...pages,
    { name: 'notFound', path: '/gibt-es-nicht', who: 'guest' },
    { name: 'notFoundOwner', path: '/immobilie/00000000-0000-7000-8000-000000000000', who: 'owner' },
  ]
}

/** The same, and what has an address of its own inside them: views of a house, a component, a to-do. */
export async function allPlaces(demo: Demo): Promise<readonly WebPage[]> {
  const { site, houseId } = demo
  const first = async (table: 'component' | 'todo') => {
    const text = `select id from app.${table} where real_estate_id = $1 and deleted_at is null order by id limit 1`
    return (await site.admin<{ id: string }>(text, [houseId]))[0]?.id ?? ''
  }
  const flat = "select id from app.real_estate where kind = 'condominium_flat' order by id limit 1"
  const flatId = (await site.admin<{ id: string }>(flat))[0]?.id ?? ''
  const inside = [
    ...dossierViews.map((view) => ({
      name: `realEstate.${view}`,
      // Only a flat has a community of owners.
      path: dossierPath(view === 'community' ? flatId : houseId, view),
    })),
    ...analysisViews.map((view) => ({ name: `analysis.${view}`, path: analysisPath(view) })),
    { name: 'realEstate.addComponent', path: addComponentPath(houseId) },
    { name: 'realEstate.addRoom', path: addRoomPath(houseId) },
    { name: 'component', path: componentPath(await first('component')) },
    { name: 'todo', path: todoPath(await first('todo')) },
    { name: 'deadlines', path: deadlinesPath },
    { name: 'taxFolder', path: taxFolderPath },
    { name: 'gainFile', path: gainFilePath },
  ]
  return [...allPages(demo), ...inside.map((place) => ({ ...place, who: 'owner' as const }))]
}
