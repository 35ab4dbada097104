import { IconArrowsSort, IconSortAscending, IconSortDescending } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import styles from './table.module.css'

export type Column<R> = {
  readonly key: string
  readonly label: string
  readonly cell: (row: R) => ReactNode
  readonly align?: 'start' | 'end' | undefined
  /** Names the row for screen readers and heads its card on a phone; one per table. */
  readonly isName?: boolean | undefined
  readonly canSort?: boolean | undefined
}

export type Sort = { readonly key: string; readonly direction: 'ascending' | 'descending' }

type TableProps<R> = {
  readonly caption: string
  readonly isCaptionHidden?: boolean | undefined
  readonly columns: readonly Column<R>[]
  readonly rows: readonly R[]
  readonly rowKey: (row: R) => string
  readonly sort?: Sort | undefined
  readonly onSort?: ((sort: Sort) => void) | undefined
  /** A last line in the same columns: totals. */
  readonly total?: Readonly<Record<string, ReactNode>> | undefined
}

/** Rows and columns on a wide screen, cards with label and value where it is narrow. */
export function Table<R>(props: TableProps<R>) {
  const { caption, isCaptionHidden, columns, rows, rowKey, sort, onSort, total } = props
  return (
    <div className={styles['place']}>
      <table className={styles['table']}>
        <caption className={isCaptionHidden === true ? 'visually-hidden' : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={sideOf(column)}
                aria-sort={sort?.key === column.key ? sort.direction : undefined}
              >
                {column.canSort === true && onSort !== undefined ? (
                  <SortButton column={column} sort={sort} onSort={onSort} />
                ) : (
                  column.label
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <Cell key={column.key} column={column}>
                  {column.cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
        {total !== undefined && (
          <tfoot>
            <tr>
              {columns.map((column) => (
                <Cell key={column.key} column={column}>
                  {total[column.key]}
                </Cell>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

type CellProps<R> = { readonly column: Column<R>; readonly children: ReactNode }

function Cell<R>({ column, children }: CellProps<R>) {
  if (column.isName === true)
    return (
      <th scope="row" className={classes(styles['name'], sideOf(column))}>
        {children}
      </th>
    )
  const isEmpty = children === undefined || children === null || children === ''
  return (
    <td className={classes(sideOf(column), isEmpty && styles['empty'])} data-label={column.label}>
      {children}
    </td>
  )
}

type SortButtonProps<R> = Pick<TableProps<R>, 'sort'> & {
  readonly column: Column<R>
  readonly onSort: (sort: Sort) => void
}

function SortButton<R>({ column, sort, onSort }: SortButtonProps<R>) {
  const own = sort?.key === column.key ? sort.direction : undefined
  const Sign =
    own === undefined ? IconArrowsSort : own === 'ascending' ? IconSortAscending : IconSortDescending
  return (
    <button
      type="button"
      className={styles['sort']}
      onClick={() => onSort({ key: column.key, direction: own === 'ascending' ? 'descending' : 'ascending' })}
    >
      {column.label}
      <Sign size={16} stroke={1.75} aria-hidden="true" />
    </button>
  )
}

function sideOf<R>({ align }: Column<R>): string | undefined {
  return align === 'end' ? styles['end'] : undefined
}
