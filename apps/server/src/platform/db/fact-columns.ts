import type { Value } from './db-wire.ts'

type Plain = Exclude<Value, { readonly json: unknown } | undefined>

/** How a fact is kept that is not kept as it is, or not in one column. */
export type OwnColumns<Fact> = {
  readonly columns: readonly string[]
  /** The expression, where it is no column. */
  readonly read?: (row: string) => string
  readonly values: (fact: Fact) => readonly Value[]
}

/** The column of a plain fact, by its name; any other fact says how it is kept. */
type Kept<Fact> = ([Fact] extends [Plain] ? string : never) | OwnColumns<Fact>

/** A fact that a new row has of itself. */
type Given<Fact> = OwnColumns<Fact> & { readonly blank: Fact }

/** A fact that whoever writes a new row says. */
export const required = <Fact>(kept: Kept<Fact>): OwnColumns<Fact> =>
  typeof kept === 'string' ? asItIs(kept) : kept

/** A fact that may be unknown, as it is of a new row unless it is said. */
export const optional = <Fact>(kept: Kept<Fact | null>): Given<Fact | null> => ({
  ...required<Fact | null>(kept),
  blank: null,
})

/** A fact with which a new row begins unless another is said. */
export const begins = <Fact>(kept: Kept<Fact>, blank: Fact): Given<Fact> => ({
  ...required<Fact>(kept),
  blank,
})

type Declared = OwnColumns<never> & { readonly blank?: unknown }

type FactsIn<Facts> = {
  [Name in keyof Facts]: Facts[Name] extends OwnColumns<infer Fact> ? Fact : never
}

type BlankIn<Facts> = {
  [
    Name in keyof Facts as Facts[Name] extends { readonly blank: unknown } ? Name : never
  ]: Facts[Name] extends Given<infer Fact> ? Fact : never
}

/** How some facts are written otherwise than as they come: what stands there instead of their place. */
type Otherwise<Facts> = Partial<Record<keyof Facts, (place: string) => string>>

type FactColumns<Facts, Blank> = {
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
  /** What a new row has of itself, before anything is said: every fact but the required. */
  readonly blank: Blank
  /** All but some, where a statement has those from elsewhere. */
  readonly without: <Name extends keyof Facts>(
    ...names: readonly Name[]
  ) => FactColumns<Omit<Facts, Name>, Omit<Blank, Name>>
}

type Columns = { readonly values: (facts: never) => unknown; readonly blank: object }

/** The facts a noun declares, as a type. */
export type FactsOf<Of extends Columns> = Parameters<Of['values']>[0]

/** What is said of a new row: the required facts, and of the others those that are known. */
export type SaidOf<Of extends Columns> = Omit<FactsOf<Of>, keyof Of['blank']> & {
  readonly [Name in keyof Of['blank']]?: Of['blank'][Name] | undefined
}

/**
 * The facts of a noun, each said once: its type, its column, what a new row has of it. What a statement selects, inserts,
 * sets and sends is made of them in one order.
 */
export const factColumns = <Facts extends Readonly<Record<string, Declared>>>(
  facts: Facts,
): FactColumns<FactsIn<Facts>, BlankIn<Facts>> => columnsOf(Object.entries(facts))

function columnsOf<Facts, Blank>(all: readonly (readonly [string, Declared])[]): FactColumns<Facts, Blank> {
  for (const [fact, { columns }] of all) assertColumn(fact, columns)
  const each = all.flatMap(([fact, own]) => own.columns.map((column) => ({ fact, column })))
  const columns = each.map(({ column }) => column)
  const written = (first: number, otherwise: Otherwise<Facts>) =>
    each.map(({ fact, column }, index) => ({
      column,
      value: otherwise[fact as keyof Facts]?.(`$${first + index}`) ?? `$${first + index}`,
    }))
  return {
    columns,
    names: columns.join(', '),
    read: (row) => all.map(([fact, own]) => expressionOf(row, fact, own)).join(', '),
    places: (first, otherwise = {}) =>
      written(first, otherwise)
        .map(({ value }) => value)
        .join(', '),
    set: (first, otherwise = {}) =>
      written(first, otherwise)
        .map(({ column, value }) => `${column} = ${value}`)
        .join(', '),
    place: (wanted, first) => `$${first + each.findIndex(({ fact }) => fact === wanted)}`,
    // Every fact has proven its type where it was declared.
    values: (facts) => all.flatMap(([fact, own]) => own.values(facts[fact as keyof Facts] as never)),
    blank: Object.fromEntries(
      all.flatMap(([fact, own]) => ('blank' in own ? [[fact, own.blank]] : [])),
    ) as Blank,
    without: (...names) => columnsOf(all.filter(([fact]) => !names.some((name) => name === fact))),
  }
}

// A note must not get into a place. What is kept in several columns names each itself.
function assertColumn(fact: string, columns: readonly string[]): void {
  const own = fact.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  if (columns.length === 1 && columns[0] !== own)
    throw new Error(`The fact ${fact} belongs in the column ${own}, not in ${columns[0]}.`)
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
  columns: Readonly<Record<keyof NoInfer<Fact>, string>>,
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

function expressionOf(row: string, fact: string, { columns, read }: OwnColumns<never>): string {
  const expression = read?.(row) ?? `${row}.${columns[0]}`
  return expression === `${row}.${fact}` ? expression : `${expression} as "${fact}"`
}
