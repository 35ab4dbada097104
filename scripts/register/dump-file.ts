import { DatabaseSync } from 'node:sqlite'
import { codes } from './codes.ts'

const words = (text: string): readonly string[] => text.split(' ')

/** The tables of a cantonal dump and their columns, in the order of the official files. */
const columns = {
  building: words(
    'EGID GDEKT GGDENR GGDENAME EGRID LGBKR LPARZ LPARZSX LTYP GEBNR GBEZ GKODE GKODN GKSCE GSTAT GKAT GKLAS GBAUJ GBAUM GBAUP GABBJ GAREA GVOL GVOLNORM GVOLSCE GASTW GANZWHG GAZZI GSCHUTZR GEBF GWAERZH1 GENH1 GWAERSCEH1 GWAERDATH1 GWAERZH2 GENH2 GWAERSCEH2 GWAERDATH2 GWAERZW1 GENW1 GWAERSCEW1 GWAERDATW1 GWAERZW2 GENW2 GWAERSCEW2 GWAERDATW2 GEXPDAT',
  ),
  entrance: words(
    'EGID EDID EGAID DEINR ESID STRNAME STRNAMK STRINDX STRSP STROFFIZIEL DPLZ4 DPLZZ DPLZNAME DKODE DKODN DOFFADR DEXPDAT',
  ),
  dwelling: words('EGID EWID EDID WHGNR WEINR WSTWK WBEZ WMEHRG WBAUJ WABBJ WSTAT WAREA WAZIM WKCHE WEXPDAT'),
  code: words('CECODID CMERKM CODTXTLD CODTXTKD CODTXTLF CODTXTKF CODTXTLI CODTXTKI CEXPDAT'),
} as const

export const exportedOn = '2026-11-01'
const texts = new Set(
  words(
    'GDEKT GGDENAME EGRID LPARZ LPARZSX GEBNR GBEZ GWAERDATH1 GWAERDATH2 GWAERDATW1 GWAERDATW2 GEXPDAT DEINR STRNAME STRNAMK STRINDX DPLZNAME DEXPDAT WHGNR WEINR WBEZ WEXPDAT CMERKM CODTXTLD CODTXTKD CODTXTLF CODTXTKF CODTXTLI CODTXTKI CEXPDAT',
  ),
)
const decimals = new Set(['GKODE', 'GKODN', 'DKODE', 'DKODN'])

export type Cell = string | number | null
export type DumpFile = {
  building(cells: readonly Cell[]): void
  entrance(cells: readonly Cell[]): void
  dwelling(cells: readonly Cell[]): void
  close(): void
}

/** A new SQLite file with the tables of a dump. Cells come in the order of the given column names. */
export function createDumpFile(
  path: string,
  used: Record<'building' | 'entrance' | 'dwelling', string>,
): DumpFile {
  const file = new DatabaseSync(path)
  // Nobody needs half a file: what a crash leaves is thrown away, so nothing has to reach the disk in order.
  file.exec('pragma journal_mode = off; pragma synchronous = off; pragma locking_mode = exclusive; begin')
  for (const [table, names] of Object.entries(columns)) {
    const typed = names.map(
      (name) => `${name} ${texts.has(name) ? 'TEXT' : decimals.has(name) ? 'REAL' : 'INTEGER'}`,
    )
    file.exec(`create table ${table} (${typed.join(', ')})`)
  }
  file.exec('create table _metadata (name TEXT, value TEXT)')
  file.prepare('insert into _metadata values (?, ?)').run('exported', exportedOn)
  const code = file.prepare('insert into code (CMERKM, CECODID, CODTXTLD, CEXPDAT) values (?, ?, ?, ?)')
  for (const [attribute, number, label] of codes) code.run(attribute, number, label, exportedOn)
  const adder = (table: 'building' | 'entrance' | 'dwelling') => {
    const names = words(used[table])
    const statement = file.prepare(
      `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
    )
    return (cells: readonly Cell[]) => void statement.run(...cells)
  }
  return {
    building: adder('building'),
    entrance: adder('entrance'),
    dwelling: adder('dwelling'),
    close: () => {
      file.exec('commit')
      file.close()
    },
  }
}
