import { isSettled, type DefectState } from '@hauswart/domain/defects/defect'
import { isOpenQuote, type QuoteState } from '@hauswart/domain/quotes/quote'

type Quote = {
  readonly id: string
  readonly craftsmanId: string | null
  readonly state: QuoteState
  readonly isActive: boolean
  readonly receivedOn: string | null
  readonly contractOn: string | null
}
type Defect = { readonly craftsmanId: string | null; readonly state: DefectState }

/** What a house has to do with a firm: what was ordered, what is offered, and what is still to be put right. */
export function dealingsWith<Q extends Quote, D extends Defect>(
  craftsmanId: string,
  quotes: readonly Q[],
  defects: readonly D[],
) {
  const own = quotes.filter((one) => one.craftsmanId === craftsmanId && one.isActive)
  return {
    orders: own.filter(({ state }) => state === 'accepted').toSorted(newestFirst),
    offers: own.filter(isOpenQuote).toSorted(newestFirst),
    open: defects.filter((one) => one.craftsmanId === craftsmanId && !isSettled(one.state)),
  }
}

/** The day a quote counts from: of its contract, else its own. */
export const dayOf = ({ contractOn, receivedOn }: Pick<Quote, 'contractOn' | 'receivedOn'>) =>
  // A copy on a device may be older than the first.
  contractOn ?? receivedOn ?? ''

/** Those without a day last; of one day as they were written down. */
const newestFirst = (a: Quote, b: Quote): number =>
  dayOf(a) === dayOf(b) ? (a.id < b.id ? 1 : -1) : dayOf(a) < dayOf(b) ? 1 : -1
