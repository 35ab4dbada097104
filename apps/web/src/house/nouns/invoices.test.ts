import { expect, test } from 'vitest'
import { discardedWith, needs } from '#device/outbox/entry.ts'
import { conflictOf, rebase } from '#house/record/conflict.ts'
import { isReached, mergedOver } from '#house/record/current.ts'
import { overlay } from '#house/record/overlay.ts'
import type { Change, Entry } from '#house/record/said.ts'
import { clashFields } from '#house/refusal/clash-fields.ts'
import { factInWords } from '#house/refusal/fact-in-words.ts'
import { invoices, type InvoiceRow } from './invoices.ts'

const bill: InvoiceRow = {
  ...(invoices.blank('') as Omit<InvoiceRow, 'id' | 'version'>),
  id: 'i',
  creditor: 'Gipser Muster',
  amountRappen: 500_000,
  version: 3,
}
const held = (more: Partial<InvoiceRow> = {}) => ({ ...bill, version: 5, deletedAt: null, ...more })
const mine = {
  disputedOn: '2026-11-18',
  disputeReason: 'Zu viele Stunden',
  disputeDemand: 'correction' as const,
  disputedRappen: null,
}
const theirs = { ...mine, disputeReason: 'Falscher Ansatz', disputedRappen: 20_000 }
const kept = { retainedRappen: 50_000, retainedUntil: '2027-02-01', retainedReason: 'Mängel' }

const entry = (change: Change, more: Partial<Entry> = {}): Entry => ({
  ...change,
  seq: 1,
  key: 'k',
  userId: 'anna',
  realEstateId: 'h',
  createdAt: 0,
  attempts: 0,
  state: 'queued',
  ...more,
})
const dispute = entry(invoices.acts.dispute(bill, mine))
const retain = entry(invoices.acts.retain(bill, kept))
const goesOn = (one: Entry, current: object) => mergedOver(invoices, one, current)?.variables.expectedVersion
const refusedBy = (one: Entry, current: object): Entry => ({
  ...one,
  state: 'rejected',
  code: 'CONFLICT',
  current,
})

test('a dispute goes over what somebody else changed of the rest, a payment over everything', () => {
  expect(goesOn(dispute, held({ note: 'Ablage', ...kept }))).toBe(5)
  expect(goesOn(retain, held(theirs))).toBe(5)
  const pay = entry(invoices.acts.pay(bill, { paymentId: 'p', paidOn: '2026-11-18', amountRappen: 10_000 }))
  expect(goesOn(pay, held({ ...theirs, ...kept }))).toBe(5)
})

test('what somebody else disputes or keeps back meanwhile is not written over unseen', () => {
  expect(goesOn(dispute, held(theirs))).toBeUndefined()
  expect(goesOn(retain, held({ ...kept, retainedRappen: 10_000 }))).toBeUndefined()
  const changed = entry(invoices.acts.dispute({ ...bill, ...mine }, theirs))
  expect(goesOn(changed, held(mine))).toBe(5)
  expect(goesOn(changed, held())).toBeUndefined()
  expect(goesOn(changed, held({ ...mine, disputeDemand: 'repair' }))).toBeUndefined()
})

test('what somebody else changed of a dispute or a retention meanwhile is not ended unseen', () => {
  const ended = entry(invoices.acts.undispute({ ...bill, ...mine }, {}))
  expect(goesOn(ended, held({ ...mine, note: 'Ablage', ...kept }))).toBe(5)
  expect(goesOn(ended, held(theirs))).toBeUndefined()
  expect(isReached(invoices, ended, held())).toBe(true)
  const freed = entry(invoices.acts.release({ ...bill, ...kept }, {}))
  expect(goesOn(freed, held({ ...kept, ...theirs }))).toBe(5)
  expect(goesOn(freed, held({ ...kept, retainedRappen: 10_000 }))).toBeUndefined()
})

test('nothing has to be decided where the same is disputed or kept back already', () => {
  expect(isReached(invoices, dispute, held(mine))).toBe(true)
  expect(isReached(invoices, retain, held(kept))).toBe(true)
  expect(isReached(invoices, dispute, held(theirs))).toBe(false)
  expect(isReached(invoices, dispute, held())).toBe(false)
})

test('once asked, the owner says it over what stands there now', () => {
  const root = refusedBy(dispute, held(theirs))
  const conflict = conflictOf(invoices, [root], root)
  expect(conflict.kind).toBe('replaced')
  const [said] = rebase(invoices, conflict)
  expect(said).toMatchObject({
    op: 'invoice.dispute',
    variables: { expectedVersion: 5, facts: mine, before: theirs },
  })
})

test('a dispute behind another refusal is asked about for itself', () => {
  const edit = entry(invoices.acts.update(bill, { note: 'meins' }))
  const behind = entry(invoices.acts.dispute({ ...bill, version: 4 }, mine), { seq: 2 })
  const versions = (current: object) => {
    const root = refusedBy(edit, current)
    return rebase(invoices, conflictOf(invoices, [root, behind], root)).map(({ op, variables }) => [
      op,
      variables.expectedVersion,
    ])
  }
  expect(versions(held({ note: 'ihres' }))).toEqual([
    ['invoice.update', 5],
    ['invoice.dispute', 6],
  ])
  // The version it was said over is gone: the server refuses it, with what stands there.
  expect(versions(held({ note: 'ihres', ...theirs }))).toEqual([
    ['invoice.update', 5],
    ['invoice.dispute', 4],
  ])
})

test('what stands there reads as people write it', () => {
  const words = (fact: string, value: unknown) => factInWords(invoices, fact, value, () => undefined)
  expect(words('retainedUntil', '2027-02-01')).toBe('01.02.2027')
  expect(words('disputeDemand', 'correction')).not.toBe('correction')
})

