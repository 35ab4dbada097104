// Runs in a thread of its own: SQLite writes lines on one core while PostgreSQL reads them on another.
import { parentPort } from 'node:worker_threads'
import { openDump, type Dump, type Piece } from './register.dump.source.ts'
import type { LoadedTable } from './register.table.ts'

/** What the thread is told. It answers to `open` with the facts of the dump, to `next` with a piece. */
export type Told =
  | { readonly act: 'open'; readonly path: string }
  | { readonly act: 'begin'; readonly table: LoadedTable; readonly after: number }
  | { readonly act: 'next' }
  | { readonly act: 'close' }

let dump: Dump | undefined
let at: { readonly table: LoadedTable; readonly after: number } = { table: 'building', after: 0 }

parentPort?.on('message', (told: Told) => {
  if (told.act === 'open') parentPort?.postMessage(open(told.path), [])
  if (told.act === 'begin') at = told
  if (told.act === 'next') give(dump?.next(at.table, at.after))
  if (told.act === 'close') dump?.close()
})

function open(path: string) {
  try {
    dump = openDump(path)
    const { cantons, asOf, codes, lastRows } = dump
    return { facts: { cantons, asOf, codes, lastRows } }
  } catch (error) {
    return { refusal: error instanceof Error ? error.message : String(error) }
  }
}

// The bytes change hands, nobody copies them.
function give(piece: Piece | undefined): void {
  if (piece !== undefined) at = { ...at, after: piece.last }
  parentPort?.postMessage(piece, piece === undefined ? [] : [piece.lines.buffer as ArrayBuffer])
}
