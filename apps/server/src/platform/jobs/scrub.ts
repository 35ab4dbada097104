import { createHash } from 'node:crypto'
import { isUuid } from '@hauswart/domain/ids/uuid7'
import { limits } from '#platform/limits.ts'
import { goOnWith } from './go-on.ts'
import type { JobDeps, JobHandler } from './worker.ts'

const { sliceMs, atOnce, comparedTogether, scrubNights } = limits.fileCare
const nil = '00000000-0000-0000-0000-000000000000'
const dayMs = 86_400_000

/** Bytes that are kept, and what they have to be. */
export type KeptBytes = {
  readonly realEstateId: string
  readonly id: string
  readonly objectKey: string
  /** Hexadecimal. */
  readonly sha256: string
}
export type Place = Pick<KeptBytes, 'realEstateId' | 'id'>
export type Round = { readonly nights: number; readonly turn: number; readonly limit: number }

type Scrubbed<Row> = {
  readonly noun: 'file' | 'picture'
  /** The share of a night, in the order of their key. */
  readonly list: (deps: JobDeps, after: Place, round: Round) => Promise<Row[]>
  /** False if they went meanwhile, or others took their place: then nothing is wrong with them. */
  readonly mark: (deps: JobDeps, row: Row) => Promise<boolean>
}

/** Every night a share of all of a noun: are the bytes still those that were kept? Who watches the log hears if not. */
export const scrubJob =
  <Row extends KeptBytes>(scrubbed: Scrubbed<Row>): JobHandler =>
  async ({ realEstateId, id, turn: said }, deps) => {
    const { clock, store } = deps.parts
    const until = performance.now() + sliceMs
    const turn = typeof said === 'number' ? said : Math.floor(clock.now().getTime() / dayMs) % scrubNights
    const compare = async (row: Row): Promise<void> => {
      if ((await hashOf(() => store.get(row.objectKey))) !== row.sha256) await accuse(deps, scrubbed, row)
    }
    let place: Place = { realEstateId: idOf(realEstateId), id: idOf(id) }
    while (performance.now() < until) {
      const rows = await scrubbed.list(deps, place, { nights: scrubNights, turn, limit: atOnce })
      let compared = 0
      // A hundred large ones would take much longer than a slice: after every few it may end, and never before.
      do {
        const some = rows.slice(compared, compared + comparedTogether)
        await Promise.all(some.map(compare))
        compared += some.length
      } while (compared < rows.length && performance.now() < until)
      if (compared === rows.length && rows.length < atOnce) return
      const last = rows[compared - 1]
      if (last !== undefined) place = { realEstateId: last.realEstateId, id: last.id }
    }
    // The round of another night, which may not have come to its end yet, goes on beside it.
    const task = `scrub_${scrubbed.noun}s`
    await goOnWith(deps, task, { ...place, turn }, `${task}:${turn}`)
  }

/** Bytes that are not what they were are marked, and who watches the log hears of them. */
export async function accuse<Row extends KeptBytes>(
  deps: JobDeps,
  { noun, mark }: Pick<Scrubbed<Row>, 'noun' | 'mark'>,
  row: Row,
): Promise<void> {
  if (!(await mark(deps, row))) return
  const of = { realEstateId: row.realEstateId, id: row.id }
  deps.parts.log.error(of, `the bytes of a ${noun} are not what they were: bring them back from a copy`)
}

/** From the first on if nothing was said. */
const idOf = (said: unknown): string => (typeof said === 'string' && isUuid(said) ? said : nil)

/** Nothing if there are no bytes any more; a store that is away throws, and the job comes again. */
async function hashOf(open: () => Promise<AsyncIterable<Buffer>>): Promise<string | undefined> {
  const hash = createHash('sha256')
  try {
    for await (const piece of await open()) hash.update(piece)
  } catch (error) {
    if ((error as Error).name === 'NoSuchKey') return undefined
    throw error
  }
  return hash.digest('hex')
}
