import { analysisPath } from './analysis-paths.ts'
import { isBuilt } from './navigation.ts'
import { pathTo } from './routes.ts'

/** Where one to-do is shown: the list with this one open. */
export const todoPath = (id: string): string => `${pathTo('todos')}?eintrag=${id}`

/** Where a component of a house is shown: its own page, until that is built its place on the page of the house. */
export const componentPath = (houseId: string, id: string): string =>
  isBuilt('component')
    ? pathTo('component', { component: id })
    : `${pathTo('realEstate', { realEstate: houseId })}#bauteil-${id}`

/** Where a renovation of a component is planned. */
export const planPath = (componentId: string): string => `${analysisPath('massnahmen')}&planen=${componentId}`
