import { AppError } from './app-error.ts'

type Versioned = { readonly version: number }

/** Hands out a row that must be there; what is not there and what is not yours look the same. */
export function mustFind<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new AppError('NOT_FOUND')
  return row
}

/**
 * Writes over the version a client has seen. If somebody was faster nothing is written, and the refusal
 * carries the state as it is now. `write` must itself demand the version: two writers may pass the look.
 */
export async function overVersion<Row extends Versioned>(
  before: Row,
  expectedVersion: number,
  write: () => Promise<Row | undefined>,
): Promise<Row> {
  const row = before.version === expectedVersion ? await write() : undefined
  if (row === undefined) throw new AppError('CONFLICT', { current: before })
  return row
}
