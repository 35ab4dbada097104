-- What a renovation asks others for: leave to build, and money towards it. One table for both: each is asked for on a day,
-- decided on a day and holds until a day. The amounts of a subsidy stand with all others, behind their right.
create table app.approval (
  real_estate_id uuid not null references app.real_estate (id) on delete cascade,
  id uuid not null,
  project_id uuid not null,
  kind text not null check (kind in ('permit', 'subsidy')),
  title text not null check (length(title) between 1 and 120),
  -- Of a kind only some of them, as the domain says.
  state text not null check (state in ('open', 'not_needed', 'requested', 'granted', 'told', 'paid', 'refused', 'lapsed')),
  office text check (length(office) between 1 and 120),
  number text check (length(number) between 1 and 60),
  requested_on date,
  decided_on date,
  valid_until date,
  paid_on date,
  note text check (length(note) between 1 and 2000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unmade_at timestamptz,
  act_id uuid default app.act(),
  primary key (real_estate_id, id),
  constraint approval_of_project foreign key (real_estate_id, project_id) references app.project (real_estate_id, id)
    on delete cascade,
  constraint asked_before check (requested_on <= decided_on),
  constraint decided_before check (decided_on <= valid_until),
  constraint paid_after check (decided_on <= paid_on),
  constraint only_subsidies_are_paid check (kind = 'subsidy' or paid_on is null)
);
create index approval_of_project on app.approval (real_estate_id, project_id, id);
-- The day on which a permit or a promise ends: found in a house and over all houses.
create index approval_next on app.approval (real_estate_id, valid_until, id)
  where deleted_at is null and valid_until is not null and state = 'granted';
create index approval_due on app.approval (valid_until, real_estate_id)
  where deleted_at is null and valid_until is not null and state = 'granted';

alter table app.approval enable row level security;
alter table app.approval force row level security;
create policy members_see on app.approval for select to hauswart_app using (real_estate_id = app.house());
create policy editors_add on app.approval for insert to hauswart_app
  with check (real_estate_id = app.house() and app.may_write() and created_by = app.me());
create policy editors_change on app.approval for update to hauswart_app
  using (real_estate_id = app.house() and app.may_write())
  with check (real_estate_id = app.house() and app.may_write());
create policy removing on app.approval to hauswart_migrate
  using (real_estate_id = app.house() and app.may_remove()) with check (real_estate_id = app.house() and app.may_remove());
grant select, insert, update (title, state, office, number, requested_on, decided_on, valid_until, paid_on, note, version,
  updated_at, deleted_at, unmade_at, act_id) on app.approval to hauswart_app;

-- The worker sees what it is called, where it stands and when it ends; what was written about it stays with members.
create policy due on app.approval for select to hauswart_worker using (deleted_at is null);
grant select (real_estate_id, id, project_id, kind, title, state, valid_until, deleted_at) on app.approval to hauswart_worker;

create trigger keep_before before update on app.approval for each row execute function app.keep_row();
create trigger keep_after after insert on app.approval for each row execute function app.keep_row();
create trigger follow_trash after update of deleted_at on app.approval for each row
  when (old.deleted_at is distinct from new.deleted_at) execute function app.follow_trash();

-- It goes with its renovation: with its amounts, from the trash too, and with what was kept of it for an undo.
create function app.forget_approval() returns trigger language plpgsql set search_path = pg_catalog, app, pg_temp as $$
begin
  delete from app.amount a where a.real_estate_id = old.real_estate_id and a.object_id = old.id;
  delete from app.trash t where t.real_estate_id = old.real_estate_id and t.kind = 'approval' and t.id = old.id;
  perform app.forget_images(array[old.id]);
  return null;
end $$;
create trigger forget_images after delete on app.approval for each row execute function app.forget_approval();

-- Looked through in the next migration, as in 0083.
do $$
declare
  of_table text;
  added text;
  kinds text;
begin
  for of_table, added in values ('trash', '''approval'''), ('amount', '''subsidy_promised'', ''subsidy_paid''') loop
    select string_agg(quote_literal(k.found[1]), ', ') into kinds
    from pg_constraint c
    cross join lateral regexp_matches(pg_get_constraintdef(c.oid), '''([a-z_]+)''', 'g') as k (found)
    where c.conrelid = format('app.%I', of_table)::regclass and c.conname = 'known_kind';
    execute format('alter table app.%I drop constraint known_kind,
      add constraint known_kind check (kind in (%s, %s)) not valid', of_table, kinds, added);
  end loop;
end $$;
