import type { Preparation } from '@hauswart/domain/todos/preparation'
import { sql } from '#platform/db/db-wire.ts'
import type { JobDeps } from '#platform/jobs/worker.ts'

// As browsers worded them while the title was all that told it; what follows are the names of the components.
const titles: Readonly<Record<Preparation, string>> = {
  offers: 'Drei Offerten einholen: %',
  subsidy: 'Fördergesuch vor Baubeginn einreichen: %',
  permit: 'Bewilligung bei der Gemeinde klären: %',
  asbestos: 'Vor den Arbeiten auf Asbest prüfen lassen: %',
  contract: 'Auftrag schriftlich erteilen: %',
}
const isPrepared = `t.measure_id is not null and t.prepares is null and t.title like any (array[${Object.values(
  titles,
)
  .map((title) => `'${title}'`)
  .join(', ')}])`
const preparation = Object.entries(titles)
  .map(([name, title]) => `when t.title like '${title}' then '${name}'`)
  .join(' ')

const houses = sql<{ id: string }>(`
  select distinct t.real_estate_id as id from app.todo t
  where ${isPrepared} and t.real_estate_id > $1 order by 1 limit $2`)

/** Houses with to-dos that have yet to be named, behind one of them. */
export const listNotNamed = async (deps: JobDeps, after: string, limit: number): Promise<readonly string[]> =>
  (await deps.rows(houses, [after, limit])).map(({ id }) => id)

// Without a version: nobody changed it, and whoever has it open goes on.
const name = sql(`
  update app.todo t set prepares = case ${preparation} end,
    touched_at = case when t.updated_at > t.created_at then t.updated_at end
  where t.real_estate_id = app.house() and ${isPrepared}`)

export const namePreparations = async (deps: JobDeps, realEstateId: string): Promise<void> =>
  void (await deps.houseRows(realEstateId, name))
