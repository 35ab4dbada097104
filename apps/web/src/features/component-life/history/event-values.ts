import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import { componentEventKinds, type ComponentEventKind } from '@hauswart/domain/upkeep/component-event'
import { addComponentEventInput } from '@hauswart/domain/upkeep/component-event.input'
import * as z from 'zod/mini'
import type { FaultTexts } from '#ui/form/form-faults.ts'
import { componentLifeTexts } from '#features/component-life/component-life.texts.ts'

/** An event as the form holds it. */
export type EventValues = {
  readonly kind: ComponentEventKind
  readonly title: string
  readonly year: number | null
  readonly happenedOn: string | null
  readonly performedBy: string
  readonly costRappen: number | null
  readonly note: string
}

export const newEvent = (thisYear: number): EventValues => valuesOf({ kind: 'serviced', year: thisYear })

/** Any record with the fields of an event: from a list, or what a conflict brought. */
export function valuesOf(record: Readonly<Record<string, unknown>>): EventValues {
  const text = (name: string) => (typeof record[name] === 'string' ? record[name] : '')
  const figure = (name: string) => (typeof record[name] === 'number' ? record[name] : null)
  const happenedOn = text('happenedOn')
  return {
    kind: componentEventKinds.find((kind) => kind === record['kind']) ?? 'other',
    title: text('title'),
    year: figure('year'),
    happenedOn: happenedOn === '' ? null : happenedOn,
    performedBy: text('performedBy'),
    costRappen: figure('costRappen'),
    note: text('note'),
  }
}

/** The server's schema; a day lies in its year, and nothing happened before the component was there or lies ahead. */
export const eventSchema = (thisYear: number) =>
  z
    .extend(z.omit(addComponentEventInput, { id: true, componentId: true }), {
      year: z.int().check(z.minimum(1_000), z.maximum(thisYear)),
    })
    .check(
      z.refine(({ year, happenedOn }) => (happenedOn ?? String(year)).startsWith(String(year)), {
        path: ['happenedOn'],
      }),
    )

const { required, choose, between, tooLong } = fieldFaults
const { dayInYear } = componentLifeTexts.history

export const eventFaults = (thisYear: number): FaultTexts<EventValues> => ({
  kind: choose,
  title: tooLong(120),
  year: (value) => (value === null ? required : between('1000', String(thisYear))),
  happenedOn: (_, { code }) => (code === 'custom' ? dayInYear : componentLifeTexts.fault.day),
  performedBy: tooLong(120),
  costRappen: componentLifeTexts.fault.amount,
  note: tooLong(5_000),
})
