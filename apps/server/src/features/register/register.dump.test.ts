import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openRegisterBench, type RegisterBench } from '#test/register-bench.ts'
import { openDump } from './register.dump.source.ts'

const folder = mkdtempSync(join(tmpdir(), 'hauswart-dump-'))
let files = 0

/** A dump as somebody else might write it: given tables, everything else as usual. */
function writeDump(
  tables: Partial<Record<'building' | 'entrance' | 'dwelling' | 'code', string>> = {},
): string {
  files += 1
  const path = join(folder, `${files}.sqlite`)
  const file = new DatabaseSync(path)
  file.exec(`
    ${tables.building ?? building}
    ${tables.entrance ?? `create table entrance (EGID, EDID, ESID, STRNAME, DEINR, STRSP, DPLZ4, DPLZNAME, DOFFADR, DKODE, DKODN);`}
    ${tables.dwelling ?? `create table dwelling (EGID, EWID, EDID, WSTWK, WMEHRG, WBEZ, WSTAT, WBAUJ, WAREA, WAZIM);`}
    ${tables.code ?? `create table code (CECODID, CMERKM, CODTXTLD);`}`)
  file.close()
  return path
}
const building = `create table building (EGID, GDEKT, GGDENR, GGDENAME, GSTAT, GKAT, GANZWHG);
  insert into building values (1, 'ZH', 198, 'Uster', 1004, 1020, 1);`

let bench: RegisterBench
beforeAll(async () => {
  bench = await openRegisterBench()
})
afterAll(async () => {
  await bench.close()
  rmSync(folder, { recursive: true })
})

const rowsOf = async (text: string) => (await bench.admin.query(text)).rows as unknown[]

