import { requireMember, type Context, type RealEstateScope, type Tx } from './access.ts'
import { sql } from './db-wire.ts'
import { mutate, type Keyed, type WriteTx } from './mutate.ts'
import { overVersion } from './versions.ts'

type Thing = {
  /** With its alias: `app.component c`. */
  readonly table: `app.${string} ${string}`
  readonly columns: string
  /** What else is set, whichever way it goes, and what only on the way into the trash. */
  readonly also?: string
  readonly onDelete?: string
}
type Target = { readonly id: string; readonly version: number; readonly isDeleted: boolean }
type Move<Row> = (tx: Tx, scope: RealEstateScope, target: Target) => Promise<Row | undefined>

/** The two statements of whatever can be thrown away and taken back, over the version it was read at. */
export function trashStatements<Row>({ table, columns, also = '', onDelete = '' }: Thing): Move<Row> {
  const alias = table.split(' ')[1]
  const statement = (deletedAt: string, was: string, more: string) =>
    sql<Row>(`
      update ${table} set deleted_at = ${deletedAt}, version = ${alias}.version + 1${also}${more}
      where ${alias}.real_estate_id = app.house() and ${alias}.id = $1 and ${alias}.version = $2
        and ${alias}.deleted_at is ${was}
      returning ${columns}`)
  const remove = statement('now()', 'null', onDelete)
  const bringBack = statement('null', 'not null', '')
  return async (tx, scope, { id, version, isDeleted }) =>
    (await tx.rows(scope, isDeleted ? remove : bringBack, [id, version]))[0]
}

type Find<Row> = (tx: Tx, scope: RealEstateScope, id: string) => Promise<Row | undefined>
export type SetDeleted<Row> = (
  ctx: Context,
  realEstateId: string,
  id: string,
  isDeleted: boolean,
  input: Keyed & { readonly expectedVersion: number },
) => Promise<Row>

/**
 * Deleting moves to the trash, from where it comes back as it was, if there is still room for it. `follow` moves what
 * hangs on it and gives what changed there.
 */
export const trashVerb =
  <Row extends { readonly version: number }>(
    noun: string,
    find: Find<Row>,
    move: Move<Row>,
    assertFits?: (tx: Tx, scope: RealEstateScope, row: Row) => Promise<void>,
    follow?: (tx: WriteTx, scope: RealEstateScope, row: Row, isDeleted: boolean) => Promise<object>,
    needs: { readonly finances?: boolean } = {},
  ): SetDeleted<Row> =>
  async (ctx, realEstateId, id, isDeleted, input) => {
    const scope = requireMember(ctx, realEstateId, 'write', needs)
    const verb = isDeleted ? `${noun}.delete` : `${noun}.restore`
    return mutate(ctx, scope, verb, { realEstateId, id, ...input }, async (tx) => {
      const { row } = await overVersion(
        () => find(tx, scope, id),
        input.expectedVersion,
        async (old) => {
          const fits = isDeleted ? undefined : assertFits?.(tx, scope, old)
          const [, moved] = await Promise.all([
            fits,
            move(tx, scope, { id, version: old.version, isDeleted }),
          ])
          return moved
        },
      )
      const further = await follow?.(tx, scope, row, isDeleted)
      const changes = { isDeleted: [!isDeleted, isDeleted], ...further }
      tx.record({ objectId: id, version: row.version, changes })
      return row
    })
  }
