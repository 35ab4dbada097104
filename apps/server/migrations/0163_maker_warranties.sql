-- What the maker of a product answers for beside the law: a component, from a day on for so many years.
create table app.maker_warranty (
  real_estate_id uuid not null references app.real_estate (id) on delete cascade,
  id uuid not null,
  component_id uuid not null,
  -- With which renovation it came, and its paper; it stays when they go.
  project_id uuid,
  document_id uuid,
  title text not null check (length(title) between 1 and 120),
  maker text check (length(maker) between 1 and 120),
  starts_on date not null,
  years smallint not null check (years between 1 and 50),
  ends_on date generated always as ((starts_on + make_interval(years => years))::date) stored,
  note text check (length(note) between 1 and 2000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unmade_at timestamptz,
  act_id uuid default app.act(),
  primary key (real_estate_id, id),
  constraint maker_warranty_of_component foreign key (real_estate_id, component_id)
    references app.component (real_estate_id, id) on delete cascade,
  constraint maker_warranty_of_project foreign key (real_estate_id, project_id)
    references app.project (real_estate_id, id) on delete set null (project_id),
  constraint maker_warranty_of_document foreign key (real_estate_id, document_id)
    references app.document (real_estate_id, id) on delete set null (document_id)
);
create index maker_warranty_of_component on app.maker_warranty (real_estate_id, component_id, id);
create index maker_warranty_of_project on app.maker_warranty (real_estate_id, project_id) where project_id is not null;
create index maker_warranty_of_document on app.maker_warranty (real_estate_id, document_id) where document_id is not null;
-- The day on which it ends: found in a house and over all houses.
create index maker_warranty_next on app.maker_warranty (real_estate_id, ends_on, id) where deleted_at is null;
create index maker_warranty_due on app.maker_warranty (ends_on, real_estate_id) where deleted_at is null;

alter table app.maker_warranty enable row level security;
alter table app.maker_warranty force row level security;
create policy members_see on app.maker_warranty for select to hauswart_app using (real_estate_id = app.house());
create policy editors_add on app.maker_warranty for insert to hauswart_app
  with check (real_estate_id = app.house() and app.may_write() and created_by = app.me());
create policy editors_change on app.maker_warranty for update to hauswart_app
  using (real_estate_id = app.house() and app.may_write())
  with check (real_estate_id = app.house() and app.may_write());
create policy removing on app.maker_warranty to hauswart_migrate
  using (real_estate_id = app.house() and app.may_remove()) with check (real_estate_id = app.house() and app.may_remove());
grant select, insert, update (title, maker, project_id, document_id, starts_on, years, note, version, updated_at, deleted_at,
  unmade_at, act_id) on app.maker_warranty to hauswart_app;

-- The worker sees what it is called and when it ends.
create policy due on app.maker_warranty for select to hauswart_worker using (deleted_at is null);
grant select (real_estate_id, id, component_id, project_id, title, ends_on, deleted_at) on app.maker_warranty
  to hauswart_worker;

create trigger keep_before before update on app.maker_warranty for each row execute function app.keep_row();
create trigger keep_after after insert on app.maker_warranty for each row execute function app.keep_row();
create trigger follow_trash after update of deleted_at on app.maker_warranty for each row
  when (old.deleted_at is distinct from new.deleted_at) execute function app.follow_trash();

-- It goes with its component: from the trash too, and with what was kept of it for an undo.
create function app.forget_maker_warranty() returns trigger language plpgsql set search_path = pg_catalog, app, pg_temp as $$
begin
  delete from app.trash t where t.real_estate_id = old.real_estate_id and t.kind = 'maker_warranty' and t.id = old.id;
  perform app.forget_images(array[old.id]);
  return null;
end $$;
create trigger forget_images after delete on app.maker_warranty for each row execute function app.forget_maker_warranty();

-- Looked through in the next migration, as in 0083.
do $$
declare
  kinds text;
begin
  select string_agg(quote_literal(k.found[1]), ', ') into kinds
  from pg_constraint c cross join lateral regexp_matches(pg_get_constraintdef(c.oid), '''([a-z_]+)''', 'g') as k (found)
  where c.conrelid = 'app.trash'::regclass and c.conname = 'known_kind';
  execute format('alter table app.trash drop constraint known_kind,
    add constraint known_kind check (kind in (%s, %L)) not valid', kinds, 'maker_warranty');
end $$;
