import { emptyProfile } from '@hauswart/domain/analysis/model/analysis-profile'
import {
  isSameSnapshot,
  newlyDue,
  toldAfter,
  type AnalysisSnapshot,
  type DueComponent,
} from '@hauswart/domain/analysis/engine/snapshot'
import { dueNotice } from '@hauswart/domain/analysis/engine/snapshot.labels'
import { uuid7 } from '@hauswart/domain/ids/uuid7'
import { originList } from '@hauswart/domain/real-estate/origin'
import { houseTitle } from '@hauswart/domain/reports/analysis-report.labels'
import { notifyPeople, type Notice } from '#features/notifications/notifications.service.ts'
import type { HouseTx, JobDeps } from '#platform/jobs/worker.ts'
import type { Answer, Engine } from './analysis-snapshots.engine.service.ts'
import type { LastSnapshotRow, WatchRow } from './analysis-snapshots.table.ts'
import {
  holdWatch,
  isOvertaken,
  putSnapshot,
  readHouse,
  readPeople,
  settleLook,
} from './analysis-snapshots.watch.queries.ts'

type Facts = Awaited<ReturnType<typeof readHouse>>
type Watched = Facts & { readonly house: NonNullable<Facts['house']>; readonly watch: WatchRow }

/**
 * Looks at one house: remembers how it stands if that is new, and tells its members what became due. Snapshot, messages
 * and «seen» are one transaction; of two that look at once the second leaves nothing behind. Says why a house cannot be
 * computed.
 */
export async function lookAtHouse(
  deps: JobDeps,
  engine: Engine,
  id: string,
  stamp: string,
): Promise<string | undefined> {
  const { clock } = deps.parts
  const [lookedAt, today] = [clock.now(), clock.today()]
  const facts = await deps.inHouse(id, readHouse)
  if (!isWatched(facts)) return undefined
  const { watch, last } = facts
  const seen = { stamp, markedAt: watch.markedAt, lookedAt, noticeId: clock.newId() }
  const answer = await analysed(engine, facts, today)
  if (answer === undefined) return leave(deps, facts, (tx) => [settleLook(tx, { ...seen, told: watch.told })])
  if ('fault' in answer) return answer.fault
  const { snapshot, due } = answer
  const notices = await noticesOf(deps, facts, newlyDue(due, watch.told), { stamp, today })
  const told = toldAfter(
    due,
    watch.told,
    facts.components.map((component) => component.id),
  )
  const isNew = last === undefined || !isSameSnapshot(snapshot, snapshotIn(last))
  return leave(deps, facts, (tx) => [
    ...(isNew ? [putSnapshot(tx, today, stamp, snapshot)] : []),
    notifyPeople(tx, clock, notices),
    settleLook(tx, { ...seen, told }),
  ])
}

// It may have gone since it was listed.
const isWatched = (facts: Facts): facts is Watched => facts.house !== undefined && facts.watch !== undefined

/** All of it, or nothing where somebody else was quicker. */
async function leave(
  deps: JobDeps,
  { house, watch }: Watched,
  write: (tx: HouseTx) => readonly Promise<void>[],
): Promise<undefined> {
  try {
    await deps.inHouse(house.id, (tx) => Promise.all([holdWatch(tx, watch.noticeId), ...write(tx)]))
  } catch (error) {
    if (!isOvertaken(error)) throw error
  }
}

async function analysed(
  engine: Engine,
  { house, components, profile, measures, sharePermille }: Watched,
  today: string,
): Promise<Answer | undefined> {
  if (house.status !== 'active' || components.length === 0) return undefined
  return engine.ask({
    today,
    house: { ...house, origins: originList(house.origins) },
    components,
    measures,
    profile: profile ?? emptyProfile,
    sharePermille,
  })
}

/**
 * Everybody is told what became due without them: who wrote about a component since the last look knows it. Unless the
 * year or the figures changed since then: what a write did cannot be told from what time did.
 */
async function noticesOf(
  deps: JobDeps,
  { house, watch }: Watched,
  fresh: readonly DueComponent[],
  { stamp, today }: { readonly stamp: string; readonly today: string },
): Promise<Notice[]> {
  const waiting = fresh.filter(({ isWaiting }) => isWaiting)
  if (waiting.length === 0) return []
  const ids = waiting.map(({ id }) => id)
  const { memberIds, authors } = await deps.inHouse(house.id, (tx) => readPeople(tx, sinceId(watch), ids))
  const silenced = watch.lookedStamp === stamp ? authors : []
  return memberIds.flatMap((userId) => {
    const own = new Set(silenced.flatMap(({ actorId, objectId }) => (actorId === userId ? [objectId] : [])))
    const names = waiting.filter(({ id }) => !own.has(id)).map(({ name }) => name)
    if (names.length === 0) return []
    const notice = {
      userId,
      kind: 'components_due',
      objectId: watch.noticeId,
      title: dueNotice.title(names),
      text: dueNotice.text(houseTitle(house)),
      target: { route: 'analysis', id: house.id },
      about: { realEstateId: house.id, thingId: watch.noticeId, dueOn: today },
    } as const
    return [notice]
  })
}

// A write that was under way during the last look got its id before it.
const underWayMs = 60_000

const sinceId = ({ lookedAt }: WatchRow): string =>
  uuid7(lookedAt === null ? 0 : Date.parse(lookedAt) - underWayMs, new Uint8Array(10))

const snapshotIn = (row: LastSnapshotRow): AnalysisSnapshot => ({
  score: row.score,
  counts: { due: row.dueCount, soon: row.soonCount, unknown: row.unknownCount, good: row.goodCount },
  dueIds: row.dueIds,
})
