import { rmSync } from 'node:fs'
import { atLeast, caught, figure, none, type Figure, type Proof, type ProofOptions, speed } from './proof.ts'
import { killAt, runImport, startImport, unfinished } from './register/program.ts'
import { race } from './register/rival.ts'
import { mixed, startReader } from './register/reader.ts'
import { generateCountry, makeGround, type Country, type Ground } from './register/stage.ts'
import { countRows, sumUp, type Sums } from './register/sums.ts'

const targetRatio = 0.5

/** The whole register in one run, killed and taken up again, with readers looking on. */
export const proof: Proof = {
  about:
    'import of the building register: speed beside psql \\copy, kill -9, readers during the change, planted faults',
  run: async (options) => {
    const leave: (() => Promise<void> | void)[] = []
    const ground = async () => {
      const made = await makeGround()
      leave.push(made.remove)
      return made
    }
    const country = (scale: number, seed: number, cantons?: string) => {
      const made = generateCountry({ scale, seed, ...(cantons === undefined ? {} : { cantons }) })
      leave.push(() => rmSync(made.folder, { recursive: true, force: true }))
      return made
    }
    try {
      return await prove(options, ground, country)
    } finally {
      for (const step of leave.toReversed()) await step()
    }
  },
}

type MakeGround = () => Promise<Ground>
type MakeCountry = (scale: number, seed: number, cantons?: string) => Country

async function prove(
  { short, say }: ProofOptions,
  makeOne: MakeGround,
  country: MakeCountry,
): Promise<Figure[]> {
  // The speed is judged in the long form; the short one shows everything else on a small country.
  const small = country(short ? 0.004 : 0.01, 1)
  const large = short ? small : country(1, 1)
  say(`  ${large.dumps.length} dumps generated in ${large.seconds.toFixed(1)} s`)
  const ground = await makeOne()
  const speeds = await measureSpeed(ground, large, say)
  const whole = short ? await calmSums(ground, small) : await sumUp(ground)
  const killed = await killAndResume(ground, { country: short ? small : large, calm: whole, short, say })
  const readers = await readDuringChange(ground, country(short ? 0.004 : 0.01, 2, 'ZH'), say)
  const calm = short ? whole : await calmSums(ground, small)
  return [...speeds, ...killed, ...readers, ...(await plantFaults(ground, small, calm))]
}

type Speed = {
  readonly counts: Awaited<ReturnType<typeof countRows>>
  readonly whole: number
  readonly rows: number
}

async function measureSpeed(
  ground: Ground,
  country: Country,
  say: (line: string) => void,
): Promise<Figure[]> {
  const { counts, whole, rows } = await raceCopy(ground, country, say)
  const { building = 0, entrance = 0, dwelling = 0 } = counts
  const wanted = country.counts
  return [
    figure(
      'buildings, entrances, dwellings imported',
      [building, entrance, dwelling].join(' '),
      [wanted.building, wanted.entrance, wanted.dwelling].join(' '),
      building === wanted.building && entrance === wanted.entrance && dwelling === wanted.dwelling,
    ),
    speed(atLeast('ratio to \\copy, with keys and indexes', whole, targetRatio, 2)),
    speed(atLeast('ratio to \\copy, until all rows are there', rows, targetRatio, 2)),
  ]
}

async function raceCopy(ground: Ground, country: Country, say: (line: string) => void): Promise<Speed> {
  const run = await runImport(ground, country)
  const counts = await countRows(ground)
  const { building = 0, entrance = 0, dwelling = 0, street = 0 } = counts
  const rows = building + entrance + dwelling + street
  const { copySeconds, indexSeconds } = await race(ground)
  const reading = secondsUntil(run.output, 'all rows are there')
  const listed = Object.entries(counts).map(([table, count]) => `${count} ${table}`)
  say(`  ${listed.join(', ')}`)
  say(`  import: ${run.seconds.toFixed(1)} s from start to end, ${perSecond(rows, run.seconds)} rows/s`)
  say(`          ${reading.toFixed(1)} s until all rows are there, ${perSecond(rows, reading)} rows/s`)
  say(
    `  \\copy: ${copySeconds.toFixed(1)} s, ${perSecond(rows, copySeconds)} rows/s; keys and indexes ${indexSeconds.toFixed(1)} s`,
  )
  return { counts, whole: (copySeconds + indexSeconds) / run.seconds, rows: copySeconds / reading }
}

