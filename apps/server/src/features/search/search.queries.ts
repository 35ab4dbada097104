import { searchKinds, type SearchKind } from '@hauswart/domain/search/search'
import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import type { FoundRow } from './search.table.ts'

/** Where a sentence of each noun stands that a hit may quote; a read file is quoted by its page. */
const quotedFrom: Readonly<Record<SearchKind, string>> = {
  document: `
    select o.note as said, null::integer as page from app.document o
    where h.kind = 'document' and o.real_estate_id = app.house() and o.id = h.id
    union all (
      select x.body, x.page from app.document o
      join app.file_text x on x.real_estate_id = app.house() and x.file_id = o.file_id and x.page <= 50
      where h.kind = 'document' and o.real_estate_id = app.house() and o.id = h.id order by x.page)`,
  todo: noted('todo', `concat_ws(E'\\n', o.note, app.told(to_jsonb(o), 'checklist'))`),
  component: noted('component', 'note'),
  room: noted('room', 'null::text'),
  measure: noted('measure', 'reason'),
  appointment: noted('appointment', 'note'),
  craftsman: noted('craftsman', 'note'),
  project: noted('project', 'description'),
  defect: noted('defect', 'description'),
  acceptance: noted('acceptance', `concat_ws(E'\\n', o.note, app.told(to_jsonb(o), 'checklist'))`),
  approval: noted('approval', 'note'),
  maker_warranty: noted('maker_warranty', 'note'),
  journal_entry: noted('journal_entry', 'body'),
  invoice: noted('invoice', 'note'),
  quote: noted('quote', `concat_ws(E'\\n', o.note, app.told(to_jsonb(o), 'lines'))`),
}

function noted(kind: SearchKind, said: string): string {
  return `select ${said}, null::integer from app.${kind} o
    where h.kind = '${kind}' and o.real_estate_id = app.house() and o.id = h.id`
}

// Which of the asked words stand in a part, and how well. Beside the words of the house, so that these are read once.
const judged = (asked: string, isDue: string) => `
  select t.kind, t.id, max(t.title) as title, bit_or(f.places) as places, sum(f.rank) as rank
  from app.search_text t cross join lateral (
    select bit_or(1 << a.place) as places, sum(ts_rank(t.words, a.query)) as rank
    from ${asked} a where t.words @@ a.query) f
  where ${isDue} and t.real_estate_id = app.house() and ($3::text is null or t.kind = $3)
  group by t.kind, t.id having bit_or(f.places) is not null`

/** Of the words of a house those like an asked one: with it inside, or with a slip; only the likest count. */
const likeness = `case when length(a.stem) >= 3 and strpos(v.lexeme, a.stem) > 0 then 0.9
  when length(a.stem) >= 4 then similarity(v.lexeme, a.stem) else 0 end`

const itsAppointment = (hit: string) =>
  `left join app.appointment s on ${hit}.kind = 'appointment' and s.real_estate_id = app.house() and s.id = ${hit}.id`

/** Of a series the next one that is found and takes place, or else its last: its others say the same of other days. */
const onceASeries = `once_a_series as materialized (
    select distinct on (h.kind, h.series) h.* from (
      select x.*, coalesce(s.series_id, x.id) as series, s.starts_on,
        s.state = 'planned' and s.ends_on >= $4::date as comes from all_hits x ${itsAppointment('x')}) h
    order by h.kind, h.series, h.is_near, h.comes desc, case when h.comes then h.starts_on end, h.starts_on desc, h.id desc)`

const isPoor = '(select p.yes from is_poor p)'

