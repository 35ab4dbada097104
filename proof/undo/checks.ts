import { setComponentCost } from '../../apps/server/src/features/analysis/analysis.amounts.service.ts'
import { undo } from '../../apps/server/src/features/undo/undo.service.ts'
import { addComponent } from '../../apps/server/src/features/components/components.service.ts'
import { addRoom } from '../../apps/server/src/features/rooms/rooms.service.ts'
import { replaceComponent } from '../../apps/server/src/features/upkeep/upkeep.replace.service.ts'
import { AppError } from '../../apps/server/src/platform/app-error.ts'
import { requireMember, type Context } from '../../apps/server/src/platform/db/access.ts'
import type { Database } from '../../apps/server/src/platform/db/db.ts'
import { sql, type Call } from '../../apps/server/src/platform/db/db-wire.ts'
import { newId, type Person } from '../../apps/server/test/world.ts'
import { canary } from './acts.ts'
import type { Family, Stage } from './stage.ts'

/** What somebody without a right brought about by undoing; and what an undo forgot that nobody sees. */
export async function strayRights(stage: Stage): Promise<number> {
  const { house, owner, editor } = await stage.family()
  const [own, other] = [stage.contextOf(owner), stage.contextOf(editor)]
  const [id, paid, replaced] = [newId(), newId(), newId()]
  await addComponent(own, house, {
    idempotencyKey: newId(),
    id,
    catalogKey: 'oil_heating',
    installedYear: 1998,
  })
  await setComponentCost(own, house, id, {
    idempotencyKey: paid,
    expectedVersion: 0,
    costRappen: 4_212_345_678,
  })
  const cost = await stage.eventOf(paid)
  const back = await stage.tryUndo(owner, house, cost)
  if (back instanceof AppError) throw back
  const refusals = [
    await stage.tryUndo(editor, house, cost),
    // To undo this one is to do what needed the right.
    await stage.tryUndo(editor, house, back.actId),
  ]
  const strays = refusals.filter(
    (refusal) => !(refusal instanceof AppError) || refusal.code !== 'FORBIDDEN',
  ).length
  const again = await stage.tryUndo(owner, house, back.actId)
  const amounts = () =>
    stage.server.admin('select rappen::text from app.amount where real_estate_id = $1', [house])
  const before = JSON.stringify(await amounts())
  const said = { expectedVersion: 1, eventId: newId(), year: 2026, heating: 'heat_pump_air' }
  await replaceComponent(other, house, id, { idempotencyKey: replaced, ...said })
  await stage.tryUndo(editor, house, replaced)
  const isBack = again instanceof AppError || JSON.stringify(await amounts()) === before
  return strays + (isBack ? 0 : 1)
}

const images = sql<{ text: string }>(
  `select i.before::text as text from app.row_image i where i.real_estate_id = app.house()`,
)

/** Amounts where somebody reads them who may not: in kept rows, the history, news and answers to an undo. */
export async function toldAmounts(stage: Stage, { house, editor }: Family): Promise<number> {
  const ctx = stage.contextOf(editor)
  const seen = await ctx.reads.rows(requireMember(ctx, house, 'write'), images)
  const told = await stage.server.admin<{ text: string }>(
    `select a.changes::text || o.nouns::text || coalesce(k.result::text, '') as text
     from app.audit_event a join app.outbox o on o.real_estate_id = a.real_estate_id and o.id = a.id
     left join app.idempotency k on k.event_id = a.id and a.undoes is not null where a.real_estate_id = $1`,
    [house],
  )
  return [...seen, ...told].filter(({ text }) => canary.test(text ?? '')).length
}

