import { notKept } from '#platform/db/kept-rows.ts'

/** A rule over pg_catalog: the query lists what breaks it, `plants` are violations that it must list. */
export type CatalogRule = {
  readonly name: string
  /** $1: the names of the runtime roles. */
  readonly findings: string
  readonly plants: readonly string[]
}

export const runtimeRoles = ['hauswart_app', 'hauswart_auth', 'hauswart_worker'] as const

// The only functions that act with the rights of their owner.
const definerFunctions = [
  'app.found_real_estate',
  'app.join_real_estate',
  'app.open_invitation',
  'app.refuse_invitation',
  'app.enqueue',
  'app.drop_amount',
  'app.undo_unseen',
  'app.remove_for_good',
  'app.file_room_taken',
  'app.drop_unfiled',
  'app.is_standing',
  'app.is_standing_project',
  'app.is_awaited_approval',
  'app.open_guest_link',
  'app.guest_link_of',
  'app.guest_view',
  'app.guest_file',
  'app.answer_slot_proposal',
  'app.answer_quote_request',
  'app.guest_request_of',
  'app.guest_upload',
  'app.guest_announce',
  'app.guest_end_upload',
  'app.take_guest_file',
  'app.put_back_version',
  'app.ask_about_request',
  'app.enter_calendar',
  'app.keep_words_of_quote',
  'app.follow_project_quotes',
]

// Unique across houses on purpose: random, known to nobody but who holds the link already, or of no owner.
const globallyUnique = [
  'app.calendar_feed_secret',
  'app.file_object_key_key',
  'app.guest_link_secret',
  'app.guest_visit_cookie',
  'app.picture_object_key_key',
  'app.reference_value_key',
  'app.reminder_mark_pkey',
  'auth.account_email_key',
  'auth.link_pkey',
  'auth.mail_message_id_key',
  'auth.registration_pkey',
]

// The data service proves a session by the first and may read nothing else of it (column grants); figures of the
// trade belong to no owner.
const openPolicies = ['auth.session.proof', 'app.reference_value.everyone']

const list = (names: readonly string[]): string => `(${names.map((name) => `'${name}'`).join(', ')})`
const ours = `('app'::regnamespace, 'auth'::regnamespace)`
const columnNumber = (relation: string, name: string) =>
  `(select a.attnum from pg_attribute a where a.attrelid = ${relation} and a.attname = '${name}')`

const plantedTable = `create table app.planted (real_estate_id uuid not null, id uuid not null, other_id uuid, name text, primary key (real_estate_id, id));`
const forced = `${plantedTable} alter table app.planted enable row level security; alter table app.planted force row level security;`
const plantedParent = `create table app.planted_parent (real_estate_id uuid not null, id uuid primary key);`

