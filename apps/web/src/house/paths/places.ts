import { analysisPath, componentParameter } from './analysis-paths.ts'
import { pathTo } from '#device/routing/routes.ts'

/** Where one to-do is shown: the list with this one open. */
export const todoPath = (id: string): string => `${pathTo('todos')}?eintrag=${id}`

/** Where a component is shown: its own page. */
export const componentPath = (id: string): string => pathTo('component', { component: id })

/** Where the owner decides over a component that is due. */
export const decisionPath = (componentId: string): string =>
  `${analysisPath('massnahmen')}&${componentParameter}=${componentId}`

/** Where a renovation of a component is planned. */
export const planPath = (componentId: string): string => `${analysisPath('massnahmen')}&planen=${componentId}`
