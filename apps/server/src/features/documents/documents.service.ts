import type { DocumentCategory } from '@hauswart/domain/documents/document'
import {
  addDocumentInput,
  editDocumentInput,
  type EditDocumentInput,
} from '@hauswart/domain/documents/document.input'
import { isUuid } from '@hauswart/domain/ids/uuid7'
import { askedWords } from '@hauswart/domain/search/search'
import { recordAmount } from '#features/analysis/analysis.amounts.service.ts'
import { assertComponents } from '#features/components/components.service.ts'
import { getFile, type File } from '#features/files/files.service.ts'
import { assertMeasures } from '#features/measures/measures.service.ts'
import { assertProjects } from '#features/projects/projects.service.ts'
import { getFound } from '#features/search/search.service.ts'
import { assertTodos } from '#features/todos/todos.service.ts'
import { AppError } from '#platform/app-error.ts'
import { requireMember, type Context, type RealEstateScope, type Tx } from '#platform/db/access.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { pageSize, readCursor, toPage, type Page, type PageArgs } from '#platform/db/page.ts'
import { trashVerb } from '#platform/db/trash.ts'
import { mustFind, objectId, overVersion } from '#platform/db/versions.ts'
import { limits } from '#platform/limits.ts'
import { changedFields, parseInput, stripUndefined } from '#platform/input.ts'
import {
  assertRoomForDocument,
  countDocuments,
  countDrawers,
  findArrived,
  findDocument,
  findShownDocument,
  insertDocument,
  listDocuments,
  moveDocumentToTrash,
  updateDocumentRow,
  type WrittenDocument,
} from './documents.queries.ts'
import { documentFacts, type DocumentRow, type ShownDocumentRow } from './documents.table.ts'

/** From a write it comes without what only the reader of the moment may see. */
export type Document = DocumentRow & Partial<Pick<ShownDocumentRow, 'amountRappen' | 'quote'>>

export type DocumentArgs = PageArgs & {
  readonly isDeleted?: boolean | null | undefined
  readonly category?: DocumentCategory | null | undefined
  readonly isFiled?: boolean | null | undefined
  readonly componentId?: string | null | undefined
  readonly todoId?: string | null | undefined
  readonly projectId?: string | null | undefined
  readonly measureId?: string | null | undefined
  readonly search?: string | null | undefined
}

/** The papers of a house, the newest first; with `search` those in which it stands. */
export async function getDocuments(
  ctx: Context,
  realEstateId: string | undefined,
  args: DocumentArgs,
): Promise<Page<Document>> {
  const size = pageSize(args.first)
  const [after] = readCursor(args.after, [isUuid]) ?? []
  const scope = requireMember(ctx, realEstateId, 'read')
  const quotes = await quotesOf(ctx, realEstateId, args.search ?? '')
  const rows = await listDocuments(ctx.reads, scope, {
    isDeleted: args.isDeleted ?? false,
    after,
    limit: size + 1,
    category: args.category ?? undefined,
    isFiled: args.isFiled ?? undefined,
    componentId: idOf(args.componentId),
    todoId: idOf(args.todoId),
    projectId: idOf(args.projectId),
    measureId: idOf(args.measureId),
    ids: quotes && [...quotes.keys()],
  })
  const quoted = rows.map((row) => ({ ...row, quote: quotes?.get(row.id) ?? null }))
  return toPage(quoted, size, (row) => [row.id])
}

/** The best hits of a search with their quotes; nothing where nobody searched, as with a single sign. */
async function quotesOf(
  ctx: Context,
  realEstateId: string | undefined,
  text: string,
): Promise<ReadonlyMap<string, string | null> | undefined> {
  if (askedWords(text).length === 0) return undefined
  const hits = await getFound(ctx, realEstateId, { text, first: limits.graphql.first, kind: 'document' })
  return new Map(hits.map(({ id, quote }) => [id, quote.map((piece) => piece.text).join('') || null]))
}

const idOf = (id: string | null | undefined): string | undefined =>
  id === null || id === undefined ? undefined : objectId(id)

export async function getDocument(
  ctx: Context,
  realEstateId: string | undefined,
  id: string,
): Promise<Document | null> {
  if (!isUuid(id)) return null
  return (await findShownDocument(ctx.reads, requireMember(ctx, realEstateId, 'read'), id)) ?? null
}

export const documentFile = async (ctx: Context, { realEstateId, fileId }: Document): Promise<File> =>
  mustFind((await getFile(ctx, realEstateId, fileId)) ?? undefined)

/** Read by the right of this moment where the row does not carry it. */
export async function documentAmount(ctx: Context, document: Document): Promise<number | null> {
  if (document.amountRappen !== undefined) return document.amountRappen
  const scope = requireMember(ctx, document.realEstateId, 'read')
  return (await findShownDocument(ctx.reads, scope, document.id))?.amountRappen ?? null
}

export type DocumentCounts = {
  readonly toReview: number
  readonly total: number
  readonly byCategory: readonly { readonly category: DocumentCategory; readonly count: number }[]
}

