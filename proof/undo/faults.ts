import { undoings } from '../../apps/server/src/features/undo/undo.rows.queries.ts'
import { sql, type Statement } from '../../apps/server/src/platform/db/db-wire.ts'
import { runCourse } from './history.ts'
import { strayRights, toldAmounts } from './checks.ts'
import type { Stage } from './stage.ts'

/** A fault as it could slip into the product, planted and taken out again; `hits` is what the proof sees of it. */
export type Fault = {
  readonly name: string
  readonly plant: (stage: Stage) => Promise<() => Promise<unknown>>
  readonly hits: (stage: Stage, seed: number) => Promise<number>
}

const inCourse = async (stage: Stage, seed: number) => (await runCourse(stage, seed, 200)).wrong.length

/** Other texts of the statements that put rows back. */
const reworded = (name: string, change: (text: string) => string): Fault => ({
  name,
  hits: inCourse,
  plant: async () => {
    const real = [...undoings].map(([table, { putBack, unmake }]) => ({ table, putBack, unmake }))
    const other = <Row>(statement: Statement<Row>): Statement<Row> => sql(change(statement.text))
    for (const { table, putBack, unmake } of real)
      Object.assign(undoings.get(table) ?? {}, { putBack: other(putBack), unmake: unmake && other(unmake) })
    return async () => {
      for (const { table, ...statements } of real) Object.assign(undoings.get(table) ?? {}, statements)
    }
  },
})

const inDatabase = (
  name: string,
  hits: Fault['hits'],
  [plant, remove]: readonly [string, string],
): Fault => ({
  name,
  hits,
  plant: async ({ server }) => {
    await server.admin(plant)
    return () => server.admin(remove)
  },
})

export const faults: readonly Fault[] = [
  reworded('rows are put back whatever mark they have', (text) =>
    text.replace('and t.act_id = i.leaves', ''),
  ),
  reworded('a column is forgotten', (text) => text.replaceAll(/\b(b\.)?note, /g, '')),
  reworded('the mark is not put back', (text) =>
    text
      .replace(', act_id) = (', ') = (')
      .replace(/, coalesce\(\(i\.before ->> 'act_id'\)::uuid, [^)]*\)/, ''),
  ),
  reworded('the old version is put back', (text) =>
    text.replace('set version = t.version + 1, (', `set version = (i.before ->> 'version')::integer, (`),
  ),
  inDatabase('an undo asks for no right of its own', strayRights, [
    `create function app.planted() returns trigger language plpgsql as $$ begin
       if new.undoes is not null then new.needs_finances := false; end if; return new; end $$;
     create trigger planted before insert on app.audit_event for each row execute function app.planted()`,
    'drop trigger planted on app.audit_event; drop function app.planted()',
  ]),
  inDatabase('amounts that went unseen are forgotten', strayRights, [
    `alter function app.undo_unseen(uuid) rename to undo_kept;
     create function app.undo_unseen(of_event uuid) returns void language sql as ''`,
    'drop function app.undo_unseen(uuid); alter function app.undo_kept(uuid) rename to undo_unseen',
  ]),
  inDatabase(
    'kept amounts are shown to everybody who writes',
    async (stage, seed) => toldAmounts(stage, (await runCourse(stage, seed, 40)).family),
    [
      'create policy planted on app.row_image for select to hauswart_app using (real_estate_id = app.house())',
      'drop policy planted on app.row_image',
    ],
  ),
]

export async function hitsOf(fault: Fault, stage: Stage, seed: number): Promise<number> {
  const remove = await fault.plant(stage)
  try {
    return await fault.hits(stage, seed)
  } finally {
    await remove()
  }
}