const credit: InvoiceRow = { ...bill, id: 'c', kind: 'credit', amountRappen: -20_000, version: 1 }
const offset = {
  billId: 'i',
  paymentId: 'own',
  billPaymentId: 'other',
  paidOn: '2026-11-18',
  amountRappen: 15_000,
}
const settled: InvoiceRow = {
  ...credit,
  version: 2,
  payments: [
    { id: 'own', paidOn: '2026-11-18', amountRappen: -15_000, offsetId: 'other', offsetInvoiceId: 'i' },
  ],
}
const setOff = entry(invoices.acts.setOff(credit, offset))
const shown = (rows: readonly InvoiceRow[], ...entries: readonly (Entry & { readonly isSent?: boolean })[]) =>
  Object.fromEntries(
    overlay(invoices, rows, entries).map(({ id, version, isWaiting, payments }) => [
      id,
      [version, isWaiting, ...payments.map(({ amountRappen }) => amountRappen)],
    ]),
  )

test('what is set off without a line shows on both, whichever of the answers is there', () => {
  const both = { i: [4, true, 15_000], c: [2, true, -15_000] }
  expect(shown([bill, credit], setOff)).toEqual(both)
  const sent = { ...setOff, isSent: true }
  const arrived = { i: [4, false, 15_000], c: [2, false, -15_000] }
  expect(shown([bill, settled], sent)).toEqual(arrived)
  const [whole] = overlay(invoices, [bill, credit], [setOff]).filter(({ id }) => id === 'i')
  expect(shown([{ ...bill, version: 4, payments: whole?.payments ?? [] }, settled], sent)).toEqual(arrived)
  expect(shown([bill, credit], { ...setOff, state: 'rejected' })).toEqual({ i: [3, false], c: [1, false] })
})

test('ends on both when one side is taken back or thrown away, and comes back on both', () => {
  const unpay = entry(invoices.acts.unpay({ ...bill, version: 4 }, { paymentId: 'other' }), { seq: 2 })
  expect(shown([bill, credit], setOff, unpay)).toEqual({ i: [5, true], c: [3, true] })
  const remove = entry(invoices.acts.delete(settled), { seq: 2 })
  expect(shown([bill, credit], setOff, remove)).toEqual({ i: [5, true] })
  const restore = entry(invoices.acts.restore(settled), { seq: 3 })
  expect(shown([bill, credit], setOff, remove, restore)).toEqual({
    i: [6, true, 15_000],
    c: [4, true, -15_000],
  })
})

test('a new credit note and its set-off go in order, and are given up together', () => {
  const add = entry(
    invoices.acts.add({ kind: 'credit', creditor: 'Gipser Muster', amountRappen: -20_000 }, { id: 'c' }),
  )
  const behind = { ...setOff, seq: 2 }
  expect(needs(behind, add)).toBe(true)
  expect(discardedWith([add, behind], { ...add, state: 'rejected' })).toHaveLength(2)
})

test('a credit note that is said anew after a conflict is still told as one', () => {
  const refund = { ...bill, kind: 'credit' as const, amountRappen: -500 }
  const update = entry(invoices.acts.update(refund, { note: 'Kulanz' }))
  const refused = refusedBy(update, { ...held(refund), version: 5, note: 'Rabatt' })
  const [anew] = rebase(invoices, conflictOf(invoices, [refused], refused))
  expect(anew?.variables).toMatchObject({ title: 'Gipser Muster', kind: 'credit', facts: { note: 'Kulanz' } })
})

test('what waits to be taken back is called what it was: a payment, or a set-off on either side', () => {
  const words = (row: InvoiceRow, paymentId: string) =>
    invoices.words['unpay']?.('Muster', invoices.acts.unpay(row, { paymentId }).variables.kind)
  const [whole = bill] = overlay(invoices, [bill, credit], [setOff]).filter(({ id }) => id === 'i')
  const cash = {
    id: 'cash',
    paidOn: '2026-11-18',
    amountRappen: 10_000,
    offsetId: null,
    offsetInvoiceId: null,
  }
  const mixed = { ...whole, payments: [...whole.payments, cash] }
  expect(words(mixed, 'other')).toBe('Verrechnung mit Muster zurücknehmen')
  expect(words(settled, 'own')).toBe('Verrechnung mit Muster zurücknehmen')
  expect(words(mixed, 'cash')).toBe('Zahlung an Muster zurücknehmen')
})

test('francs never become euros: currency and amount are one answer', () => {
  const seen = { ...bill, amountRappen: 10_000 }
  const said = entry(invoices.acts.update(seen, { amountRappen: 12_000 }))
  const francs = { currency: 'CHF', amountRappen: 12_000 }
  expect(said.variables).toMatchObject({ facts: francs, before: { currency: 'CHF', amountRappen: 10_000 } })
  expect(mergedOver(invoices, said, { ...seen, note: 'Ablage', version: 5, deletedAt: null })).toBeDefined()
  const euros = { ...seen, currency: 'EUR', amountRappen: 9_000, version: 5, deletedAt: null }
  // Also where they left the figure.
  expect(mergedOver(invoices, said, { ...euros, amountRappen: 10_000 })).toBeUndefined()
  const refused = refusedBy(said, euros)
  const conflict = conflictOf(invoices, [refused], refused)
  const asked = clashFields(invoices, conflict, () => undefined)
  expect(asked.map(({ label, mine: own, theirs: other }) => [label, own, other])).toEqual([
    ['Betrag', 'CHF 120.00', 'EUR 90.00'],
  ])
  expect(rebase(invoices, conflict)).toMatchObject([{ variables: { facts: francs, expectedVersion: 5 } }])
  expect(rebase(invoices, conflict, new Set(asked.map(({ name }) => name)))).toEqual([])
})
