import type { FileMediaType, FileRefusal, FileState, FileSuggestion } from '@hauswart/domain/files/file'
import { guestFileDrawers, guestFileKinds } from '@hauswart/domain/quotes/guest-file'
import { guestFileLabels } from '@hauswart/domain/quotes/guest-file.labels'
import { sql, type Value } from '#platform/db/db-wire.ts'
import type { JobDeps } from '#platform/jobs/worker.ts'

export type FileKey = { readonly realEstateId: string; readonly id: string }

/** What the worker needs to know of a file. */
export type WorkRow = {
  readonly name: string
  readonly sizeBytes: number
  readonly sha256: string
  readonly objectKey: string
  readonly state: FileState
  readonly mediaType: FileMediaType | null
  readonly pageCount: number | null
  readonly hasPreview: boolean
  readonly isRead: boolean
  readonly createdBy: string
  /** The firm it came from by a link. */
  readonly sentBy: string | null
}

const one = sql<WorkRow>(`
  select f.name, f.size_bytes as "sizeBytes", encode(f.sha256, 'hex') as sha256, f.object_key as "objectKey", f.state,
    f.media_type as "mediaType", f.page_count as "pageCount", f.placeholder is not null as "hasPreview", f.text_state <> 'waiting' as "isRead",
    f.created_by as "createdBy",
    (select r.company from app.quote_request r where r.real_estate_id = app.house() and r.id = f.quote_request_id) as "sentBy"
  from app.file f where f.real_estate_id = app.house() and f.id = $1`)

export const findWork = async (deps: JobDeps, key: FileKey): Promise<WorkRow | undefined> =>
  (await deps.houseRows(key.realEstateId, one, [key.id]))[0]

const mark = (change: '+' | '-') =>
  sql<{ broken: number }>(`
  update app.file f set judgements_broken = f.judgements_broken ${change} 1
  where f.real_estate_id = app.house() and f.id = $1 returning f.judgements_broken as broken`)
const [begun, unmarked] = [mark('+'), mark('-')]

/** How often a judgement was begun and never came to its end, this one among them until it does. */
export const markBroken = async (deps: JobDeps, { realEstateId, id }: FileKey): Promise<number> =>
  (await deps.houseRows(realEstateId, begun, [id]))[0]?.broken ?? 0

export const unmarkBroken = async (deps: JobDeps, { realEstateId, id }: FileKey): Promise<void> =>
  void (await deps.houseRows(realEstateId, unmarked, [id]))

// The result of a step, the news of it and the next step are one statement: a second run finds nothing left to do.
const news = `insert into app.outbox (real_estate_id, id, verb, object_id, version, nouns)
  select app.house(), $2::uuid, $3, id, version, '{file}' from done`
const next = (
  task: string,
) => `app.enqueue('${task}', json_build_object('realEstateId', app.house(), 'id', id),
  '${task}:' || app.house() || ':' || id, null)`

const accept = sql(`
  with done as (
    update app.file f set state = 'ready', media_type = $4, page_count = $5::integer, version = f.version + 1
    where f.real_estate_id = app.house() and f.id = $1 and f.state = 'arrived' returning f.id, f.version),
  told as (${news})
  select ${next('preview_file')}, app.take_guest_file(id, $6::uuid, $7::uuid, $8::jsonb) from done`)

/** What becomes of a file that came by a link. */
const guestKinds = {
  json: Object.fromEntries(
    guestFileKinds.map((kind) => [kind, { title: guestFileLabels[kind], category: guestFileDrawers[kind] }]),
  ),
}

export const acceptFile = (
  deps: JobDeps,
  key: FileKey,
  made: { readonly mediaType: FileMediaType; readonly pageCount: number | null },
): Promise<void> => {
  const [documentId, eventId] = [deps.parts.clock.newId(), deps.parts.clock.newId()]
  return run(deps, key, accept, 'file.ready', [
    made.mediaType,
    made.pageCount,
    documentId,
    eventId,
    guestKinds,
  ])
}

const renewedTitle = sql<{ title: string }>(`
  select d.title from app.document d where d.real_estate_id = app.house() and d.file_id = $1
    and exists (select from app.file f where f.real_estate_id = app.house() and f.id = any (d.earlier_file_ids)
      and f.state <> 'refused')`)

