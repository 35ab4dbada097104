import { appointmentKinds } from '@hauswart/domain/appointments/appointment'
import { appointmentKindLabels } from '@hauswart/domain/appointments/appointment.labels'
import { appointmentsTexts } from './appointments.texts.ts'
import type { Entry } from './entries.ts'

/** What is to be seen of the calendar; empty is everything. */
export type EntriesFilter = {
  /** A sort of entry, or a kind of appointment, as the address names it. */
  readonly kind: string
  readonly componentId: string
  readonly craftsmanId: string
}

type Named = { readonly value: string; readonly label: string }

const sortSlugs = { meeting: 'termine', deadline: 'fristen', todo: 'to-dos' } as const
const sorts = ['meeting', 'deadline', 'todo'] as const

const slugOf = (label: string): string =>
  label
    .toLowerCase()
    .replaceAll(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter)
    .replaceAll(/[^a-z]+/g, '-')

const kinds = appointmentKinds.map((kind) => ({
  kind,
  label: appointmentKindLabels[kind],
  value: slugOf(appointmentKindLabels[kind]),
}))

export const isFiltered = ({ kind, componentId, craftsmanId }: EntriesFilter): boolean =>
  kind !== '' || componentId !== '' || craftsmanId !== ''

export const filterEntries = (entries: readonly Entry[], filter: EntriesFilter): readonly Entry[] =>
  entries.filter(
    (entry) =>
      isOfKind(entry, filter.kind) &&
      (filter.componentId === '' || entry.componentId === filter.componentId) &&
      (filter.craftsmanId === '' || entry.appointment?.craftsmanId === filter.craftsmanId),
  )

const isOfKind = ({ sort, appointment }: Entry, kind: string): boolean =>
  kind === '' ||
  sortSlugs[sort] === kind ||
  kinds.some((one) => one.value === kind && one.kind === appointment?.kind)

/** What can be chosen: what stands in the calendar, and what is chosen already. */
export function choicesIn(
  entries: readonly Entry[],
  chosen: EntriesFilter,
  all: { readonly components: readonly Named[]; readonly craftsmen: readonly Named[] },
) {
  const usedSorts = sorts
    .map((sort) => ({ sort, value: sortSlugs[sort], label: appointmentsTexts.filter.sorts[sort] }))
    .filter(({ sort, value }) => value === chosen.kind || entries.some((entry) => entry.sort === sort))
  const usedKinds = kinds.filter(
    ({ kind, value }) =>
      value === chosen.kind || entries.some(({ appointment }) => appointment?.kind === kind),
  )
  return {
    sorts: usedSorts.map(({ value, label }) => ({ value, label })),
    kinds: usedKinds.map(({ value, label }) => ({ value, label })),
    components: named(all.components, chosen.componentId, ({ componentId }) => componentId),
    craftsmen: named(all.craftsmen, chosen.craftsmanId, ({ appointment }) => appointment?.craftsmanId),
  }

  // What was chosen and is gone meanwhile stands there too, or nobody could end the choice.
  function named(known: readonly Named[], id: string, of: (entry: Entry) => string | null | undefined) {
    const used = known.filter(({ value }) => value === id || entries.some((entry) => of(entry) === value))
    const isGone = id !== '' && known.every(({ value }) => value !== id)
    return isGone ? [...used, { value: id, label: appointmentsTexts.filter.gone }] : used
  }
}
