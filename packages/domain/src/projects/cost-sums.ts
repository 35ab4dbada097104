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
