type CostItem = {
  readonly plannedRappen: number
  readonly committedRappen: number
  readonly invoicedRappen: number
  readonly paidRappen: number
}

/** What a renovation costs by its items, in Rappen. */
export type CostSums = {
  readonly planned: number
  readonly committed: number
  readonly invoiced: number
  readonly paid: number
  /** What it will probably come to: what was committed, else planned; more where more was invoiced or paid. */
  readonly forecast: number
}

/** What an invoice says of a renovation; with the cost item it belongs to, if somebody said which. */
export type Billed = {
  readonly costItemId: string | null
  readonly amountRappen: number
  readonly paidRappen: number
}

/** Once a renovation has invoices, what was invoiced and paid comes from them alone: what somebody typed may be the same. */
export const withInvoices = <Item extends CostItem & { readonly id: string }>(
  items: readonly Item[],
  invoices: readonly Billed[],
): Item[] =>
  invoices.length === 0
    ? [...items]
    : items.map((item) => ({
        ...item,
        ...billedOf(invoices.filter(({ costItemId }) => costItemId === item.id)),
      }))

/** Invoices of a renovation that belong to none of these items, together; nothing if there are none. */
export function withoutItem(
  items: readonly { readonly id: string }[],
  invoices: readonly Billed[],
): { readonly invoicedRappen: number; readonly paidRappen: number } | undefined {
  const loose = invoices.filter(({ costItemId }) => !items.some(({ id }) => id === costItemId))
  return loose.length === 0 ? undefined : billedOf(loose)
}

/** Invoices without an item are probably for one of them: they raise the forecast only where more was invoiced in all. */
export function sumCostsWith(
  items: readonly (CostItem & { readonly id: string })[],
  invoices: readonly Billed[],
): CostSums {
  const sums = sumCosts(withInvoices(items, invoices))
  const loose = withoutItem(items, invoices) ?? { invoicedRappen: 0, paidRappen: 0 }
  const [invoiced, paid] = [sums.invoiced + loose.invoicedRappen, sums.paid + loose.paidRappen]
  return { ...sums, invoiced, paid, forecast: Math.max(sums.forecast, invoiced, paid) }
}

const billedOf = (invoices: readonly Billed[]) => ({
  invoicedRappen: invoices.reduce((total, { amountRappen }) => total + amountRappen, 0),
  paidRappen: invoices.reduce((total, { paidRappen }) => total + paidRappen, 0),
})

/** Item by item: one that became dearer is not made up for by one that is still only planned. */
export function sumCosts(items: readonly CostItem[]): CostSums {
  const sum = (amount: (item: CostItem) => number) => items.reduce((total, item) => total + amount(item), 0)
  return {
    planned: sum(({ plannedRappen }) => plannedRappen),
    committed: sum(({ committedRappen }) => committedRappen),
    invoiced: sum(({ invoicedRappen }) => invoicedRappen),
    paid: sum(({ paidRappen }) => paidRappen),
    forecast: sum(({ plannedRappen, committedRappen, invoicedRappen, paidRappen }) =>
      Math.max(committedRappen || plannedRappen, invoicedRappen, paidRappen),
    ),
  }
}
