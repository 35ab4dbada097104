import type { Thrown } from '@hauswart/domain/trash/trash'

export type TrashRow = Thrown & {
  readonly id: string
  readonly version: number
  /** Of an invoice: a cost without a bill. */
  readonly isExpense: boolean
  readonly isCredit: boolean
  readonly deletedAt: string
  readonly deletedBy: string | null
  readonly deletedByName: string | null
}
