import type { BulkConnection } from '#platform/db/bulk-load.ts'
import type { Piece } from './register.dump.source.ts'
import { copyFormat } from './register.fields.source.ts'
import { copyRows, listProgress, loadedTables, saveFacts, saveProgress } from './register.queries.ts'
import type { DumpReader } from './register.reader.source.ts'
import { inTransaction } from './register.steps.service.ts'
import type { LoadedTable } from './register.table.ts'

export type Heard = {
  /** Rows in the database now, and the share of the file that is read. */
  (rows: number, share: number): void
}

type Target = { readonly generation: number; readonly checksum: string }

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
  }
}

/**
 * Reads a dump into the tables of a generation. Every transaction holds some rows and the note of how far they
 * go, so a run that was killed is taken up where its last transaction ended: no row is lost, none comes twice.
 */
export async function loadDump(
  bulk: BulkConnection,
  target: Target,
  dump: DumpReader,
  heard: Heard,
): Promise<void> {
  const { generation, checksum } = target
  const done = await readDone(bulk, generation, checksum)
  if (!done.isDone(factsPart))
    await inTransaction(bulk, async () => {
      await saveFacts(bulk, generation, checksum, dump)
      await saveProgress(bulk, generation, { checksum, part: factsPart, lastRow: 0, rows: 0, isDone: true })
    })
  let before = 0
  for (const table of loadedTables) {
    if (!done.isDone(table)) {
      const last = Math.max(1, dump.lastRows[table])
      const from = { ...target, table, after: done.lastRow(table) }
      await loadTable(bulk, from, dump, (rows, row) => heard(rows, before + (work[table] * row) / last))
    }
    before += work[table]
  }
}

// How much of the time of a dump each table takes, roughly: only the remaining time is told by it.
const work: Readonly<Record<LoadedTable, number>> = {
  building: 0.3,
  entrance: 0.3,
  dwelling: 0.38,
  street: 0.02,
}

async function loadTable(
  bulk: BulkConnection,
  { generation, checksum, table, after }: Target & { readonly table: LoadedTable; readonly after: number },
  dump: DumpReader,
  heard: (rows: number, lastRow: number) => void,
): Promise<void> {
  const pieces = dump.read(table, after)
  let lastRow = after
  for (let isDone = false; !isDone;)
    await inTransaction(bulk, async () => {
      const chunk = takeSome(pieces)
      const rows = await copyRows(bulk, generation, table, chunk.lines(), copyFormat)
      lastRow = chunk.lastRow ?? lastRow
      isDone = chunk.isLast
      await saveProgress(bulk, generation, { checksum, part: table, lastRow, rows, isDone })
      heard(rows, lastRow)
    })
}

type Chunk = { lastRow: number | undefined; isLast: boolean; lines: () => AsyncGenerator<Uint8Array> }

/** As many pieces as one transaction holds, and how far they went. */
function takeSome(pieces: AsyncGenerator<Piece, void>): Chunk {
  const chunk: Chunk = {
    lastRow: undefined,
    isLast: false,
    lines: async function* () {
      for (let count = 0; count < piecesPerCommit; count += 1) {
        const { value, done } = await pieces.next()
        if (done === true || value === undefined) {
          chunk.isLast = true
          return
        }
        chunk.lastRow = value.last
        yield value.lines
      }
    },
  }
  return chunk
}
