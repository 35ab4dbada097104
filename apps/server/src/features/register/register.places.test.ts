import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readPlaces } from './register.places.source.ts'

const folder = mkdtempSync(join(tmpdir(), 'hauswart-places-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}
const head =
  'Ortschaftsname;PLZ4;Zusatzziffer;ZIP_ID;Gemeindename;BFS-Nr;Kantonskürzel;Adressenanteil;E;N;Sprache;Validity'

it('reads the official directory: two municipalities in one postcode, two parts of one place, Liechtenstein', async () => {
  const path = write(
    'places.csv',
    `\uFEFF${[
      head,
      'Musterdorf;9990;00;1;Musterdorf;8001;ZH;80 %;8.7;47.3;de;2008-07-01',
      'Musterdorf;9990;00;1;Nebendorf;8002;SG;20 %;8.8;47.4;de;2008-07-01',
      'Musterdorf;9990;00;1;Nebendorf;8002;SG;1 %;8.9;47.5;de;2008-07-01',
      'Fürstdorf;9991;2;3;Fürstdorf;7001;;100 %;9.5;47.1;;2008-07-01',
    ].join('\r\n')}\r\n`,
  )
  expect(await readPlaces(path)).toEqual([
    [9990, '00', 'Musterdorf', 8001, 'Musterdorf', 'ZH', 'de', 8.7, 47.3],
    [9990, '00', 'Musterdorf', 8002, 'Nebendorf', 'SG', 'de', 8.8, 47.4],
    [9991, '02', 'Fürstdorf', 7001, 'Fürstdorf', null, null, 9.5, 47.1],
  ])
})

it('reads metres of the Swiss grid as degrees', async () => {
  const path = write(
    'lv95.csv',
    `${head}\nBundesplatz;9992;00;1;Bern;351;BE;100 %;2600000;1200000;de;2008-07-01\n`,
  )
  const [[, , , , , , , lon, lat] = []] = await readPlaces(path)
  expect(lon).toBeCloseTo(7.4386, 4)
  expect(lat).toBeCloseTo(46.9511, 4)
})

it('reads the same rows as JSON', async () => {
  const path = write(
    'places.json',
    JSON.stringify({
      columns: ['plz', 'zusatz', 'ort', 'gemeinde', 'bfsNr', 'kanton', 'lon', 'lat', 'sprache'],
      rows: [[9990, '00', 'Musterdorf', 'Musterdorf', 8001, 'ZH', 8.7, 47.3, 'de']],
    }),
  )
  expect(await readPlaces(path)).toEqual([
    [9990, '00', 'Musterdorf', 8001, 'Musterdorf', 'ZH', 'de', 8.7, 47.3],
  ])
})

it.each([
  ['a column is missing', head.replace('BFS-Nr', 'Nummer'), 'the place directory has no column BFS-Nr'],
  ['it is empty', head, 'the place directory is empty'],
  [
    'a row is no place',
    `${head}\nMusterdorf;99;00;1;Musterdorf;8001;ZH;80 %;8.7;47.3;de;x`,
    'line 2 of the place directory is no place: «99 Musterdorf»',
  ],
])('refuses a directory when %s', async (_why, text, message) => {
  await expect(readPlaces(write('bad.csv', text))).rejects.toThrow(message)
})
