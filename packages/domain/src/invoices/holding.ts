/** What a disputed invoice asks of whoever sent it. */
export const disputeDemands = ['correction', 'breakdown', 'repair', 'withdrawal'] as const
export type DisputeDemand = (typeof disputeDemands)[number]

/** What of an invoice somebody does not pay for now: disputed, the whole where no amount was said, or kept back. */
export type Holding = {
  readonly amountRappen: number
  readonly disputedOn: string | null
  readonly disputedRappen: number | null
  readonly retainedRappen: number | null
}

const held = ({ amountRappen, disputedOn, disputedRappen, retainedRappen }: Holding): number =>
  (retainedRappen ?? 0) + (disputedOn === null ? 0 : (disputedRappen ?? amountRappen))

/** How much of what is open that is: what was paid all the same is held no longer. */
export const heldOf = (invoice: Holding, openRappen: number): number =>
  Math.min(Math.max(0, openRappen), held(invoice))

/** Whether nothing of it is to be paid now. What is neither disputed nor kept back stays due on its day. */
export const isHeld = (invoice: Holding, openRappen: number): boolean =>
  openRappen > 0 && heldOf(invoice, openRappen) === openRappen

/** Of what nobody disputes or keeps back. */
export const nothingHeld = { disputedOn: null, disputedRappen: null, retainedRappen: null } as const
