import type { RealEstateScope, Tx } from './access.ts'
import { AppError } from '#platform/app-error.ts'
import { sql, type Statement, type Value } from './db-wire.ts'

const turn = sql('select app.take_turn($1)')

/** Whoever counts the same in this house waits until this write has ended. */
export const takeTurn = async (tx: Tx, scope: RealEstateScope, counted: string): Promise<void> =>
  void (await tx.rows(scope, turn, [counted]))

type Limit = {
  /** What is counted; one word per table. */
  readonly counted: string
  readonly most: number
  readonly count: Statement<{ count: number }>
}

/**
 * The most a house can have of something. Asked before the write it is for; in the same tick, turn, count and write are
 * one round trip, and where there was no room the write is taken back with its transaction. `adding` is how many come.
 */
export const houseLimit =
  ({ counted, most, count }: Limit) =>
  async (tx: Tx, scope: RealEstateScope, values: readonly Value[] = [], adding = 1): Promise<void> => {
    const [, rows] = await Promise.all([takeTurn(tx, scope, counted), tx.rows(scope, count, values)])
    if ((rows[0]?.count ?? 0) + adding > most) throw new AppError('LIMIT_REACHED')
  }
