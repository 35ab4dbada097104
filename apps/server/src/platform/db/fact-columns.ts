import type { Value } from './db-wire.ts'

type Plain = Exclude<Value, { readonly json: unknown } | undefined>

type Snake<Name> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${Snake<Rest>}`
  : Name

/** A fact that is not kept as it is, or not in one column of its own name. */
export type OwnColumns<Fact> = {
  readonly columns: readonly string[]
  /** The expression, where it is no column. */
  readonly read?: (row: string) => string
  readonly values: (fact: Fact) => readonly Value[]
}

// The column of a plain fact can only be the one of its name, so that no note gets into a place.
type ColumnsOf<Facts> = {
  readonly [Name in keyof Facts]-?:
    | ([Facts[Name]] extends [Plain] ? Snake<Name> : never)
    | OwnColumns<Facts[Name]>
}

/** How some facts are written otherwise than as they come: what stands there instead of their place. */
type Otherwise<Facts> = Partial<Record<keyof Facts, (place: string) => string>>

export type FactColumns<Facts> = {
  readonly columns: readonly string[]
  /** In the list of an insert. */
  readonly names: string
  /** In a select list, from a row of that name. */
  readonly read: (row: string) => string
  /** `$3, $4 …` for an insert whose facts begin with the third value. */
  readonly places: (first: number, otherwise?: Otherwise<Facts>) => string
  /** `title = $3, place = $4 …` for an update. */
  readonly set: (first: number, otherwise?: Otherwise<Facts>) => string
  /** Where one fact stands, for what is made of it. */
  readonly place: (fact: keyof Facts, first: number) => string
  readonly values: (facts: Facts) => Value[]
  /** All but some, where a statement has those from elsewhere. */
  readonly without: <Name extends keyof Facts>(...names: readonly Name[]) => FactColumns<Omit<Facts, Name>>
}

/**
 * The columns that keep the facts of a noun, each said once: what a statement selects, inserts, sets and sends is made of
 * them in one order. A fact without a column does not compile, nor a column without its fact.
 */
export function factColumns<Facts extends object>(kept: ColumnsOf<Facts>): FactColumns<Facts> {
  const all = Object.entries(kept as Record<string, string | OwnColumns<unknown>>).map(([fact, own]) => ({
    fact,
    own: typeof own === 'string' ? asItIs(own) : own,
  }))
  const each = all.flatMap(({ fact, own }) => own.columns.map((column) => ({ fact, column })))
  const columns = each.map(({ column }) => column)
  const written = (first: number, otherwise: Otherwise<Facts>) =>
    each.map(({ fact, column }, index) => ({
      column,
      value: otherwise[fact as keyof Facts]?.(`$${first + index}`) ?? `$${first + index}`,
    }))
  return {
    columns,
    names: columns.join(', '),
    read: (row) => all.map(({ fact, own }) => expressionOf(row, fact, own)).join(', '),
    places: (first, otherwise = {}) =>
      written(first, otherwise)
        .map(({ value }) => value)
        .join(', '),
    set: (first, otherwise = {}) =>
      written(first, otherwise)
        .map(({ column, value }) => `${column} = ${value}`)
        .join(', '),
    place: (wanted, first) => `$${first + each.findIndex(({ fact }) => fact === wanted)}`,
    values: (facts) => all.flatMap(({ fact, own }) => own.values(facts[fact as keyof Facts])),
    without: <Name extends keyof Facts>(...names: readonly Name[]) =>
      factColumns<Omit<Facts, Name>>(
        Object.fromEntries(
          Object.entries(kept).filter(([fact]) => !names.includes(fact as Name)),
        ) as unknown as ColumnsOf<Omit<Facts, Name>>,
      ),
  }
}

/** A fact that is kept as JSON. */
export const json = (column: string): OwnColumns<unknown> => ({
  columns: [column],
  values: (fact) => [fact === null ? null : { json: fact }],
})

/** A fact of one column that is read as an expression of its row. */
export const readAs = (column: string, read: (row: string) => string): OwnColumns<Plain> => ({
  columns: [column],
  read,
  values: (fact) => [fact],
})

/** A fact of several parts, each in its column; where the first has none there is no fact. */
export function split<Fact extends Readonly<Record<string, Plain>>>(
  columns: Readonly<Record<keyof Fact, string>>,
): OwnColumns<Fact | null> {
  const parts = Object.entries<string>(columns)
  const all = parts.map(([, column]) => column)
  const read = (row: string) =>
    `case when ${row}.${all[0]} is not null then json_build_object(${parts
      .map(([part, column]) => `'${part}', ${row}.${column}`)
      .join(', ')}) end`
  return { columns: all, read, values: (fact) => parts.map(([part]) => fact?.[part]) }
}

const asItIs = (column: string): OwnColumns<unknown> => ({
  columns: [column],
  values: (fact) => [fact as Plain],
})

function expressionOf(row: string, fact: string, { columns, read }: OwnColumns<unknown>): string {
  const expression = read?.(row) ?? `${row}.${columns[0]}`
  return expression === `${row}.${fact}` ? expression : `${expression} as "${fact}"`
}
