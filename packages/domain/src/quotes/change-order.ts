/** Where something stands that is asked for on top of an accepted quote. */
export const changeOrderStates = ['open', 'accepted', 'declined'] as const
export type ChangeOrderState = (typeof changeOrderStates)[number]

/** How many one quote can have. */
export const maxChangeOrders = 50

type Order = { readonly state: ChangeOrderState; readonly isActive: boolean; readonly amountRappen: number }

/** What an order binds: nothing as long as it is not accepted. */
export const boundBy = ({ state, isActive, amountRappen }: Order): number =>
  state === 'accepted' && isActive ? amountRappen : 0
