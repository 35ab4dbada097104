import type { BulkConnection } from '#platform/bulk-load.ts'
import type { Dump } from './register.dump.service.ts'
import { copyFormat } from './register.fields.service.ts'
import { copyRows, listProgress, loadedTables, saveFacts, saveProgress } from './register.queries.ts'
import { inTransaction } from './register.steps.service.ts'
import type { LoadedTable } from './register.table.ts'

export type Heard = {
  /** Rows in the database now, and the share of the file that is read. */
  (rows: number, share: number): void
}

const factsPart = 'facts'
const piecesPerCommit = 100

/** Which parts of a file are in the database already. */
export async function readDone(bulk: BulkConnection, generation: number, checksum: string) {
  const rows = await listProgress(bulk, generation, checksum)
  const byPart = new Map(rows.map((row) => [row.part, row]))
  return {
    isAllDone: [factsPart, ...loadedTables].every((part) => byPart.get(part)?.is_done === true),
    isDone: (part: string) => byPart.get(part)?.is_done === true,
    lastRow: (part: string) => Number(byPart.get(part)?.last_row ?? 0),
    rows: rows.reduce((sum, row) => sum + Number(row.rows), 0),
  }
}

/**
 * Reads a dump into the tables of a generation. Every transaction holds some rows and the note of how far they
 * go, so a run that was killed is taken up where its last transaction ended: no row is lost, none comes twice.
 */
export async function loadDump(
  bulk: BulkConnection,
  target: { readonly generation: number; readonly checksum: string },
  dump: Dump,
  heard: Heard,
): Promise<void> {
  const { generation, checksum } = target
  const done = await readDone(bulk, generation, checksum)
  if (!done.isDone(factsPart))
    await inTransaction(bulk, async () => {
      await saveFacts(bulk, generation, checksum, dump)
      await saveProgress(bulk, generation, { checksum, part: factsPart, lastRow: 0, rows: 0, isDone: true })
    })
  const lastRows = loadedTables.map((table) => dump.lastRow(table))
  const whole = lastRows.reduce((sum, last) => sum + last, 0)
  let before = 0
  for (const [index, table] of loadedTables.entries()) {
    let lastRow = done.lastRow(table)
    for (let isDone = done.isDone(table); !isDone;) {
      const chunk = openChunk(dump, table, lastRow)
      const rows = await inTransaction(bulk, async () => {
        const count = await copyRows(bulk, generation, table, chunk.pieces(), copyFormat)
        const step = { part: table, lastRow: chunk.lastRow(), rows: count, isDone: chunk.isLast() }
        await saveProgress(bulk, generation, { checksum, ...step })
        return count
      })
      lastRow = chunk.lastRow()
      isDone = chunk.isLast()
      heard(rows, (before + lastRow) / whole)
    }
    before += lastRows[index] ?? 0
  }
}

/** The rows of one transaction. */
function openChunk(dump: Dump, table: LoadedTable, after: number) {
  let lastRow = after
  let isLast = false
  return {
    *pieces(): Generator<Uint8Array> {
      for (let count = 0; count < piecesPerCommit; count += 1) {
        const piece = dump.next(table, lastRow)
        if (piece === undefined) {
          isLast = true
          return
        }
        lastRow = piece.last
        yield piece.lines
      }
    },
    lastRow: () => lastRow,
    isLast: () => isLast,
  }
}
