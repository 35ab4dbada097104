// What Familie Keller pays without a bill.
import { addMonths } from '../packages/domain/src/days/day.ts'
import type { Demo } from './seed-house.ts'

/** Without a bill: the caretaker every month, the next of which is proposed, and what was paid once. */
const expenses = [
  {
    creditor: 'Hauswart, Lohn',
    category: 'administration',
    amountRappen: 45_000,
    taxClass: 'upkeep',
    months: [3, 2],
  },
  {
    creditor: 'Kehrichtgrundgebühr',
    category: 'waste',
    amountRappen: 12_960,
    taxClass: 'operation',
    months: [8],
  },
  {
    creditor: 'Nachbarsjunge, Schnee geräumt',
    category: 'cleaning',
    amountRappen: 8_000,
    taxClass: 'upkeep',
    months: [9],
  },
] as const

export async function bookExpenses({ graphql, clock, realEstateId: house }: Demo): Promise<void> {
  const first = `${clock.today().slice(0, 7)}-01`
  for (const { months, ...facts } of expenses) {
    let followsId: string | null = null
    for (const ago of months) {
      const id = clock.newId()
      const recurrence =
        months.length > 1
          ? { mode: 'fixed', every: 1, unit: 'month', anchorOn: addMonths(first, -months[0]) }
          : null
      const said = { kind: 'expense', issuedOn: addMonths(first, -ago), recurrence, followsId }
      await graphql(add, { house, input: { ...facts, ...said, id, idempotencyKey: clock.newId() } })
      followsId = id
    }
  }
}

export const add = `mutation ($house: ID!, $input: AddInvoiceInput!) { addInvoice(realEstateId: $house, input: $input) { id } }`
