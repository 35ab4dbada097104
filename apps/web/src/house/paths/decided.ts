import { isUuid } from '@hauswart/domain/ids/uuid7'
import { pathTo } from '#device/routing/routes.ts'

/** A decision of the analysis as a renovation takes it over. */
export type Decided = {
  readonly measureId: string
  readonly title: string
  readonly componentIds: readonly string[]
}

/** Where a renovation is begun that comes of a decision. */
export const newProjectPath = ({ measureId, title, componentIds }: Decided): string =>
  `${pathTo('projectCreate')}?${new URLSearchParams({ entscheid: measureId, titel: title, bauteile: componentIds.join(' ') })}`

/** What an address says of the decision a renovation comes of. */
export function decidedIn(address: URLSearchParams): Decided | undefined {
  const [measureId, title = '', components = ''] = ['entscheid', 'titel', 'bauteile'].map(
    (name) => address.get(name) ?? undefined,
  )
  const componentIds = components.split(' ').filter(isUuid)
  return measureId !== undefined && isUuid(measureId) ? { measureId, title, componentIds } : undefined
}
