import type { Thrown } from '@hauswart/domain/trash/trash'

export type TrashRow = Thrown & {
  readonly id: string
  readonly version: number
  readonly deletedAt: string
  readonly deletedBy: string | null
  readonly deletedByName: string | null
}
