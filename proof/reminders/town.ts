import type { TestServer } from '../../apps/server/test/server.ts'

/** What becomes of an owner between the night and the letter, by the last figure of their number. */
const fates = { 1: 'done', 2: 'moved', 3: 'left', 4: 'refused', 5: 'busy', 6: 'silent', 7: 'cut' } as const
export type Fate = (typeof fates)[keyof typeof fates] | 'plain'

export const fateOf = (owner: number): Fate =>
  (fates as Readonly<Record<number, Fate>>)[owner % 10] ?? 'plain'
export const ownerOf = (address: string): number => Number(/^eigentuemer(\d+)@/.exec(address)?.[1])

const id = (kind: string, of: string) =>
  `overlay(overlay(md5('${kind}' || ${of}) placing '7' from 13 for 1) placing '8' from 17 for 1)::uuid`

export type Town = {
  readonly owners: number
  /** The first so many of every seven have something that is due today. */
  readonly dueOfSeven?: number
  readonly dates?: number
}

export const peopleDue = ({ owners, dueOfSeven = 7 }: Town): number =>
  Math.floor(owners / 7) * dueOfSeven + Math.min(owners % 7, dueOfSeven)

/** Owners with a house each and dates a hundred days apart, the first of them today; all in the same minute. */
export async function settle(
  server: TestServer,
  today: string,
  { owners, dueOfSeven = 7, dates = 3 }: Town,
): Promise<void> {
  await server.admin(`begin; set local session_replication_role = replica;
    insert into auth.account (id, email, password_hash, status, terms_version, terms_accepted_at, confirmed_at)
    select ${id('u', 'i')}, 'eigentuemer' || i || '@kunde.test', 'none', 'active', '1', now(), now()
    from generate_series(1, ${owners}) i;
    insert into app.real_estate (id, status, name, kind, usage, ownership, street, house_number, zip, city, canton,
      build_year, living_area_m2, created_by)
    select ${id('h', 'i')}, 'active', 'Haus ' || i, 'single_family_house', 'owner_occupied', 'sole', 'Bahnhofstrasse', '1',
      '8000', 'Ort', 'ZH', 1980, 120, ${id('u', 'i')} from generate_series(1, ${owners}) i;
    insert into app.membership (user_id, real_estate_id, role, can_see_finances)
    select ${id('u', 'i')}, ${id('h', 'i')}, 'owner', true from generate_series(1, ${owners}) i;
    insert into app.todo (real_estate_id, id, title, due_on, created_by)
    select ${id('h', 'i')}, ${id('t', `i || ':' || k`)}, 'Aufgabe ' || i,
      date '${today}' + k * 100 + case when (i - 1) % 7 < ${dueOfSeven} then 0 else 50 end, ${id('u', 'i')}
    from generate_series(1, ${owners}) i, generate_series(0, ${dates - 1}) k;
    commit`)
  // As in a house that has stood for a while: else the database tidies up while it is measured, and whoever reads first pays.
  for (const table of ['todo', 'membership', 'real_estate']) await server.admin(`vacuum analyze app.${table}`)
}

/** Between the night and the letter some do what they were told, some put it off, and some move out. */
export async function liveOn(server: TestServer): Promise<void> {
  const all = `(select a.id, substring(a.email from '\\d+')::int as n from auth.account a where a.email like 'eigentuemer%')`
  const todos = (fate: number) => `t.created_by in (select o.id from ${all} o where o.n % 10 = ${fate})`
  await server.admin(`begin; set local session_replication_role = replica;
    update app.todo t set state = 'done', done_at = now(), done_by = t.created_by where ${todos(1)};
    update app.todo t set due_on = t.due_on + 30 where ${todos(2)};
    delete from app.membership m using ${all} o where o.id = m.user_id and o.n % 10 = 3;
    commit`)
}