export const catalogRules: readonly CatalogRule[] = [
  {
    name: 'every table has row security, also for its owner',
    findings: `select c.oid::regclass::text as finding from pg_class c
      where c.relnamespace in ${ours} and c.relkind in ('r', 'p') and not (c.relrowsecurity and c.relforcerowsecurity)`,
    plants: [
      plantedTable,
      `${plantedTable} alter table app.planted enable row level security`,
      'alter table app.component no force row level security',
    ],
  },
  {
    name: 'every granted command has a policy with its test',
    findings: `
      select format('%s may %s %s without a policy', role, command, c.oid::regclass) as finding
      from pg_class c, unnest($1::text[]) as role, (values ('select', 'r'), ('insert', 'a'), ('update', 'w'), ('delete', 'd')) as commands (command, letter)
      where c.relnamespace in ${ours} and c.relkind in ('r', 'p')
        and case command when 'delete' then has_table_privilege(role, c.oid, command) else has_any_column_privilege(role, c.oid, command) end
        and not exists (select from pg_policy p where p.polrelid = c.oid
          and (p.polroles @> array[role::regrole::oid] or p.polroles = '{0}') and p.polcmd in ('*', letter::"char")
          and (command = 'insert' or p.polqual is not null)
          and (command in ('select', 'delete') or p.polwithcheck is not null))`,
    plants: [
      `${forced} grant select on app.planted to hauswart_app`,
      `${forced} grant update (name) on app.planted to hauswart_app; create policy p on app.planted for update to hauswart_app using (real_estate_id = app.house())`,
      `${forced} grant delete on app.planted to hauswart_app; create policy p on app.planted for select to hauswart_app using (real_estate_id = app.house())`,
      'grant delete on app.component to hauswart_app',
    ],
  },
  {
    name: 'the data service sees a row only through the house or the person of the transaction',
    findings: `
      select format('%s.%s', p.polrelid::regclass, p.polname) as finding from pg_policy p join pg_class c on c.oid = p.polrelid
      where c.relnamespace in ${ours} and (p.polroles @> array['hauswart_app'::regrole::oid] or p.polroles = '{0}')
        and format('%s.%s', p.polrelid::regclass, p.polname) not in ${list(openPolicies)}
        and (coalesce(pg_get_expr(p.polqual, p.polrelid), 'app.me()') !~ 'app\\.(house|me)\\(\\)'
          or coalesce(pg_get_expr(p.polwithcheck, p.polrelid), 'app.me()') !~ 'app\\.(house|me)\\(\\)')`,
    plants: [
      'create policy everyone on app.component for select to hauswart_app using (true)',
      'create policy everyone on app.component for select using (deleted_at is null)',
      'create policy anything on app.component for insert to hauswart_app with check (true)',
    ],
  },
  {
    name: 'every foreign key between tables of owners contains the house or the person',
    findings: `
      select format('%s of %s', k.conname, k.conrelid::regclass) as finding
      from pg_constraint k join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
      where k.contype = 'f' and child.relnamespace = 'app'::regnamespace and parent.relnamespace = 'app'::regnamespace
        and not (k.conkey @> array[${columnNumber('k.conrelid', 'real_estate_id')}] or k.conkey @> array[${columnNumber('k.conrelid', 'user_id')}])`,
    plants: [
      `${plantedTable} ${plantedParent} alter table app.planted add foreign key (other_id) references app.planted_parent (id)`,
      `${plantedTable} alter table app.planted add foreign key (other_id) references app.real_estate (id)`,
    ],
  },
  {
    name: 'nothing is unique across houses but random identifiers',
    findings: `
      select i.indexrelid::regclass::text as finding from pg_index i join pg_class c on c.oid = i.indrelid
      where c.relnamespace in ${ours} and i.indisunique and i.indexrelid::regclass::text not in ${list(globallyUnique)}
        and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attnum = any (i.indkey::smallint[])
          and a.attname in ('real_estate_id', 'user_id'))
        and not (i.indnkeyatts = 1 and exists (select from pg_attribute a
          where a.attrelid = c.oid and a.attnum = i.indkey[0] and a.atttypid = 'uuid'::regtype))`,
    plants: [
      'create unique index planted on app.component (serial_number)',
      'create unique index planted on app.real_estate (lower(name))',
    ],
  },
  {
    name: 'every view asks with the rights of whoever asks',
    findings: `select c.oid::regclass::text as finding from pg_class c
      where c.relnamespace in ${ours} and c.relkind = 'v' and not coalesce(c.reloptions @> array['security_invoker=true'], false)`,
    plants: [
      'create view app.planted as select id from app.component',
      'create view app.planted with (security_barrier) as select id from app.component',
    ],
  },
  {
    name: 'there is no materialized view: it would keep rows of all houses',
    findings: `select c.oid::regclass::text as finding from pg_class c where c.relnamespace in ${ours} and c.relkind = 'm'`,
    plants: ['create materialized view app.planted as select id from app.component'],
  },
  {
    name: 'only few functions act as their owner, with a fixed search path, temporary tables last, and not for everyone',
    findings: `
      select p.oid::regprocedure::text as finding from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where p.prosecdef and n.nspname not in ('pg_catalog', 'information_schema')
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
        and (format('%s.%s', n.nspname, p.proname) not in ${list(definerFunctions)}
          or not exists (select from unnest(p.proconfig) as setting where setting ~ '^search_path=pg_catalog, (.+, )?pg_temp$')
          or has_function_privilege('public', p.oid, 'execute'))`,
    plants: [
      `create function app.planted() returns int language sql security definer set search_path = pg_catalog as 'select 1'`,
      'alter function app.found_real_estate(uuid) reset search_path',
      'alter function app.found_real_estate(uuid) set search_path = pg_catalog, app',
      'grant execute on function app.enqueue(text, json, text, timestamptz) to public',
    ],
  },
  {
    name: 'nothing is granted to everyone, and nobody may empty a table or hang something on it',
    findings: `
      select format('everyone may use %s', c.oid::regclass) as finding from pg_class c
      where c.relnamespace in ${ours} and exists (select from aclexplode(c.relacl) as acl where acl.grantee = 0)
      union all
      select format('%s may truncate, reference or trigger %s', role, c.oid::regclass) from pg_class c, unnest($1::text[]) as role
      where c.relnamespace in ${ours} and c.relkind = 'r' and has_table_privilege(role, c.oid, 'truncate, references, trigger')`,
    plants: ['grant select on app.component to public', 'grant truncate on app.outbox to hauswart_worker'],
  },
  {
    name: 'runtime roles cannot get round row security, own nothing and belong to no other role',
    findings: `
      select rolname::text || ' has too many rights' as finding from pg_roles
      where rolname = any ($1) and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication)
      union all
      select format('%s is a member of %s', member::regrole, roleid::regrole) from pg_auth_members where member::regrole::text = any ($1)
      union all
      select format('%s owns %s', relowner::regrole, oid::regclass) from pg_class where relowner::regrole::text = any ($1)
      union all
      select format('%s owns %s', proowner::regrole, oid::regprocedure) from pg_proc where proowner::regrole::text = any ($1)
      union all
      select format('%s may create in %s', role, nspname) from pg_namespace, unnest($1::text[]) as role
      where nspname not like 'pg\\_%' and has_schema_privilege(role, oid, 'create')`,
    plants: [
      'create role hauswart_planted bypassrls; grant hauswart_planted to hauswart_app',
      `${plantedTable} grant usage, create on schema app to hauswart_app; alter table app.planted owner to hauswart_app`,
      'grant create on schema app to hauswart_worker',
      'alter role hauswart_auth createrole',
    ],
  },
  {
    name: 'runtime roles make no temporary tables',
    findings: `select role as finding from unnest($1::text[]) as role where has_database_privilege(role, current_database(), 'temp')`,
    plants: [
      `do $$ begin execute format('grant temporary on database %I to public', current_database()); end $$`,
    ],
  },
  {
    name: 'what happened to an account outlives it, and only the events of strangers are deleted',
    findings: `
      select conname::text as finding from pg_constraint where contype = 'f' and conrelid = 'auth.event'::regclass
      union all
      select format('%s may delete by %s', r.role, p.polname)
      from unnest($1::text[]) as r (role), pg_policy p
      where p.polrelid = 'auth.event'::regclass and p.polroles @> array[r.role::regrole::oid] and p.polcmd in ('*', 'd')
        and has_table_privilege(r.role, 'auth.event', 'delete') and pg_get_expr(p.polqual, p.polrelid) !~ 'unconfirmed'`,
    plants: [
      'alter table auth.event add foreign key (user_id) references auth.account (id) on delete cascade',
      'grant delete on auth.event to hauswart_auth',
    ],
  },
  {
    name: 'every table of a house keeps its rows when they change, or says why not',
    findings: `
      select c.oid::regclass::text as finding from pg_class c
      where c.relnamespace = 'app'::regnamespace and c.relkind = 'r' and c.relname not in ${list(Object.keys(notKept))}
        and (c.relname = 'real_estate' or exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'real_estate_id'))
        and not (exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'keep_before' and t.tgenabled = 'O')
          and (c.relname = 'real_estate' or exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'keep_after' and t.tgenabled = 'O'))
          and exists (select from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
            where d.adrelid = c.oid and a.attname = 'act_id' and pg_get_expr(d.adbin, d.adrelid) = 'app.act()'))`,
    plants: [
      plantedTable,
      'drop trigger keep_before on app.todo',
      'alter table app.todo disable trigger keep_after',
      'alter table app.room alter column act_id drop default',
    ],
  },
  {
    name: 'the owner of the schema cannot get round row security either',
    findings: `select rolname::text as finding from pg_roles where rolname = 'hauswart_migrate' and (rolsuper or rolbypassrls or rolcreaterole)`,
    plants: ['alter role hauswart_migrate bypassrls'],
  },
]
