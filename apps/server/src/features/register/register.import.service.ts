import { setTimeout as sleep } from 'node:timers/promises'
import type { BulkConnection } from '#platform/db/bulk-load.ts'
import { loadDump, readDone } from './register.load.service.ts'
import { readPlaces } from './register.places.source.ts'
import * as queries from './register.queries.ts'
import { makeReaders, type Readers } from './register.reader.source.ts'
import { group, makeReport, type Report } from './register.report.service.ts'
import { inLanes, once, patiently } from './register.steps.service.ts'
import { discard, openSource, tidy, unpack, type Source } from './register.source.ts'

export type ImportParts = {
  readonly open: () => Promise<BulkConnection>
  /** Where downloads and unpacked files lie while they are read. */
  readonly folder: string
  readonly say: (line: string) => void
  /** How long to wait for another import to end. */
  readonly patienceMs: number
}
export type Wanted = { readonly dumps: readonly string[]; readonly places?: string | undefined }
type Outcome = {
  readonly generation: number
  readonly isNew: boolean
  readonly rows: number
  readonly seconds: number
}

type Run = {
  readonly bulk: BulkConnection
  readonly parts: ImportParts
  readonly report: Report
  readonly current: number
  readonly next: number
  readonly dumps: readonly Source[]
  readonly places: Source | undefined
}

/** Imports dumps and the place directory into a new generation and shows it. The same files again are no work. */
export async function importRegister(parts: ImportParts, wanted: Wanted): Promise<Outcome> {
  const bulk = await parts.open()
  try {
    await waitForTurn(bulk, parts.patienceMs)
    const dumps = await openAll(wanted.dumps, parts.folder)
    const places = wanted.places === undefined ? undefined : await openSource(wanted.places, parts.folder)
    const current = await queries.readCurrent(bulk)
    const report = makeReport(
      parts.say,
      dumps.reduce((sum, { bytes }) => sum + bytes, 0),
    )
    const run: Run = { bulk, parts, report, current, next: current + 1, dumps, places }
    if (await isCurrent(run)) {
      await dropOthers(run, (generation) => generation >= current)
      await tidy(parts.folder)
      parts.say(`generation ${current} was made from exactly these files: nothing to do`)
      return { generation: current, isNew: false, rows: 0, seconds: report.seconds() }
    }
    await beginOrResume(run)
    await fill(run)
    await show(run)
    await dropOthers(run, (generation) => generation === run.next)
    await tidy(parts.folder)
    parts.say(
      `generation ${run.next}: ${group(report.rows())} rows in ${report.seconds().toFixed(1)} s, ` +
        `${group(report.perSecond())} rows/s with keys and indexes`,
    )
    return { generation: run.next, isNew: true, rows: report.rows(), seconds: report.seconds() }
  } finally {
    await bulk.close()
  }
}

async function waitForTurn(bulk: BulkConnection, patienceMs: number): Promise<void> {
  const until = performance.now() + patienceMs
  while (!(await queries.takeLock(bulk))) {
    if (performance.now() > until) throw new Error('another import of the register is running')
    await sleep(200)
  }
}

async function openAll(given: readonly string[], folder: string): Promise<readonly Source[]> {
  const byContent = new Map<string, Source>()
  for (const one of given) {
    const source = await openSource(one, folder)
    byContent.set(source.checksum, source)
  }
  return [...byContent.values()]
}

async function isCurrent({ bulk, current, dumps, places }: Run): Promise<boolean> {
  const present = await queries.listSources(bulk, current)
  const isThere = ({ checksum }: Source) => present.some((row) => row.checksum === checksum && row.is_whole)
  return [...dumps, ...(places === undefined ? [] : [places])].every(isThere)
}

/** Takes up the generation of an interrupted run of the same files, or begins a new one. */
async function beginOrResume({ bulk, parts, next, current, dumps, places }: Run): Promise<void> {
  const planned = [
    ...dumps.map(({ checksum, name }) => ({ checksum, name, kind: 'dump' as const })),
    ...(places === undefined
      ? []
      : [{ checksum: places.checksum, name: places.name, kind: 'places' as const }]),
  ]
  if ((await queries.listGenerations(bulk)).includes(next)) {
    const begun = (await queries.listSources(bulk, next)).filter((row) => !row.is_carried)
    const isSame =
      begun.length === planned.length &&
      planned.every(({ checksum }) => begun.some((row) => row.checksum === checksum))
    if (isSame) {
      parts.say(`taking up generation ${next} where it was interrupted`)
      return
    }
    await patiently(bulk, () => queries.dropGeneration(bulk, next))
  }
  await queries.createGeneration(bulk, next, planned)
  parts.say(`beginning generation ${next}; readers see generation ${current} until it is whole`)
}

