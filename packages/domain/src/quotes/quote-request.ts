import { addDays } from '../days/day.ts'

/** `opened`: somebody has followed the link. Who answered or declined did so once, for good. */
export const quoteRequestStates = ['sent', 'opened', 'answered', 'declined', 'withdrawn'] as const
export type QuoteRequestState = (typeof quoteRequestStates)[number]

/** One letter for each firm: more than a handful of quotes nobody compares. */
export const mostAskedAtOnce = 5

/** How many lines a firm writes by its link; who has more sends them on paper. */
export const maxGivenLines = 20

/** How far ahead an answer may be wished for. */
export const farthestAnswerDays = 180

/** Who is late may still answer: so many days after the wished one the link ends. */
export const graceDays = 30

/** Whether an answer is still awaited. */
export const isAwaited = ({ state }: { readonly state: QuoteRequestState }): boolean =>
  state === 'sent' || state === 'opened'

/** One reminder is a courtesy, a second one a nuisance. */
export const canBeReminded = (request: {
  readonly state: QuoteRequestState
  readonly remindedAt: string | null
}): boolean => isAwaited(request) && request.remindedAt === null

/** Whether an answer can be wished for on this day. */
export const isAnswerDay = (day: string, today: string): boolean =>
  day > today && day <= addDays(today, farthestAnswerDays)

/** By the wall clock: until then the link opens the request. */
export const linkEnd = (answerBy: string): string => `${addDays(answerBy, graceDays + 1)} 00:00`
