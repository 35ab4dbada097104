import { maxDefects } from '@hauswart/domain/defects/defect'
import type { Canton } from '@hauswart/domain/real-estate/real-estate'
import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import { houseLimit } from '#platform/db/house-limit.ts'
import { trashStatements } from '#platform/db/trash.ts'
import { defectColumns, defectFacts, type DefectFacts, type DefectRow } from './defects.table.ts'

// The key of the house is all the index there is: a house has so few that each is looked at.
const page = sql<DefectRow>(`
  select ${defectColumns} from app.defect d
  where d.real_estate_id = app.house() and (d.deleted_at is not null) = $1 and d.id > $2::uuid
    and ($4::uuid is null or d.project_id = $4)
  order by d.id limit $3`)

export type DefectFilter = {
  readonly isDeleted: boolean
  readonly after: string
  readonly limit: number
  readonly projectId: string | undefined
}

export const listDefects = (
  tx: Tx,
  scope: RealEstateScope,
  { isDeleted, after, limit, projectId }: DefectFilter,
): Promise<DefectRow[]> => tx.rows(scope, page, [isDeleted, after, limit, projectId])

const one = sql<DefectRow>(`
  select ${defectColumns} from app.defect d where d.real_estate_id = app.house() and d.id = $1`)

export const findDefect = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string,
): Promise<DefectRow | undefined> => (await tx.rows(scope, one, [id]))[0]

export const assertRoomForDefect = houseLimit({
  counted: 'defect',
  most: maxDefects,
  count: sql(`
    select count(*)::integer as count from app.defect d
    where d.real_estate_id = app.house() and d.project_id = $1 and d.deleted_at is null`),
})

const insert = sql<DefectRow>(`
  insert into app.defect as d (real_estate_id, id, created_by, project_id, ${defectFacts.names})
  values (app.house(), $1, app.me(), $2, ${defectFacts.places(3)})
  returning ${defectColumns}`)

export const insertDefect = async (
  tx: Tx,
  scope: RealEstateScope,
  { id, projectId, ...facts }: DefectFacts & Pick<DefectRow, 'id' | 'projectId'>,
): Promise<DefectRow | undefined> =>
  (await tx.rows(scope, insert, [id, projectId, ...defectFacts.values(facts)]))[0]

const change = sql<DefectRow>(`
  update app.defect d set ${defectFacts.set(3)}, version = d.version + 1, updated_at = now()
  where d.real_estate_id = app.house() and d.id = $1 and d.version = $2 and d.deleted_at is null
  returning ${defectColumns}`)

export const updateDefectRow = async (
  tx: Tx,
  scope: RealEstateScope,
  row: DefectRow,
): Promise<DefectRow | undefined> =>
  (await tx.rows(scope, change, [row.id, row.version, ...defectFacts.values(row)]))[0]

export const moveDefectToTrash = trashStatements<DefectRow>({
  table: 'app.defect d',
  columns: defectColumns,
  also: ', updated_at = now()',
})

const place = sql<{ canton: Canton | null }>(
  'select r.canton from app.real_estate r where r.id = app.house()',
)

/** Whose holidays count. */
export const findCanton = async (tx: Tx, scope: RealEstateScope): Promise<Canton | null> =>
  (await tx.rows(scope, place))[0]?.canton ?? null

const standing = sql<{ count: number }>(`
  select count(*)::integer as count from app.defect d
  where d.real_estate_id = app.house() and d.id = any ($1::uuid[]) and d.project_id = $2 and d.deleted_at is null`)

export const countDefects = async (
  tx: Tx,
  scope: RealEstateScope,
  projectId: string,
  ids: readonly string[],
): Promise<number> => (await tx.rows(scope, standing, [ids, projectId]))[0]?.count ?? 0