/** Rounds in which several undid the same act at once and it was not exactly one who did. */
export async function doubleUndos(stage: Stage, rounds: number): Promise<number> {
  const { house, owner, editor } = await stage.family()
  let wrong = 0
  for (let round = 0; round < rounds; round += 1) {
    const [id, key] = [newId(), newId()]
    await addRoom(stage.contextOf(owner), house, { idempotencyKey: key, id, name: 'Raum' })
    const act = await stage.eventOf(key)
    const results = await Promise.all(
      [owner, editor, owner].map((person) => stage.tryUndo(person, house, act)),
    )
    const effects = results.filter(
      (result) => !(result instanceof AppError) && result.changed.length === 1,
    ).length
    const [row] = await stage.server.admin<{ version: number }>(
      'select version from app.room where id = $1',
      [id],
    )
    if (effects !== 1 || row?.version !== 2) wrong += 1
  }
  return wrong
}

const die = sql('select pg_terminate_backend(pg_backend_pid())')

/** The same database, whose connection dies before one statement of the write; after the commit, if there is none left. */
function dyingAt(
  database: Database,
  at: number,
): { database: Database; met: () => 'never' | 'before' | 'after' } {
  let [sent, met]: [number, 'never' | 'before' | 'after'] = [0, 'never']
  const inject = (calls: readonly Call[]): readonly Call[] => {
    const here = at - sent
    sent += calls.length
    const isLast = calls.at(-1)?.statement.text === 'commit'
    if (met !== 'never' || here < 0 || here > calls.length || (here === calls.length && !isLast)) return calls
    met = here === calls.length ? 'after' : 'before'
    return calls.toSpliced(here, 0, { statement: die, values: [] })
  }
  const lease = async () => {
    const real = await database.lease()
    return { ...real, run: (calls: readonly Call[]) => real.run(inject(calls)) }
  }
  return { database: { ...database, lease }, met: () => met }
}

export type Kills = { readonly kills: number; readonly halves: number }

/** Kills one write at each of its statements in turn: it leaves nothing at all, and after its commit everything. */
export async function killEverywhere(
  stage: Stage,
  house: string,
  person: Person,
  write: (ctx: Context) => Promise<unknown>,
): Promise<Kills> {
  const facts = async () => {
    const { rows, versions } = await stage.look(house)
    const traces = await stage.server.admin(
      `select (select count(*) from app.audit_event where real_estate_id = $1), (select count(*) from app.row_image where real_estate_id = $1)`,
      [house],
    )
    const lines = [...rows].map(([key, row]) => `${key} ${versions.get(key)} ${row}`)
    return JSON.stringify([lines.toSorted((a, b) => (a < b ? -1 : 1)), traces])
  }
  let [kills, halves] = [0, 0]
  const before = await facts()
  for (;;) {
    const ctx = stage.contextOf(person)
    const dying = dyingAt(ctx.database, kills)
    await write({ ...ctx, database: dying.database }).catch(() => undefined)
    if (dying.met() === 'never') throw new Error('the write did not end with its commit')
    kills += 1
    const isSame = (await facts()) === before
    if (isSame !== (dying.met() === 'before')) halves += 1
    if (dying.met() === 'after' || halves > 0) return { kills, halves }
  }
}

/** An act over six tables, and its undo. */
export async function killsOf(stage: Stage): Promise<Kills> {
  const { house, owner } = await stage.family()
  const [id, key] = [newId(), newId()]
  const facts = { id, catalogKey: 'oil_heating', installedYear: 1998 }
  await addComponent(stage.contextOf(owner), house, { idempotencyKey: newId(), ...facts })
  const input = {
    idempotencyKey: key,
    expectedVersion: 1,
    eventId: newId(),
    year: 2026,
    heating: 'heat_pump_air',
  }
  const act = await killEverywhere(stage, house, owner, (ctx) =>
    replaceComponent(ctx, house, id, { ...input, costRappen: 4_200_000_001 }),
  )
  const undoing = { idempotencyKey: newId() }
  const back = await killEverywhere(stage, house, owner, (ctx) => undo(ctx, house, key, undoing))
  return { kills: act.kills + back.kills, halves: act.halves + back.halves }
}
