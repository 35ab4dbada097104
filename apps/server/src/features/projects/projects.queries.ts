import type { ApprovalFacts } from '@hauswart/domain/approvals/approval'
import { maxProjects, type ProjectState } from '@hauswart/domain/projects/project'
import type { StartFacts } from '@hauswart/domain/projects/start-light'
import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import { houseLimit } from '#platform/db/house-limit.ts'
import { trashStatements } from '#platform/db/trash.ts'
import {
  projectColumns,
  projectFacts,
  shownProjectColumns,
  type ProjectFacts,
  type ProjectRow,
  type ShownProjectRow,
} from './projects.table.ts'

// The key of the house is all the index there is: a house has so few that each is looked at.
const page = sql<ShownProjectRow>(`
  select ${shownProjectColumns} from app.project p
  where p.real_estate_id = app.house() and (p.deleted_at is not null) = $1 and p.id > $2::uuid
    and ($4::text is null or p.state = $4) and ($5::uuid is null or $5 = any (p.component_ids))
  order by p.id limit $3`)

export type ProjectFilter = {
  readonly isDeleted: boolean
  readonly after: string
  readonly limit: number
  readonly state: ProjectState | undefined
  readonly componentId: string | undefined
}

export const listProjects = (
  tx: Tx,
  scope: RealEstateScope,
  { isDeleted, after, limit, state, componentId }: ProjectFilter,
): Promise<ShownProjectRow[]> => tx.rows(scope, page, [isDeleted, after, limit, state, componentId])

const one = sql<ShownProjectRow>(`
  select ${shownProjectColumns} from app.project p where p.real_estate_id = app.house() and p.id = $1`)

export const findProject = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string,
): Promise<ShownProjectRow | undefined> => (await tx.rows(scope, one, [id]))[0]

const bare = sql<ProjectRow>(`
  select ${projectColumns} from app.project p where p.real_estate_id = app.house() and p.id = $1`)

/** Without what only the reader of the moment may see: for answers that are remembered. */
export const findBareProject = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string,
): Promise<ProjectRow | undefined> => (await tx.rows(scope, bare, [id]))[0]

const several = sql<{ count: number }>(`
  select count(*)::integer as count from app.project p where p.real_estate_id = app.house() and p.id = any ($1::uuid[])`)

export const countProjects = async (
  tx: Tx,
  scope: RealEstateScope,
  ids: readonly string[],
): Promise<number> => (await tx.rows(scope, several, [ids]))[0]?.count ?? 0

export const assertRoomForProject = houseLimit({
  counted: 'project',
  most: maxProjects,
  count: sql(`
    select count(*)::integer as count from app.project p
    where p.real_estate_id = app.house() and p.deleted_at is null`),
})

const insert = sql<ProjectRow>(`
  insert into app.project as p (real_estate_id, id, created_by, measure_id, ${projectFacts.names})
  values (app.house(), $1, app.me(), $2, ${projectFacts.places(3)})
  returning ${projectColumns}`)

export const insertProject = async (
  tx: Tx,
  scope: RealEstateScope,
  { id, measureId, ...facts }: ProjectFacts & Pick<ProjectRow, 'id' | 'measureId'>,
): Promise<ProjectRow | undefined> =>
  (await tx.rows(scope, insert, [id, measureId, ...projectFacts.values(facts)]))[0]

const change = sql<ProjectRow>(`
  update app.project p set ${projectFacts.set(3)}, version = p.version + 1, updated_at = now()
  where p.real_estate_id = app.house() and p.id = $1 and p.version = $2 and p.deleted_at is null
  returning ${projectColumns}`)

export const updateProjectRow = async (
  tx: Tx,
  scope: RealEstateScope,
  row: ProjectRow,
): Promise<ProjectRow | undefined> =>
  (await tx.rows(scope, change, [row.id, row.version, ...projectFacts.values(row)]))[0]

export const moveProjectToTrash = trashStatements<ProjectRow>({
  table: 'app.project p',
  columns: projectColumns,
  also: ', updated_at = now()',
})

type FoundFacts = Omit<StartFacts, 'approvals'> & {
  readonly approvals: readonly Pick<ApprovalFacts, 'kind' | 'state'>[]
}

const facts = sql<FoundFacts>(`
  select r.build_year as "buildYear", exists (select from app.component c
    where c.real_estate_id = app.house() and c.id = any ($1::uuid[]) and c.is_shared) as "isShared",
    (select coalesce(jsonb_agg(jsonb_build_object('kind', a.kind, 'state', a.state)), '[]') from app.approval a
      where a.real_estate_id = app.house() and a.project_id = $2 and a.deleted_at is null) as approvals
  from app.real_estate r where r.id = app.house()`)

/** What the Start-Ampel of a renovation depends on, with what it asked others for. */
export const findStartFacts = async (
  tx: Tx,
  scope: RealEstateScope,
  { id, componentIds }: Pick<ProjectRow, 'id' | 'componentIds'>,
): Promise<FoundFacts | undefined> => (await tx.rows(scope, facts, [componentIds, id]))[0]
