import type { ComponentCondition } from './component.ts'
import { yearOf } from './component-state.ts'

/** What a renewal changes of a component. */
export type Renewable = {
  readonly lastRenewedYear: number | null
  readonly condition: ComponentCondition | null
  readonly conditionOn: string | null
}
type Standing = Renewable & { readonly installedYear: number }

/** What a told renewal took the place of. */
export type SetAside = {
  /** The last renewal without any that is told of in the history. */
  readonly lastRenewedYear: number | null
  readonly judgement: Judgement | null
}
type Judgement = {
  readonly condition: ComponentCondition
  readonly conditionOn: string
  /** The last renewal at the time: the judgement is of what came out of it. */
  readonly besideYear: number | null
}

/** A renewal that is told of, and what it took the place of if the component counts from it. */
export type ToldRenewal = { readonly year: number; readonly setAside: SetAside | null }

/** A renewal that is told of now leaves no judgement from its own year or before: that was about what is gone. */
export const isJudgementOver = (old: Standing, lastRenewedYear: number | null): boolean =>
  old.conditionOn !== null &&
  lastRenewedYear !== null &&
  lastRenewedYear > yearOf(old) &&
  judgedIn(old.conditionOn) <= lastRenewedYear

/** The component counts from a renewal that is told of, unless it does from a later one: then nothing changes. */
export function tellRenewal(
  old: Standing,
  year: number,
  over?: ToldRenewal,
): { readonly next: Renewable; readonly setAside: SetAside } | undefined {
  if (year <= yearOf(old)) return undefined
  const { lastRenewedYear, condition, conditionOn } = old
  const isOver = isJudgementOver(old, year)
  // What the one before it took the place of, this one does.
  const counted = over?.setAside ?? undefined
  const waiting = condition === null ? (counted?.judgement ?? null) : null
  const judgement =
    isOver && condition !== null && conditionOn !== null
      ? { condition, conditionOn, besideYear: lastRenewedYear }
      : waiting
  return {
    next: { lastRenewedYear: year, ...(isOver ? unjudged : { condition, conditionOn }) },
    setAside: {
      lastRenewedYear:
        counted !== undefined && over?.year === lastRenewedYear ? counted.lastRenewedYear : lastRenewedYear,
      judgement,
    },
  }
}
const unjudged = { condition: null, conditionOn: null }

type Withdrawn = ToldRenewal & {
  readonly setAside: SetAside
  /** What the owner has said of the component since. */
  readonly isYearSaid: boolean
  readonly isConditionSaid: boolean
}

/**
 * What the component is without a renewal: it counts from the latest one that is left, else from what was said before,
 * and is judged as it was. What the owner has said since stays. The one it counts from then takes over what is set aside.
 */
export function withdrawRenewal<Left extends ToldRenewal>(
  old: Standing,
  { year, setAside, isYearSaid, isConditionSaid }: Withdrawn,
  left: readonly Left[],
): { readonly next: Renewable; readonly heir?: { readonly renewal: Left; readonly setAside: SetAside } } {
  const isCounted = old.lastRenewedYear === year && !isYearSaid
  const said = sinceInstalled(old, setAside.lastRenewedYear)
  // A later one that is told of was overruled by the owner before this one was told.
  const heir = isCounted
    ? left.find((one) => one.year <= year && one.year > (said ?? old.installedYear))
    : undefined
  const lastRenewedYear = isCounted ? (heir?.year ?? said) : old.lastRenewedYear
  const waiting = old.condition === null && !isConditionSaid ? setAside.judgement : null
  const back = waiting !== null && holds(waiting, lastRenewedYear) ? waiting : null
  return {
    next: {
      lastRenewedYear,
      condition: back?.condition ?? old.condition,
      conditionOn: back?.conditionOn ?? old.conditionOn,
    },
    ...(heir !== undefined && {
      heir: {
        renewal: heir,
        setAside: { lastRenewedYear: said, judgement: back === null ? waiting : null },
      },
    }),
  }
}

/** Takes a withdrawal back, as far as the component stands as that left it. */
export function redoRenewal(
  old: Standing,
  { from, to }: { readonly from: Renewable; readonly to: Renewable },
): Renewable | undefined {
  if (old.lastRenewedYear !== to.lastRenewedYear || yearOf({ ...old, ...from }) < old.installedYear)
    return undefined
  const isJudgedAnew = old.condition !== to.condition || old.conditionOn !== to.conditionOn
  return isJudgedAnew ? { ...renewableOf(old), lastRenewedYear: from.lastRenewedYear } : from
}

/** What a renewal changes, of a component that has more. */
export const renewableOf = ({ lastRenewedYear, condition, conditionOn }: Renewable): Renewable => ({
  lastRenewedYear,
  condition,
  conditionOn,
})

// What was renewed before it was put in was the one before it.
const sinceInstalled = ({ installedYear }: Standing, year: number | null): number | null =>
  year !== null && year >= installedYear ? year : null

const holds = ({ conditionOn, besideYear }: Judgement, lastRenewedYear: number | null): boolean =>
  lastRenewedYear === null ||
  (besideYear !== null && lastRenewedYear <= besideYear) ||
  judgedIn(conditionOn) > lastRenewedYear

const judgedIn = (day: string): number => Number(day.slice(0, 4))
