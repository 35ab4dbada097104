import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import { clearable, line, rappen, wholeNumber } from '@hauswart/domain/fields/fields'
import * as z from 'zod/mini'
import type { FaultTexts } from '#ui/form/form-faults.ts'
import type { planSpan } from './moves.ts'

/** What is being decided: when, not before, or not at all. */
export type DecisionAct = 'planned' | 'postponed' | 'rejected'

export type DecisionValues = {
  readonly year: number | null
  readonly title: string
  readonly reason: string
  readonly costRappen: number | null
}

type Span = ReturnType<typeof planSpan>

/** Any record with the facts of a measure, with the amount that is kept elsewhere. */
export function decisionValues(
  record: Readonly<Record<string, unknown>>,
  costRappen: number | null,
): DecisionValues {
  const text = (name: string) => (typeof record[name] === 'string' ? record[name] : '')
  return {
    year: typeof record['year'] === 'number' ? record['year'] : null,
    title: text('title'),
    reason: text('reason'),
    costRappen,
  }
}

/** What was not answered clears the fact. */
export const prepareDecision = (values: DecisionValues): object => ({
  ...values,
  title: values.title.trim() === '' ? null : values.title,
  reason: values.reason.trim() === '' ? null : values.reason,
})

/** The server's rule, with the years of the plan: a rejected one has a reason and no year, every other one a year. */
export function decisionSchema(act: DecisionAct, { first, last }: Span) {
  return z.object({
    year: act === 'rejected' ? z.null() : wholeNumber(first, last),
    title: clearable(line(120)),
    reason: act === 'rejected' ? line(500) : clearable(line(500)),
    costRappen: clearable(rappen),
  })
}
export type DecisionFacts = z.output<ReturnType<typeof decisionSchema>>

export const decisionFaults = ({ first, last }: Span): FaultTexts<DecisionValues> => ({
  year: fieldFaults.between(String(first), String(last)),
  title: fieldFaults.tooLong(120),
  reason: (value) => (value.trim() === '' ? fieldFaults.required : fieldFaults.tooLong(500)),
  costRappen: fieldFaults.required,
})

type Facts = Readonly<Record<string, unknown>>

/** Only what differs from what is stored: what somebody else wrote into another field stays. */
export const changedFacts = <Decided extends Facts>(decided: Decided, stored: Facts): Partial<Decided> =>
  Object.fromEntries(
    Object.entries(decided).filter(([name, value]) => (value ?? null) !== (stored[name] ?? null)),
  ) as Partial<Decided>