/** How many lie in each drawer, and how many are still to be reviewed. */
export async function getDocumentCounts(
  ctx: Context,
  realEstateId: string | undefined,
): Promise<DocumentCounts> {
  const drawers = await countDrawers(ctx.reads, requireMember(ctx, realEstateId, 'read'))
  const total = drawers.reduce((sum, drawer) => sum + drawer.total, 0)
  const filed = drawers.reduce((sum, drawer) => sum + drawer.filed, 0)
  const byCategory = drawers.flatMap(({ category, filed: count }) =>
    category === null || count === 0 ? [] : [{ category, count }],
  )
  return { toReview: total - filed, total, byCategory }
}

export async function addDocument(ctx: Context, realEstateId: string, input: Keyed): Promise<Document> {
  const { id, amountRappen, ...said } = parseInput(addDocumentInput, input)
  const facts = complete({ ...documentFacts.blank, ...stripUndefined(said) })
  const scope = requireMember(ctx, realEstateId, 'write', amountNeeds(amountRappen))
  return mutate(ctx, scope, 'document.add', { realEstateId, ...input }, async (tx) => {
    const [arrived] = await Promise.all([
      findArrived(tx, scope, facts.fileId, id),
      assertLinks(tx, scope, facts),
    ])
    if (arrived === undefined) throw new AppError('NOT_FOUND', { field: 'fileId' })
    const [, added] = await Promise.all([
      assertRoomForDocument(tx, scope),
      insertDocument(tx, scope, id, facts),
      recordAmount(tx, scope, { objectId: id, kind: 'document_amount', rappen: amountRappen }),
    ])
    const row = mustFind(added)
    tx.record({ objectId: id, version: row.version, changes: { ...facts, ...amountTrace(amountRappen) } })
    return row
  })
}

export async function editDocument(
  ctx: Context,
  realEstateId: string,
  id: string,
  input: Keyed,
): Promise<Document> {
  const { expectedVersion, amountRappen, ...said } = parseInput(editDocumentInput, input)
  const scope = requireMember(ctx, realEstateId, 'write', amountNeeds(amountRappen))
  return mutate(ctx, scope, 'document.edit', { realEstateId, id, ...input }, async (tx) => {
    const { before, row } = await overVersion(
      () => findDocument(tx, scope, id),
      expectedVersion,
      async (old) => {
        await assertLinks(tx, scope, said)
        const next = { ...old, isFiled: old.filedAt !== null, ...stripUndefined(said) }
        return updateDocumentRow(tx, scope, complete(next))
      },
    )
    await recordAmount(tx, scope, { objectId: id, kind: 'document_amount', rappen: amountRappen })
    const changes = { ...changesOf(before, said), ...amountTrace(amountRappen) }
    tx.record({ objectId: id, version: row.version, changes })
    return row
  })
}

export const setDocumentDeleted = trashVerb('document', findDocument, moveDocumentToTrash, (tx, scope) =>
  assertRoomForDocument(tx, scope),
)

/** For what names papers of the house; what lies in the trash is nothing to hand on. */
export async function assertDocuments(
  tx: Tx,
  scope: RealEstateScope,
  ids: readonly string[],
  field: string,
): Promise<void> {
  if ((await countDocuments(tx, scope, ids)) !== ids.length) throw new AppError('NOT_FOUND', { field })
}

// What is filed lies in some drawer.
function complete<Facts extends Pick<WrittenDocument, 'isFiled' | 'category'>>(facts: Facts): Facts {
  if (facts.isFiled && facts.category === null) throw new AppError('BAD_INPUT', { field: 'category' })
  return facts
}

type Links = Pick<EditDocumentInput, 'componentIds' | 'todoIds' | 'projectIds' | 'measureIds'>

async function assertLinks(
  tx: Tx,
  scope: RealEstateScope,
  { componentIds, todoIds, projectIds, measureIds }: Links,
): Promise<void> {
  await Promise.all([
    assertComponents(tx, scope, componentIds ?? [], 'componentIds'),
    assertTodos(tx, scope, todoIds ?? [], 'todoIds'),
    assertProjects(tx, scope, projectIds ?? [], 'projectIds'),
    assertMeasures(tx, scope, measureIds ?? [], 'measureIds'),
  ])
}

type Said = Omit<EditDocumentInput, 'expectedVersion' | 'amountRappen'>

function changesOf(
  before: Document,
  { tags, componentIds, todoIds, projectIds, measureIds, ...facts }: Said,
) {
  const lists = Object.entries({ tags, componentIds, todoIds, projectIds, measureIds }).filter(
    ([name, said]) => String(said) !== String(before[name as keyof Links | 'tags']),
  )
  const was = { ...before, isFiled: before.filedAt !== null }
  return changedFields(was, { ...facts, ...Object.fromEntries(lists) })
}

/** Whoever says an amount needs the right to see it. */
const amountNeeds = (said: number | null | undefined) => ({ finances: said !== undefined })

/** The history tells that an amount was said, never which. */
const amountTrace = (said: number | null | undefined): { amountRappen?: true } =>
  said === undefined ? {} : { amountRappen: true }