async function fill(run: Run): Promise<void> {
  const { bulk, report, dumps, next } = run
  if (dumps.length > 0) {
    const readers = makeReaders()
    await inLanes(run.parts.open, dumps, (lane, source) => loadSource(run, lane, readers, source)).finally(
      readers.close,
    )
    await carry(run, await coveredCantons(run))
    report.step('all rows are there; building keys and indexes')
  } else await once(bulk, next, 'carried: sources', () => carrySources(run, []))
  await fillPlaces(run)
  const indexes = dumps.length > 0 ? await queries.listIndexes(bulk, next) : []
  await inLanes(run.parts.open, [...indexes, ...queries.analyzeStatements(next)], (lane, statement) =>
    once(lane, next, statement, () => lane.rows(statement)),
  )
}

async function loadSource(
  { parts, report, next }: Run,
  lane: BulkConnection,
  readers: Readers,
  source: Source,
): Promise<void> {
  if ((await readDone(lane, next, source.checksum)).isAllDone) return report.skip(source)
  try {
    const path = await unpack(source, parts.folder, ['.sqlite', '.sqlite3', '.db'])
    const dump = await readers.open(path)
    try {
      await loadDump(lane, { generation: next, checksum: source.checksum }, dump, (rows, share) =>
        report.heard(source, rows, share),
      )
    } finally {
      dump.close()
    }
    await discard(source, path)
  } catch (error) {
    throw new Error(`${source.name}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

async function coveredCantons({ bulk, next }: Run): Promise<readonly string[]> {
  const covered = new Map<string, string>()
  for (const { cantons, name, kind, is_carried } of await queries.listSources(bulk, next))
    for (const canton of kind === 'dump' && !is_carried ? cantons : []) {
      const other = covered.get(canton)
      if (other !== undefined) throw new Error(`canton ${canton} is in ${other} and in ${name}`)
      covered.set(canton, name)
    }
  return [...covered.keys()]
}

async function carry(run: Run, covered: readonly string[]): Promise<void> {
  const { bulk, report, current, next } = run
  for (const table of queries.loadedTables)
    await once(bulk, next, `carried: ${table}`, async () => {
      const rows = await queries.carryRows(bulk, table, { from: current, to: next, covered })
      if (rows > 0) report.step(`${group(rows)} rows of other cantons carried on in ${table}`)
    })
  await once(bulk, next, 'carried: sources', () => carrySources(run, covered))
}

const carrySources = ({ bulk, current, next }: Run, covered: readonly string[]) =>
  queries.carrySources(bulk, { from: current, to: next, covered })

async function fillPlaces({ bulk, parts, current, next, places }: Run): Promise<void> {
  if (places === undefined)
    return once(bulk, next, 'carried: places', () => queries.carryPlaces(bulk, current, next))
  await once(bulk, next, 'places', async () => {
    const path = await unpack(places, parts.folder, ['.csv', '.json'])
    const rows = await readPlaces(path)
    await queries.savePlaces(bulk, next, rows)
    await discard(places, path)
    parts.say(`${group(rows.length)} places`)
  })
}

async function show({ bulk, report, dumps, current, next }: Run): Promise<void> {
  await patiently(bulk, async () => {
    if (dumps.length === 0) await queries.moveTables(bulk, current, next)
    await queries.showGeneration(bulk, next)
  })
  report.step(`readers see generation ${next}`)
}

async function dropOthers({ bulk, parts, next }: Run, kept: (generation: number) => boolean): Promise<void> {
  for (const generation of await queries.listGenerations(bulk)) {
    if (kept(generation)) continue
    await patiently(bulk, () => queries.dropGeneration(bulk, generation)).catch((error: unknown) => {
      // Readers are served; the next import tries again.
      parts.say(`generation ${generation} is still in use and stays beside ${next}: ${String(error)}`)
    })
  }
}
