import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import { componentEventKinds, type ComponentEventKind } from '@hauswart/domain/upkeep/component-event'
import { addComponentEventInput } from '@hauswart/domain/upkeep/component-event.input'
import * as z from 'zod/mini'
import type { EventRow } from '#house/nouns/component-events.ts'
import {
  dayFact,
  figureFact,
  formFacts,
  optionalLine,
  own,
  ruled,
  type ValuesOf,
} from '#ui/form/form-facts.ts'
import { componentLifeTexts } from '#features/component-life/component-life.texts.ts'

/** The server's schema; a day lies in its year, and nothing happened before the component was there or lies ahead. */
const eventSchema = (thisYear: number) =>
  z
    .extend(z.omit(addComponentEventInput, { id: true, componentId: true }), {
      year: z.int().check(z.minimum(1_000), z.maximum(thisYear)),
    })
    .check(
      z.refine(({ year, happenedOn }) => (happenedOn ?? String(year)).startsWith(String(year)), {
        path: ['happenedOn'],
      }),
    )

const { required, choose, between } = fieldFaults
const { history, fault } = componentLifeTexts

/** An event as the form holds it. */
export const eventForm = (thisYear: number) =>
  formFacts<EventRow>()(
    {
      kind: own<ComponentEventKind, string>({
        blank: 'serviced',
        read: (kind) => componentEventKinds.find((one) => one === kind) ?? 'other',
        write: (kind) => kind,
        fault: choose,
      }),
      title: optionalLine(120),
      year: figureFact((year) => (year === null ? required : between('1000', String(thisYear)))),
      happenedOn: dayFact(ruled(history.dayInYear, fault.day)),
      performedBy: optionalLine(120),
      costRappen: figureFact(fault.amount),
      note: optionalLine(5_000),
    },
    eventSchema(thisYear),
  )
export type EventValues = ValuesOf<typeof eventForm>
