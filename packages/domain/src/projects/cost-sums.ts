import { isCredit } from '../invoices/credit.ts'

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

/**
 * Once a renovation has bills, what was invoiced and paid comes from them alone: what somebody typed may be the same. A
 * credit note is never the same: without a bill it is taken off what was typed.
 */
export const withInvoices = <Item extends CostItem & { readonly id: string }>(
  items: readonly Item[],
  invoices: readonly Billed[],
): Item[] =>
  items.map((item) => {
    const own = billedOf(invoices.filter(({ costItemId }) => costItemId === item.id))
    return {
      ...item,
      ...(invoices.every(isCredit)
        ? {
            invoicedRappen: item.invoicedRappen + own.invoicedRappen,
            paidRappen: item.paidRappen + own.paidRappen,
          }
        : own),
    }
  })

/** Invoices of a renovation that belong to none of these items, together; nothing if there are none. */
export function withoutItem(
  items: readonly { readonly id: string }[],
  invoices: readonly Billed[],
): { readonly invoicedRappen: number; readonly paidRappen: number } | undefined {
  const loose = invoices.filter(({ costItemId }) => !items.some(({ id }) => id === costItemId))
  return loose.length === 0 ? undefined : billedOf(loose)
}

/**
 * Bills without an item are probably for one of them: they raise the forecast only where more was invoiced in all. A
 * credit note takes off what it would come to without it, whether or not somebody said for which item it is.
 */
export function sumCostsWith(
  items: readonly (CostItem & { readonly id: string })[],
  invoices: readonly Billed[],
): CostSums {
  const bills = invoices.filter((one) => !isCredit(one))
  const back = billedOf(invoices.filter(isCredit))
  const sums = sumCosts(withInvoices(items, bills))
  const loose = withoutItem(items, bills) ?? { invoicedRappen: 0, paidRappen: 0 }
  const [invoiced, paid] = [sums.invoiced + loose.invoicedRappen, sums.paid + loose.paidRappen]
  return {
    ...sums,
    invoiced: invoiced + back.invoicedRappen,
    paid: paid + back.paidRappen,
    forecast: Math.max(sums.forecast, invoiced, paid) + back.invoicedRappen,
  }
}

/**
 * What the budget of an item leaves for one more bill, below zero where it is used up; nothing without a budget. What was
 * typed by hand does not count: once there is a bill, what was invoiced comes from bills alone.
 */
export function budgetLeft(
  item: { readonly id: string; readonly plannedRappen: number },
  others: readonly Billed[],
): number | undefined {
  if (item.plannedRappen === 0) return undefined
  return (
    item.plannedRappen - billedOf(others.filter(({ costItemId }) => costItemId === item.id)).invoicedRappen
  )
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