const perSecond = (rows: number, seconds: number): number => Math.round(rows / seconds)

function secondsUntil(output: string, words: string): number {
  const line = output.split('\n').find((one) => one.includes(words)) ?? ''
  return Number(/\(([\d.]+) s\)/.exec(line)?.[1] ?? Number.NaN)
}

async function calmSums(ground: Ground, country: Country): Promise<Sums> {
  await ground.empty()
  await runImport(ground, country)
  return sumUp(ground)
}

type Drill = {
  readonly country: Country
  readonly calm: Sums
  readonly short: boolean
  readonly say: (line: string) => void
}

async function killAndResume(ground: Ground, { country, calm, short, say }: Drill): Promise<Figure[]> {
  await ground.empty()
  const kills: number[] = []
  for (const share of short ? [0.4, 0.7] : [0.25, 0.6, 0.9])
    kills.push(await killAt(ground, country, calm.rows * share))
  const resumed = await runImport(ground, country)
  const ended = await sumUp(ground)
  const again = await runImport(ground, country)
  const untouched = await sumUp(ground)
  const isResumed = resumed.output.includes('taking up')
  const isIdle = again.output.includes('nothing to do') && untouched.text === calm.text
  say(`  killed with ${kills.join(', ')} rows there; the last run took ${resumed.seconds.toFixed(1)} s`)
  return [
    figure(
      'kills -9 with part of the rows there',
      kills.length,
      'each',
      kills.every((rows) => rows > 0 && rows < calm.rows),
    ),
    figure('the next run takes it up', isResumed ? 'yes' : 'no', 'yes', isResumed),
    figure('rows after the kills', ended.rows, String(calm.rows), ended.rows === calm.rows),
    figure('checksum over all rows', same(ended, calm) ? 'same' : 'other', 'same', same(ended, calm)),
    figure('the same files again', isIdle ? 'nothing to do' : 'changed', 'nothing to do', isIdle),
  ]
}

const same = (one: Sums, other: Sums): boolean => one.text === other.text

async function readDuringChange(
  ground: Ground,
  next: Country,
  say: (line: string) => void,
): Promise<Figure[]> {
  const reader = startReader(ground)
  await reader.more(1)
  await runImport(ground, next)
  await reader.more(2)
  const readings = await reader.stop()
  say(`  ${readings.count} readings during the change, the longest took ${readings.longestMs.toFixed(0)} ms`)
  return [
    figure('generations readers saw', readings.seen.size, '2, old and new', readings.seen.size === 2),
    none('generations that told two stories', mixed(readings)),
    none('readings that failed', readings.errors.length),
    await plantCarelessChange(ground),
  ]
}

/** A view turned for itself, the others a moment later: the reader must notice. */
async function plantCarelessChange(ground: Ground): Promise<Figure> {
  const reader = startReader(ground)
  await reader.more(3)
  await ground.admin
    .query(`create or replace view register.place as select zip, zip_extra, name, municipality_number,
    municipality, canton, language, lon, lat from (values (0, '', '', 0, '', '', '', 0::float8, 0::float8)) as other
    (zip, zip_extra, name, municipality_number, municipality, canton, language, lon, lat)`)
  await reader.more(3)
  return caught('views turned one after the other', mixed(await reader.stop()))
}

async function plantFaults(ground: Ground, country: Country, calm: Sums): Promise<Figure[]> {
  await ground.empty()
  await killAt(ground, country, calm.rows * 0.5)
  await ground.admin.query(`delete from ${await unfinished(ground)}.progress where rows > 0`)
  const doubled = await startImport(ground, country).ended
  const isDoublingCaught = doubled.code !== 0 || !same(await sumUp(ground), calm)

  await ground.empty()
  await killAt(ground, country, calm.rows * 0.5)
  const schema = await unfinished(ground)
  await ground.admin.query(
    `delete from ${schema}.dwelling where ctid in (select ctid from ${schema}.dwelling limit 1000)`,
  )
  await runImport(ground, country)
  return [
    caught('taken up without the notes of progress', Number(isDoublingCaught)),
    caught('a piece lost while its note stands', Number(!same(await sumUp(ground), calm))),
  ]
}
