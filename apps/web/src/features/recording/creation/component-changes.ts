import type { ComponentCondition, ComponentKey } from '@hauswart/domain/real-estate/component'
import type { NewComponentInput } from '@hauswart/domain/real-estate/component.input'

export type KeptComponent = {
  readonly id: string
  readonly catalogKey: ComponentKey
  readonly installedYear: number
  readonly isInstalledYearAssumed: boolean
  readonly lastRenewedYear: number | null
  readonly condition: ComponentCondition | null
  readonly isShared: boolean
  readonly version: number
}

type Facts = Omit<KeptComponent, 'id' | 'catalogKey' | 'version'>

type Changes = {
  readonly add: readonly NewComponentInput[]
  readonly update: readonly { readonly kept: KeptComponent; readonly facts: Facts }[]
  readonly remove: readonly KeptComponent[]
}

/** What must happen to the components an earlier try has made, so that they are as planned now. */
export function componentChanges(
  planned: readonly NewComponentInput[],
  kept: readonly KeptComponent[],
): Changes {
  const sameOf = (one: NewComponentInput) =>
    kept.find(({ id, catalogKey }) => id === one.id && catalogKey === one.catalogKey)
  const update = planned.flatMap((one) => {
    const same = sameOf(one)
    const facts = factsOf(one)
    return same === undefined || isAlike(same, facts) ? [] : [{ kept: same, facts }]
  })
  return {
    add: planned.filter((one) => sameOf(one) === undefined),
    update,
    remove: kept.filter((one) => !planned.some((wanted) => sameOf(wanted) === one)),
  }
}

const factsOf = (component: NewComponentInput): Facts => ({
  installedYear: component.installedYear,
  isInstalledYearAssumed: component.isInstalledYearAssumed ?? false,
  lastRenewedYear: component.lastRenewedYear ?? null,
  condition: component.condition ?? null,
  isShared: component.isShared ?? false,
})

const isAlike = (kept: KeptComponent, facts: Facts): boolean =>
  (Object.keys(facts) as (keyof Facts)[]).every((name) => kept[name] === facts[name])
