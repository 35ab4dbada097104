import { isUuid } from '@hauswart/domain/ids/uuid7'
import { AppError } from '#platform/app-error.ts'

type Versioned = { readonly version: number }

/** Hands out a row that must be there; what is not there and what is not yours look the same. */
export function mustFind<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new AppError('NOT_FOUND')
  return row
}

/** The id of one object as clients may say it; anything else names nothing. */
export function objectId(text: string): string {
  if (!isUuid(text)) throw new AppError('NOT_FOUND')
  return text
}

/**
 * Writes over the version a client has seen. If somebody was faster nothing is written, and the refusal
 * carries the state as it is now. `write` must itself demand the version: two writers may pass the look.
 */
export async function overVersion<Row extends Versioned>(
  read: () => Promise<Row | undefined>,
  expectedVersion: number,
  write: (before: Row) => Promise<Row | undefined>,
): Promise<{ before: Row; row: Row }> {
  const before = mustFind(await read())
  const row = before.version === expectedVersion ? await write(before) : undefined
  if (row !== undefined) return { before, row }
  throw new AppError('CONFLICT', { current: (await read()) ?? before })
}
