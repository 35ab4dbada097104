import type { Measure } from '@hauswart/domain/analysis/model/measure'
import { analysisQuery } from '#house/house-queries.ts'
import { queryClient } from '#device/cache/query.ts'

/**
 * Puts decisions on the screen before the server has answered. Gives what takes them off again: the device keeps what
 * is shown, and what was not saved must not stay there as the plan.
 */
export async function showAtOnce(realEstateId: string, measures: readonly Measure[]): Promise<() => void> {
  const { queryKey } = analysisQuery(realEstateId)
  // An answer that was asked for before the change would put the old state back.
  await queryClient.cancelQueries({ queryKey })
  const before = queryClient.getQueryData(queryKey)?.realEstate?.measures ?? []
  const known = new Map(before.map((measure) => [measure.id, measure]))
  const createdAt = new Date().toISOString()
  const shown = measures.map((measure) => ({
    ...(known.get(measure.id) ?? { createdAt }),
    ...measure,
    componentIds: [...measure.componentIds],
  }))
  const put = (change: (now: typeof before) => typeof before) =>
    queryClient.setQueryData(queryKey, (old) =>
      old?.realEstate
        ? { ...old, realEstate: { ...old.realEstate, measures: change(old.realEstate.measures) } }
        : old,
    )
  put(() => shown)
  return () => void put((now) => putBack(now, before, shown))
}

/** Undoes what `shown` changed of `before`; what was read or decided since then stays. */
export function putBack<Row extends { readonly id: string }>(
  now: readonly Row[],
  before: readonly Row[],
  shown: readonly Row[],
): Row[] {
  const isStill = (row: Row) => shown.some((one) => one.id === row.id && isSame(one, row))
  const old = (id: string) => before.find((one) => one.id === id)
  const kept = now.flatMap((row) => {
    if (!isStill(row)) return [row]
    const was = old(row.id)
    return was === undefined ? [] : [was]
  })
  const removed = before.filter(
    ({ id }) => !shown.some((one) => one.id === id) && !now.some((one) => one.id === id),
  )
  return [...kept, ...removed]
}

const isSame = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b)