// All words must be found, else any of them will do. Likeness is asked only where fewer than three good hits come.
const search = sql<FoundRow>(`
  with asked as materialized (
    select (row_number() over (order by w.place))::integer as place, w.query, w.stem from (
      select u.place, app.asked(u.word) as query,
        (select s.lexeme from unnest(to_tsvector(app.word_stems(), u.word)) s order by length(s.lexeme) desc limit 1) as stem
      from unnest($1::text[]) with ordinality as u (word, place)) w
    where numnode(w.query) > 0),
  everything as materialized (select bit_or(1 << a.place) as places from asked a),
  exact as materialized (${judged('asked', 'true')}),
  is_poor as materialized (
    select count(distinct coalesce(s.series_id, e.id)) < 3 as yes from exact e ${itsAppointment('e')}
    where e.places = (select x.places from everything x)),
  vocabulary as materialized (
    select distinct l.lexeme from app.search_text t cross join lateral unnest(tsvector_to_array(t.words)) as l (lexeme)
    where ${isPoor} and t.real_estate_id = app.house() and ($3::text is null or t.kind = $3)),
  alike as materialized (
    select a.place, v.lexeme, ${likeness} as likeness, max(${likeness}) over (partition by a.place) as best
    from asked a cross join vocabulary v),
  widened as materialized (
    select a.place, coalesce(a.query || (
      select string_agg(app.quoted_word(k.lexeme), ' | ')::tsquery from alike k
      where k.place = a.place and k.likeness >= 0.42 and k.likeness >= k.best * 0.9), a.query) as query
    from asked a),
  near as materialized (${judged('widened', isPoor)}),
  all_hits as (
    select h.* from (
      select n.*, false as is_near from exact n where n.places = (select x.places from everything x)
      union all
      select n.*, true from near n where n.places = (select x.places from everything x)
        and not exists (select from exact e where e.id = n.id and e.kind = n.kind and e.places = n.places)
      union all
      select n.*, true from near n where not exists (
        select from near o where o.places = (select x.places from everything x))) h),
  ${onceASeries},
  hits as (
    select h.*, row_number() over (partition by h.kind order by h.is_near, h.rank desc, h.id desc) as place
    from once_a_series h),
  looked_for as materialized (
    select (string_agg('(' || q.query::text || ')', ' | '))::tsquery as query from (
      select a.query from asked a union all select w.query from widened w where ${isPoor}) q)
  select h.kind, h.id, case h.kind
      when 'defect' then (select d.project_id from app.defect d where d.real_estate_id = app.house() and d.id = h.id)
      when 'acceptance' then (select a.project_id from app.acceptance a where a.real_estate_id = app.house() and a.id = h.id)
      when 'approval' then (select b.project_id from app.approval b where b.real_estate_id = app.house() and b.id = h.id)
      when 'journal_entry' then (select j.project_id from app.journal_entry j
        where j.real_estate_id = app.house() and j.id = h.id)
      when 'quote' then (select f.project_id from app.quote f where f.real_estate_id = app.house() and f.id = h.id)
      end as "projectId",
    (select w.component_id from app.maker_warranty w
      where h.kind = 'maker_warranty' and w.real_estate_id = app.house() and w.id = h.id) as "componentId",
    coalesce(app.marked(h.title, q.query, 'HighlightAll=true'), h.title, '') as title,
    p.said as quote, p.page, h.is_near as "isNear"
  from hits h cross join looked_for q left join lateral (
    select m.said, m.page from (
      select app.marked(o.said, q.query, 'MaxFragments=1, MinWords=8, MaxWords=20') as said, o.page
      from (${searchKinds.map((kind) => `(${quotedFrom[kind]})`).join(' union all ')}) o offset 0) m
    where m.said is not null limit 1) p on true
  where h.place <= $2 order by h.is_near, h.rank desc, h.id desc`)

export type Asked = {
  readonly words: readonly string[]
  readonly mostOfAKind: number
  readonly kind?: SearchKind | undefined
  readonly today: string
}

/** What is found by these words in a house, the best first. */
export const listFound = (
  tx: Tx,
  scope: RealEstateScope,
  { words, mostOfAKind, kind, today }: Asked,
): Promise<FoundRow[]> => tx.rows(scope, search, [words, mostOfAKind, kind, today])
