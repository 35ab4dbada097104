import { acceptanceFault, isOverSigned } from '@hauswart/domain/acceptances/acceptance'
import { addAcceptanceInput, updateAcceptanceInput } from '@hauswart/domain/acceptances/acceptance.input'
import { warrantyEnds } from '@hauswart/domain/acceptances/warranty-end'
import { assertCraftsman } from '#features/craftsmen/craftsmen.service.ts'
import { assertDefects, cantonOf } from '#features/defects/defects.service.ts'
import { standingProject } from '#features/projects/projects.service.ts'
import { AppError } from '#platform/app-error.ts'
import { requireMember, type Context } from '#platform/db/access.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { pageById, type Page, type PageArgs } from '#platform/db/page.ts'
import { trashVerb } from '#platform/db/trash.ts'
import { mustFind, objectId, overVersion } from '#platform/db/versions.ts'
import { changedFields, parseInput, stripUndefined } from '#platform/input.ts'
import {
  assertRoomForAcceptance,
  findAcceptance,
  insertAcceptance,
  listAcceptances,
  moveAcceptanceToTrash,
  updateAcceptanceRow,
} from './acceptances.queries.ts'
import { acceptanceFacts, type AcceptanceFacts, type AcceptanceRow } from './acceptances.table.ts'

export type Acceptance = AcceptanceRow

type AcceptanceArgs = PageArgs & {
  readonly isDeleted?: boolean | null | undefined
  readonly projectId?: string | null | undefined
}

/** The acceptances of a house, as they were written down. */
export async function getAcceptances(
  ctx: Context,
  realEstateId: string | undefined,
  args: AcceptanceArgs,
): Promise<Page<Acceptance>> {
  const scope = requireMember(ctx, realEstateId, 'read')
  return pageById(args, (range) =>
    listAcceptances(ctx.reads, scope, {
      ...range,
      isDeleted: args.isDeleted ?? false,
      projectId: typeof args.projectId === 'string' ? objectId(args.projectId) : undefined,
    }),
  )
}

export async function addAcceptance(ctx: Context, realEstateId: string, input: Keyed): Promise<Acceptance> {
  const { id, projectId, ...said } = parseInput(addAcceptanceInput, input)
  const scope = requireMember(ctx, realEstateId, 'write')
  return mutate(ctx, scope, 'acceptance.add', { realEstateId, ...input }, async (tx) => {
    const facts = possible({ ...acceptanceFacts.blank, ...stripUndefined(said) })
    const [canton] = await Promise.all([
      cantonOf(tx, scope),
      standingProject(tx, scope, projectId),
      assertCraftsman(tx, scope, facts.craftsmanId),
      assertDefects(tx, scope, projectId, facts.defectIds),
    ])
    const [, added] = await Promise.all([
      assertRoomForAcceptance(tx, scope, [projectId]),
      insertAcceptance(tx, scope, { id, projectId, ...dated(facts, canton) }),
    ])
    const row = mustFind(added)
    tx.record({ objectId: id, version: row.version, changes: { projectId, ...said, ...signed([], said) } })
    return row
  })
}

/** Changes what is known of an acceptance. Whoever signed did not sign something else: what is changed loses its signatures. */
export async function updateAcceptance(
  ctx: Context,
  realEstateId: string,
  id: string,
  input: Keyed,
): Promise<Acceptance> {
  const { expectedVersion, ...said } = parseInput(updateAcceptanceInput, input)
  const scope = requireMember(ctx, realEstateId, 'write')
  return mutate(ctx, scope, 'acceptance.update', { realEstateId, id, ...input }, async (tx) => {
    const { before, row } = await overVersion<Acceptance>(
      () => findAcceptance(tx, scope, id),
      expectedVersion,
      async (old) => {
        const facts = possible({ ...old, ...stripUndefined(said) })
        if (isOverSigned(old, facts)) throw new AppError('BAD_INPUT', { field: 'signatures' })
        const fresh = facts.defectIds.filter((one) => !old.defectIds.includes(one))
        const [canton] = await Promise.all([
          cantonOf(tx, scope),
          facts.craftsmanId === old.craftsmanId ? undefined : assertCraftsman(tx, scope, facts.craftsmanId),
          assertDefects(tx, scope, old.projectId, fresh),
        ])
        return updateAcceptanceRow(tx, scope, dated(facts, canton))
      },
    )
    const { people, checklist, defectIds, signatures: _drawn, ...plain } = said
    const lists = Object.entries({ people, checklist, defectIds }).filter(
      ([name, list]) =>
        list !== undefined && JSON.stringify(list) !== JSON.stringify(before[name as 'people']),
    )
    const changes = {
      ...changedFields(before, { ...plain, ...Object.fromEntries(lists) }),
      ...signed(before.signatures, said),
    }
    tx.record({ objectId: id, version: row.version, changes })
    return row
  })
}

export const setAcceptanceDeleted = trashVerb(
  'acceptance',
  findAcceptance,
  moveAcceptanceToTrash,
  async (tx, scope, { projectId }) => {
    await Promise.all([
      standingProject(tx, scope, projectId),
      assertRoomForAcceptance(tx, scope, [projectId]),
    ])
  },
)

/** The history tells who signed; what they drew stands in the protocol alone. */
const signed = (
  before: Acceptance['signatures'],
  { signatures }: { readonly signatures?: Acceptance['signatures'] | undefined },
): { signatures?: readonly [readonly string[], readonly string[]] } =>
  signatures === undefined || JSON.stringify(signatures) === JSON.stringify(before)
    ? {}
    : { signatures: [before.map(({ name }) => name), signatures.map(({ name }) => name)] }

// Two people may each say one of the facts: only the whole can be judged.
function possible<Facts extends Omit<AcceptanceFacts, 'noticeUntil' | 'limitedOn'>>(facts: Facts): Facts {
  const field = acceptanceFault(facts)
  if (field !== undefined) throw new AppError('BAD_INPUT', { field })
  return facts
}

/** With its days, as the law counts them from what is known now. */
function dated<Facts extends Omit<AcceptanceFacts, 'noticeUntil' | 'limitedOn'>>(
  facts: Facts,
  canton: Parameters<typeof warrantyEnds>[1],
) {
  const { notice, limitation } = warrantyEnds(facts, canton)
  return { ...facts, noticeUntil: notice?.lastDay ?? null, limitedOn: limitation?.lastDay ?? null }
}
