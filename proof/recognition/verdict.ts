import type { Paper } from './paper.ts'

export type Suggestion = {
  readonly field: string
  readonly value: string
  readonly reason: string
  readonly quote: string
}
export type Verdict = {
  readonly date: boolean
  readonly sender: boolean
  /** Nothing where the paper has no amount of its own. */
  readonly amount: boolean | undefined
  readonly category: boolean
  /** Nothing where the paper has none. */
  readonly due: boolean | undefined
  readonly number: boolean | undefined
}

/** Whether what was suggested is what an owner would have written. */
export function verdictOn({ truth }: Paper, suggestions: readonly Suggestion[]): Verdict {
  const value = (field: string) => suggestions.find((one) => one.field === field)?.value ?? ''
  const sender = letters(value('sender'))
  const amount = truth.amountRappen
  return {
    // Where only the month is printed any day of it will do.
    date: value('dated_on') !== '' && value('dated_on').startsWith(truth.datedOn),
    sender: truth.senders.some((name) => isNear(letters(name), sender)),
    amount: amount === undefined ? undefined : value('amount_rappen') === String(amount),
    category: value('category') === truth.category,
    due: truth.dueOn === undefined ? undefined : value('due_on') === truth.dueOn,
    number: truth.number === undefined ? undefined : value('invoice_number') === truth.number,
  }
}

const letters = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '')

/** The same but for one letter: a name with a misread letter is still that name. */
function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let end = 0
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  return Math.max(one.length, other.length) - start - end <= 1
}