describe('rows of a dump', () => {
  it('arrive as they are, whatever signs, types and names of columns the file uses', async () => {
    const path = writeDump({
      // Text everywhere, names in lower case, numbers of rows far apart.
      building: `create table Building (egid integer primary key, gdekt text, ggdenr text, ggdename text, gegrid text, gparz text,
          gbez text, gstat text, gkat text, gklas text, gbauj text, garea text, ganzwhg text, gwaerdath1 text, gkode text, gkodn text);
        insert into building values
          (1000, 'zh', '198', 'Uster', 'CH123', '12', 'a\\b' || char(9) || 'c' || char(10) || 'd' || char(13), '1004', '1020', '1110', '1987', '0', '1', '29.11.2001', '2696200.6', '1245300.2'),
          (900000000, 'ZH', '198', 'Uster', '', null, '', '1004', '1020', '-', '', '99999999999', '1', '-', '', null),
          (900000001, 'ZH', '198', 'Uster', '', null, 'N', '1004', '1020', '', '12.5', null, '1', '2021-02-31', '0', '0');`,
    })
    await bench.take({ dumps: [path] })
    expect(
      await rowsOf(`select egid, canton, egrid, parcel, name, class, build_year, footprint_m2, heating_updated_on::text, east, north
        from register.building order by egid`),
    ).toEqual([
      {
        egid: 1000,
        canton: 'ZH',
        egrid: 'CH123',
        parcel: '12',
        name: 'a\\b\tc\nd\r',
        class: 1110,
        build_year: 1987,
        footprint_m2: null,
        heating_updated_on: '2001-11-29',
        east: 2_696_201,
        north: 1_245_300,
      },
      {
        egid: 900_000_000,
        canton: 'ZH',
        egrid: null,
        parcel: null,
        name: null,
        class: null,
        build_year: null,
        footprint_m2: null,
        heating_updated_on: null,
        east: null,
        north: null,
      },
      expect.objectContaining({
        egid: 900_000_001,
        name: 'N',
        build_year: 12,
        heating_updated_on: null,
        east: null,
      }),
    ])
  })

  it('are those of buildings that stand and can be lived in', async () => {
    const path = writeDump({
      building: `create table building (EGID, GDEKT, GGDENR, GGDENAME, GSTAT, GKAT, GANZWHG);
        insert into building values (1, 'GL', 1632, 'Glarus', 1004, 1020, 1), (2, 'GL', 1632, 'Glarus', 1003, 1030, null),
          (3, 'GL', 1632, 'Glarus', 1005, 1040, 2), (4, 'GL', 1632, 'Glarus', 1007, 1020, 1), (5, 'GL', 1632, 'Glarus', 1004, 1060, null),
          (6, 'GL', 1632, 'Glarus', 1004, 1060, 1), (7, 'GL', 1632, 'Glarus', 1001, 1020, 1), (1, 'GL', 1632, 'Zweimal', 1004, 1020, 1);`,
      entrance: `create table entrance (EGID, EDID, ESID, STRNAME, DEINR, STRSP, DPLZ4, DPLZNAME, DOFFADR, DKODE, DKODN);
        insert into entrance values (1, 0, 5, 'Dorfweg', '1', 9901, 8750, 'Glarus', 1, 1, 1), (4, 0, 5, 'Dorfweg', '2', 9901, 8750, 'Glarus', 1, 1, 1),
          (77, 0, 5, 'Dorfweg', '3', 9901, 8750, 'Glarus', 1, 1, 1), (2, 0, null, null, null, null, 8750, 'Glarus', 0, null, null);`,
      dwelling: `create table dwelling (EGID, EWID, EDID, WSTWK, WMEHRG, WBEZ, WSTAT, WBAUJ, WAREA, WAZIM);
        insert into dwelling values (1, 1, 0, 3100, 1, null, 3004, 1990, 120, 5), (1, 2, 0, 3101, 0, null, 3007, 1990, 60, 2),
          (4, 1, 0, 3100, 0, null, 3004, 1990, 60, 2), (3, 1, null, null, null, '', null, null, null, null);`,
    })
    await bench.take({ dumps: [path] })
    expect(
      await rowsOf(`select egid, municipality from register.building where canton = 'GL' order by egid`),
    ).toEqual([
      { egid: 1, municipality: 'Glarus' },
      { egid: 2, municipality: 'Glarus' },
      { egid: 3, municipality: 'Glarus' },
      { egid: 6, municipality: 'Glarus' },
    ])
    expect(
      await rowsOf(
        'select egid, street, is_official, street_ref is null as loose from register.entrance order by egid',
      ),
    ).toEqual([
      { egid: 1, street: 'Dorfweg', is_official: true, loose: false },
      { egid: 2, street: null, is_official: false, loose: true },
    ])
    expect(
      await rowsOf('select egid, ewid, edid, is_multi_floor, rooms from register.dwelling order by egid'),
    ).toEqual([
      { egid: 1, ewid: 1, edid: 0, is_multi_floor: true, rooms: 5 },
      { egid: 3, ewid: 1, edid: null, is_multi_floor: false, rooms: null },
    ])
  })

  it('hold an entrance once where a street has a name in two languages, the German one', async () => {
    const path = writeDump({
      building: `create table building (EGID, GDEKT, GGDENR, GGDENAME, GSTAT, GKAT, GANZWHG);
        insert into building values (10, 'BE', 371, 'Biel/Bienne', 1004, 1020, 1), (11, 'BE', 371, 'Biel/Bienne', 1004, 1020, 1);`,
      entrance: `create table entrance (EGID, EDID, ESID, STRNAME, DEINR, STRSP, DPLZ4, DPLZNAME, DOFFADR, DKODE, DKODN);
        insert into entrance values (10, 0, 5, 'Rue de la Gare', '1', 9903, 2502, 'Biel/Bienne', 1, 1, 1), (10, 0, 5, 'Bahnhofstrasse', '1', 9901, 2502, 'Biel/Bienne', 1, 1, 1),
          (11, 0, 6, 'Chemin des Pins', '3', 9903, 2502, 'Biel/Bienne', 1, 1, 1);`,
    })
    await bench.take({ dumps: [path] })
    expect(
      await rowsOf(`select e.egid, s.name, s.entrances from register.entrance e join register.street s on s.id = e.street_ref
        where s.canton = 'BE' order by e.egid`),
    ).toEqual([
      { egid: 10, name: 'Bahnhofstrasse', entrances: 1 },
      { egid: 11, name: 'Chemin des Pins', entrances: 1 },
    ])
  })

  it('bring the code lists, also from a table called codes', async () => {
    const path = writeDump({
      building: building.replace("'ZH'", "'UR'").replace('(1,', '(500,'),
      code: `create table CODES (CECODID, CMERKM, CODTXTLD, CODTXTLF);
        insert into codes values (7410, 'GWAERZH1', 'Wärmepumpe für ein Gebäude', 'Pompe'), ('7530', 'genh1', 'Heizöl', null), (1, '', 'x', null);`,
    })
    await bench.take({ dumps: [path] })
    expect(await rowsOf(`select attribute, code, label from register.code order by code`)).toEqual([
      { attribute: 'GWAERZH1', code: 7410, label: 'Wärmepumpe für ein Gebäude' },
      { attribute: 'GENH1', code: 7530, label: 'Heizöl' },
    ])
  })
})

describe('a file that is no dump', () => {
  it.each([
    ['a table is missing', { entrance: 'create table door (EGID);' }, 'it has no table «entrance»'],
    [
      'a needed column is missing',
      { building: 'create table building (EGID, GDEKT, GGDENR, GGDENAME, GKAT);' },
      'its table «building» has no GSTAT, GANZWHG',
    ],
    [
      'a canton does not exist',
      { building: building.replace("'ZH'", "'XX'") },
      'municipality 198 lies in canton «XX»',
    ],
    ['it is empty', { building: building.slice(0, building.indexOf('insert')) }, 'it holds no building'],
  ])('is refused when %s', (_why, tables, message) => {
    expect(() => openDump(writeDump(tables))).toThrow(message)
  })

  it('is refused by its name, and the register stays as it was', async () => {
    const before = await bench.sums()
    const path = writeDump({ entrance: 'create table door (EGID);' })
    await expect(bench.take({ dumps: [path] })).rejects.toThrow(/^\d+\.sqlite: it has no table «entrance»$/)
    expect(await bench.sums()).toEqual(before)
  })

  it('is refused when another one of the same import brings the same canton', async () => {
    const [one, other] = [writeDump(), writeDump({ building: building.replace('(1,', '(2,') })]
    await expect(bench.take({ dumps: [one, other] })).rejects.toThrow(
      /^canton ZH is in \d+\.sqlite and in \d+\.sqlite$/,
    )
  })
})
