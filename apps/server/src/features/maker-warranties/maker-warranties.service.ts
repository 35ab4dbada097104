import {
  addMakerWarrantyInput,
  updateMakerWarrantyInput,
} from '@hauswart/domain/maker-warranties/maker-warranty.input'
import { assertComponents } from '#features/components/components.service.ts'
import { assertDocuments } from '#features/documents/documents.service.ts'
import { assertProjects } from '#features/projects/projects.service.ts'
import { requireMember, type Context, type RealEstateScope, type Tx } from '#platform/db/access.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { pageById, type Page, type PageArgs } from '#platform/db/page.ts'
import { trashVerb } from '#platform/db/trash.ts'
import { mustFind, objectId, overVersion } from '#platform/db/versions.ts'
import { changedFields, parseInput, stripUndefined } from '#platform/input.ts'
import {
  assertRoomForMakerWarranty,
  findMakerWarranty,
  insertMakerWarranty,
  listMakerWarranties,
  moveMakerWarrantyToTrash,
  updateMakerWarrantyRow,
} from './maker-warranties.queries.ts'
import { makerWarrantyFacts, type MakerWarrantyRow } from './maker-warranties.table.ts'

export type MakerWarranty = MakerWarrantyRow

type MakerWarrantyArgs = PageArgs & { readonly componentId?: string | null | undefined }

/** What makers answer for in a house, as it was written down. */
export async function getMakerWarranties(
  ctx: Context,
  realEstateId: string | undefined,
  args: MakerWarrantyArgs,
): Promise<Page<MakerWarranty>> {
  const scope = requireMember(ctx, realEstateId, 'read')
  return pageById(args, ({ after, limit }) =>
    listMakerWarranties(ctx.reads, scope, {
      after,
      limit,
      componentId: typeof args.componentId === 'string' ? objectId(args.componentId) : undefined,
    }),
  )
}

export async function addMakerWarranty(
  ctx: Context,
  realEstateId: string,
  input: Keyed,
): Promise<MakerWarranty> {
  const { id, componentId, ...said } = parseInput(addMakerWarrantyInput, input)
  const scope = requireMember(ctx, realEstateId, 'write')
  return mutate(ctx, scope, 'maker_warranty.add', { realEstateId, ...input }, async (tx) => {
    const facts = { ...makerWarrantyFacts.blank, ...stripUndefined(said) }
    await Promise.all([
      assertComponents(tx, scope, [componentId], 'componentId'),
      assertLinks(tx, scope, facts),
    ])
    const [, added] = await Promise.all([
      assertRoomForMakerWarranty(tx, scope, [componentId]),
      insertMakerWarranty(tx, scope, { id, componentId, ...facts }),
    ])
    const row = mustFind(added)
    tx.record({ objectId: id, version: row.version, changes: { componentId, ...said } })
    return row
  })
}

export async function updateMakerWarranty(
  ctx: Context,
  realEstateId: string,
  id: string,
  input: Keyed,
): Promise<MakerWarranty> {
  const { expectedVersion, ...said } = parseInput(updateMakerWarrantyInput, input)
  const scope = requireMember(ctx, realEstateId, 'write')
  return mutate(ctx, scope, 'maker_warranty.update', { realEstateId, id, ...input }, async (tx) => {
    const { before, row } = await overVersion<MakerWarranty>(
      () => findMakerWarranty(tx, scope, id),
      expectedVersion,
      async (old) => {
        const next = { ...old, ...stripUndefined(said) }
        await assertLinks(tx, scope, {
          projectId: next.projectId === old.projectId ? null : next.projectId,
          documentId: next.documentId === old.documentId ? null : next.documentId,
        })
        return updateMakerWarrantyRow(tx, scope, next)
      },
    )
    tx.record({ objectId: id, version: row.version, changes: changedFields(before, said) })
    return row
  })
}

export const setMakerWarrantyDeleted = trashVerb(
  'maker_warranty',
  findMakerWarranty,
  moveMakerWarrantyToTrash,
  (tx, scope, { componentId }) => assertRoomForMakerWarranty(tx, scope, [componentId]),
)

async function assertLinks(
  tx: Tx,
  scope: RealEstateScope,
  { projectId, documentId }: Pick<MakerWarranty, 'projectId' | 'documentId'>,
): Promise<void> {
  await Promise.all([
    projectId === null ? undefined : assertProjects(tx, scope, [projectId], 'projectId'),
    documentId === null ? undefined : assertDocuments(tx, scope, [documentId], 'documentId'),
  ])
}