/** How the paper is called that this file is a newer version of, and that had one before that may stay. */
export const findRenewed = async (deps: JobDeps, { realEstateId, id }: FileKey): Promise<string | null> =>
  (await deps.houseRows(realEstateId, renewedTitle, [id]))[0]?.title ?? null

// Who files it at this moment waits, and then finds it refused.
const alone = sql('select app.alone_with($1)')
// A refused file stays in the list of its paper, which says so, and the one before is current again.
const refuse = sql(`
  with done as (
    update app.file f set state = 'refused', refusal = $4, text_state = 'none', version = f.version + 1
    where f.real_estate_id = app.house() and f.id = $1 and f.state = 'arrived' returning f.id, f.version),
  told as (${news})
  select app.put_back_version(id) from done`)

export const refuseFile = (deps: JobDeps, key: FileKey, refusal: FileRefusal): Promise<void> =>
  deps.inHouse(key.realEstateId, async (tx) => {
    const values = [key.id, deps.parts.clock.newId(), 'file.refused', refusal]
    await Promise.all([tx.rows(alone, [key.id]), tx.rows(refuse, values)])
  })

const show = sql(`
  with done as (
    update app.file f set preview_widths = $4::integer[], placeholder = $5, version = f.version + 1
    where f.real_estate_id = app.house() and f.id = $1 and f.state = 'ready' and f.placeholder is null
    returning f.id, f.version)
  ${news}`)
const goOn = sql(`
  select ${next('read_file')} from app.file f
  where f.real_estate_id = app.house() and f.id = $1 and f.state = 'ready' and f.text_state = 'waiting'`)

export type Preview = { readonly widths: readonly number[]; readonly placeholder: string }

/** A file without a preview goes on to be read as well. */
export async function showFile(deps: JobDeps, key: FileKey, preview: Preview | undefined): Promise<void> {
  if (preview !== undefined) await run(deps, key, show, 'file.preview', [preview.widths, preview.placeholder])
  await deps.houseRows(key.realEstateId, goOn, [key.id])
}

const keepText = sql(`
  insert into app.file_text (real_estate_id, file_id, page, body)
  select app.house(), $1, t.page, t.body from unnest($2::integer[], $3::text[]) as t (page, body)
  on conflict (real_estate_id, file_id, page) do update set body = excluded.body`)
const keepSuggestions = sql(`
  insert into app.file_suggestion (real_estate_id, file_id, field, value, reason, page, quote)
  select app.house(), $1, s.field, s.value, s.reason, s.page, s.quote
  from unnest($2::text[], $3::text[], $4::text[], $5::integer[], $6::text[]) as s (field, value, reason, page, quote)
  on conflict (real_estate_id, file_id, field) do update
    set value = excluded.value, reason = excluded.reason, page = excluded.page, quote = excluded.quote`)
const markRead = sql(`
  with done as (
    update app.file f set text_state = $4, unread_pages = $5::integer, version = f.version + 1
    where f.real_estate_id = app.house() and f.id = $1 and f.text_state = 'waiting' returning f.id, f.version)
  ${news}`)

type Kept = {
  readonly pages: readonly { readonly page: number; readonly body: string }[]
  readonly found: readonly FileSuggestion[]
  readonly unread: number
}

export async function keepReading(
  deps: JobDeps,
  { realEstateId, id }: FileKey,
  { pages, found, unread }: Kept,
): Promise<void> {
  const { clock } = deps.parts
  await deps.inHouse(realEstateId, async (tx) => {
    const of = (name: keyof FileSuggestion) => found.map((suggestion) => String(suggestion[name]))
    await Promise.all([
      tx.rows(keepText, [id, pages.map(({ page }) => String(page)), pages.map(({ body }) => body)]),
      tx.rows(keepSuggestions, [id, of('field'), of('value'), of('reason'), of('page'), of('quote')]),
      tx.rows(markRead, [id, clock.newId(), 'file.read', pages.length > 0 ? 'read' : 'none', String(unread)]),
    ])
  })
}

async function run(
  deps: JobDeps,
  { realEstateId, id }: FileKey,
  statement: typeof accept,
  verb: string,
  values: readonly Value[],
): Promise<void> {
  await deps.houseRows(realEstateId, statement, [id, deps.parts.clock.newId(), verb, ...values])
}
