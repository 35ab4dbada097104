import { types } from 'pg'

/** One SQL text with the type of its rows. Texts are constant, so every connection prepares each once. */
export type Statement<Row> = {
  readonly name: string
  readonly text: string
  /** The tables of schema `app` it writes: what watchers of a house hear. */
  readonly writes: readonly string[]
  readonly row?: Row
}

export type Value =
  | string
  | number
  | boolean
  | Date
  | Buffer
  | null
  | undefined
  | readonly (string | number)[]
  | { readonly json: unknown }
export type Call = { readonly statement: Statement<unknown>; readonly values: readonly Value[] }
export type Rows = readonly Record<string, unknown>[]

let statements = 0

/**
 * Declares a statement. Rows are typed by the caller and must list their columns, never `*`. What it writes is read off
 * its text, so that nobody can forget to say it; only what a function of the database writes has to be said.
 */
export function sql<Row>(text: string, alsoWrites: readonly string[] = []): Statement<Row> {
  statements += 1
  const written = [...text.matchAll(/\b(?:insert into|update|delete from) app\.(\w+)/gi)]
  const writes = new Set([...written.map(([, table = '']) => table), ...alsoWrites])
  return { name: `s${statements}`, text, writes: [...writes] }
}

type Parse = (text: string) => unknown
type Column = { readonly name: string; readonly parse: Parse }

type Cells = Record<string, unknown>
type Shape = { readonly columns: readonly Column[]; readonly empty: Readonly<Cells> }

// Row shapes are the same on every connection of the process: describe once, then skip it.
const shapes = new Map<string, Shape>()

/** A connection of `pg` as far as a batch uses it. */
export type Wire = {
  prepared?: Set<string>
  readonly stream: { cork(): void; uncork(): void }
  parse(message: { name: string; text: string }): void
  close(message: { type: 'S'; name: string }): void
  bind(message: { portal: string; statement: string; values: (string | Buffer | null)[] }): void
  describe(message: { type: 'P'; name: string }): void
  execute(message: { portal: string; rows: number }): void
  sync(): void
}

/**
 * Several prepared statements under one Sync: one write, one round trip, one implicit transaction.
 * A class, because `pg` calls a submitted query by these method names.
 */
export class Batch {
  readonly #calls: readonly Call[]
  readonly #done: (error: Error | null, results: Rows[]) => void
  readonly #results: Rows[] = []
  #rows: Cells[] = []
  #shape: Shape | undefined
  #justPrepared: string[] = []

  constructor(calls: readonly Call[], done: (error: Error | null, results: Rows[]) => void) {
    this.#calls = calls
    this.#done = done
  }

  submit(wire: Wire): null {
    const prepared = (wire.prepared ??= new Set())
    wire.stream.cork()
    for (const { statement, values } of this.#calls) {
      if (!prepared.has(statement.name)) {
        // An earlier batch may have prepared it and failed later; closing an unknown name is no error.
        wire.close({ type: 'S', name: statement.name })
        wire.parse(statement)
        prepared.add(statement.name)
        this.#justPrepared.push(statement.name)
      }
      wire.bind({ portal: '', statement: statement.name, values: values.map(encode) })
      if (!shapes.has(statement.name)) wire.describe({ type: 'P', name: '' })
      wire.execute({ portal: '', rows: 0 })
    }
    wire.sync()
    wire.stream.uncork()
    return null
  }

  handleRowDescription(message: { fields: { name: string; dataTypeID: number }[] }): void {
    const call = this.#calls[this.#results.length]
    if (call === undefined) return
    const columns = message.fields.map(({ name, dataTypeID }) => ({ name, parse: parser(dataTypeID) }))
    shapes.set(call.statement.name, {
      columns,
      empty: Object.fromEntries(columns.map(({ name }) => [name, null])),
    })
  }

  // Copying an empty row and filling it is four times as fast as growing one: all rows share one layout.
  handleDataRow(message: { fields: (string | null)[] }): void {
    const shape = (this.#shape ??= shapes.get(this.#calls[this.#results.length]?.statement.name ?? ''))
    if (shape === undefined) return
    const { columns } = shape
    const row: Cells = { ...shape.empty }
    for (let index = 0; index < columns.length; index += 1) {
      const text = message.fields[index]
      if (text === null || text === undefined) continue
      const column = columns[index] as Column
      row[column.name] = column.parse(text)
    }
    this.#rows.push(row)
  }

  handleCommandComplete(): void {
    this.#results.push(this.#rows)
    this.#rows = []
    this.#shape = undefined
  }

  // The server skips everything up to Sync, so statements first seen in this batch may not exist.
  // `pg` forgets a failed query at once: neither an error nor a lost connection is followed by ready.
  handleError(error: Error, wire: Wire): void {
    for (const name of this.#justPrepared) wire.prepared?.delete(name)
    this.#done(error, this.#results)
  }

  handleReadyForQuery(): void {
    this.#done(null, this.#results)
  }

  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
  handleNoData(): void {}
}

function encode(value: Value): string | Buffer | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || Buffer.isBuffer(value)) return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (value instanceof Date) return value.toISOString()
  if (isList(value)) return `{${value.map((one) => quoted(String(one))).join(',')}}`
  return JSON.stringify(value.json)
}

const isList = (value: Value): value is readonly (string | number)[] => Array.isArray(value)
const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

const instant: Parse = (text) => `${text.slice(0, 10)}T${text.slice(11).replace('+00', 'Z')}`
const same: Parse = (text) => text
const own = new Map<number, Parse>([
  [16, (text) => text === 't'],
  [20, Number],
  [21, Number],
  [23, Number],
  [1700, Number],
  [1082, same],
  [1184, instant],
])

const standard = types.getTypeParser as (type: number, format: 'text') => Parse
const parser = (type: number): Parse => own.get(type) ?? standard(type, 'text')
