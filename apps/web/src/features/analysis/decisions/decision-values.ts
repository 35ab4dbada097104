import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import { clearable, line, rappen, wholeNumber } from '@hauswart/domain/fields/fields'
import * as z from 'zod/mini'
import { figureFact, formFacts, optionalLine, type ValuesOf } from '#ui/form/form-facts.ts'
import type { planSpan } from './moves.ts'

/** What is being decided: when, not before, or not at all. */
export type DecisionAct = 'planned' | 'postponed' | 'rejected'

type Span = ReturnType<typeof planSpan>

/** The server's rule, with the years of the plan: a rejected one has a reason and no year, every other one a year. */
function decisionSchema(act: DecisionAct, { first, last }: Span) {
  return z.object({
    year: act === 'rejected' ? z.null() : wholeNumber(first, last),
    title: clearable(line(120)),
    reason: act === 'rejected' ? line(500) : clearable(line(500)),
    costRappen: clearable(rappen),
  })
}
export type DecisionFacts = z.output<ReturnType<typeof decisionSchema>>

const { between, required, tooLong } = fieldFaults

export const decisionForm = (act: DecisionAct, span: Span) =>
  formFacts()(
    {
      year: figureFact(between(String(span.first), String(span.last))),
      title: optionalLine(120),
      reason: optionalLine((reason) => (reason.trim() === '' ? required : tooLong(500))),
      costRappen: figureFact(required),
    },
    decisionSchema(act, span),
  )
export type DecisionValues = ValuesOf<typeof decisionForm>

type Facts = Readonly<Record<string, unknown>>

/** Only what differs from what is stored: what somebody else wrote into another field stays. */
export const changedFacts = <Decided extends Facts>(decided: Decided, stored: Facts): Partial<Decided> =>
  Object.fromEntries(
    Object.entries(decided).filter(([name, value]) => (value ?? null) !== (stored[name] ?? null)),
  ) as Partial<Decided>
