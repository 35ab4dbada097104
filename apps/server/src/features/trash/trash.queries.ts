import { trashKinds, type TrashKind } from '@hauswart/domain/trash/trash'
import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import type { TrashRow } from './trash.table.ts'

type Named = {
  readonly title: string
  readonly measureKind?: string
  readonly eventKind?: string
  readonly isExpense?: string
  readonly isCredit?: string
  readonly componentIds?: string
}

/** Where the words for each kind stand; never an amount, never a note. */
const named: Readonly<Record<TrashKind, Named>> = {
  todo: { title: 'o.title' },
  component: { title: 'null', componentIds: 'array[o.id]' },
  room: { title: 'o.name' },
  measure: { title: 'o.title', measureKind: 'o.kind', componentIds: 'o.component_ids' },
  component_event: { title: 'o.title', eventKind: 'o.kind', componentIds: 'array[o.component_id]' },
  picture: { title: 'o.file_name' },
  document: { title: 'o.title' },
  appointment: { title: 'o.title' },
  craftsman: { title: 'o.company' },
  project: { title: 'o.title' },
  defect: { title: 'o.title' },
  acceptance: { title: 'o.title' },
  approval: { title: 'o.title' },
  maker_warranty: { title: 'o.title', componentIds: 'array[o.component_id]' },
  journal_entry: { title: `coalesce(o.title, to_char(o.happened_on, 'DD.MM.YYYY'))` },
  invoice: { title: 'o.creditor', isExpense: `o.kind = 'expense'`, isCredit: `o.kind = 'credit'` },
}

const wordsOf = (kind: TrashKind): string => {
  const {
    title,
    measureKind = 'null',
    eventKind = 'null',
    componentIds = 'null',
    isExpense = 'false',
    isCredit = 'false',
  } = named[kind]
  return `select o.version, ${title}::text as title, ${measureKind}::text as measure_kind,
      ${eventKind}::text as event_kind, ${componentIds}::uuid[] as component_ids, ${isExpense} as is_expense,
      ${isCredit} as is_credit
    from app.${kind} o where t.kind = '${kind}' and o.real_estate_id = app.house() and o.id = t.id`
}

// The kind of an entry decides which one table is looked into, by its key.
const withWords = (thrown: string): string => `
  with thrown as materialized (${thrown})
  select t.kind, t.id, t.deleted_at as "deletedAt", t.deleted_by as "deletedBy",
    p.first_name || ' ' || p.last_name as "deletedByName", o.version, o.title, o.measure_kind as "measureKind",
    o.event_kind as "eventKind", o.is_expense as "isExpense", o.is_credit as "isCredit",
    (select coalesce(json_agg(json_build_object('name', c.name, 'catalogKey', c.catalog_key) order by c.id), '[]')
      from app.component c where c.real_estate_id = app.house() and c.id = any (o.component_ids)) as components
  from thrown t
  cross join lateral (${trashKinds.map(wordsOf).join(' union all ')}) o
  left join app.profile p on p.user_id = t.deleted_by
  order by t.deleted_at desc, t.id desc`

const columns = 't.kind, t.id, t.deleted_at, t.deleted_by'

const latest = sql<TrashRow>(
  withWords(`
    select ${columns} from app.trash t
    where t.real_estate_id = app.house() and not t.is_unmade and (t.deleted_at, t.id) < ($1::timestamptz, $2::uuid)
    order by t.deleted_at desc, t.id desc limit $3`),
)

const behind = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'] as const

export const listTrash = (
  tx: Tx,
  scope: RealEstateScope,
  after: readonly string[] | undefined,
  limit: number,
): Promise<TrashRow[]> => tx.rows(scope, latest, [...(after ?? behind), limit])

const one = sql<TrashRow>(
  withWords(`
    select ${columns} from app.trash t
    where t.real_estate_id = app.house() and not t.is_unmade and t.kind = $1 and t.id = $2::uuid`),
)

export const findThrown = async (
  tx: Tx,
  scope: RealEstateScope,
  kind: TrashKind,
  id: string,
): Promise<TrashRow | undefined> => (await tx.rows(scope, one, [kind, id]))[0]

// What goes along or loses its place, as the function in the database does it: watchers hear of it.
const along: Readonly<Record<TrashKind, readonly string[]>> = {
  todo: ['picture', 'document'],
  component: [
    'component_event',
    'maintenance_task',
    'maker_warranty',
    'picture',
    'measure',
    'amount',
    'todo',
    'document',
    'appointment',
    'project',
    'defect',
    'invoice',
  ],
  room: ['component'],
  measure: ['amount', 'todo', 'project', 'document'],
  component_event: ['amount'],
  picture: [],
  document: ['amount', 'maker_warranty', 'invoice'],
  appointment: [],
  craftsman: ['appointment', 'quote', 'defect', 'acceptance', 'invoice'],
  project: [
    'todo',
    'document',
    'cost_item',
    'quote',
    'change_order',
    'defect',
    'acceptance',
    'approval',
    'maker_warranty',
    'journal_entry',
    'picture',
    'invoice',
    'amount',
  ],
  defect: ['picture', 'acceptance'],
  acceptance: [],
  approval: ['amount'],
  maker_warranty: [],
  journal_entry: ['picture'],
  invoice: ['invoice_payment'],
}

const removals = new Map(
  trashKinds.map((kind) => [
    kind,
    sql<{ isGone: boolean }>(`select app.remove_for_good('${kind}', $1, $2) as "isGone"`, [
      'trash',
      kind,
      ...along[kind],
    ]),
  ]),
)

/** Whether it lay there at this version. */
export async function removeThrown(
  tx: Tx,
  scope: RealEstateScope,
  { kind, id, version }: Pick<TrashRow, 'kind' | 'id' | 'version'>,
): Promise<boolean> {
  const removal = removals.get(kind)
  return removal !== undefined && (await tx.rows(scope, removal, [id, version]))[0]?.isGone === true
}
