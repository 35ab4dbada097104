-- The journal of a renovation: what happened on the site on a day, and how it looked before and after.
create table app.journal_entry (
  real_estate_id uuid not null references app.real_estate (id) on delete cascade,
  id uuid not null,
  project_id uuid not null,
  happened_on date not null,
  -- Who photographs on a site does not always write.
  body text check (length(body) between 1 and 5000),
  -- What it is called in lists, where anything was written.
  title text generated always as (nullif(left(split_part(body, E'\n', 1), 80), '')) stored,
  mark text check (mark in ('before', 'after')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unmade_at timestamptz,
  act_id uuid default app.act(),
  primary key (real_estate_id, id),
  constraint journal_entry_of_project foreign key (real_estate_id, project_id) references app.project (real_estate_id, id)
    on delete cascade
);
create index journal_entry_by_day on app.journal_entry (real_estate_id, happened_on, id) where deleted_at is null;
create index journal_entry_of_project on app.journal_entry (real_estate_id, project_id, id);

alter table app.journal_entry enable row level security;
alter table app.journal_entry force row level security;
create policy members_see on app.journal_entry for select to hauswart_app using (real_estate_id = app.house());
create policy editors_add on app.journal_entry for insert to hauswart_app
  with check (real_estate_id = app.house() and app.may_write() and created_by = app.me());
create policy editors_change on app.journal_entry for update to hauswart_app
  using (real_estate_id = app.house() and app.may_write())
  with check (real_estate_id = app.house() and app.may_write());
create policy removing on app.journal_entry to hauswart_migrate
  using (real_estate_id = app.house() and app.may_remove()) with check (real_estate_id = app.house() and app.may_remove());
grant select, insert, update (happened_on, body, mark, version, updated_at, deleted_at, unmade_at, act_id)
  on app.journal_entry to hauswart_app;

create trigger keep_before before update on app.journal_entry for each row execute function app.keep_row();
create trigger keep_after after insert on app.journal_entry for each row execute function app.keep_row();
create trigger keep_words after insert or update on app.journal_entry for each row
  execute function app.keep_words('title', '', 'body');
create trigger follow_trash after update of deleted_at on app.journal_entry for each row
  when (old.deleted_at is distinct from new.deleted_at) execute function app.follow_trash();

-- Of a renovation in the trash nothing is found.
create function app.follow_project_journal() returns trigger language plpgsql as $$
begin
  perform app.write_words('journal_entry',
    to_jsonb(j) || jsonb_build_object('deleted_at', coalesce(j.deleted_at, new.deleted_at)),
    array['title', null, 'body', null, null])
  from app.journal_entry j where j.real_estate_id = new.real_estate_id and j.project_id = new.id;
  return null;
end $$;
create trigger follow_project_journal after update of deleted_at on app.project for each row
  when (old.deleted_at is distinct from new.deleted_at) execute function app.follow_project_journal();

-- A picture may belong to an entry or a defect. As with components it cannot move and has no index of its own: to build
-- one would hold up every upload, and the pictures of one house are few and lie together by its key.
alter table app.picture add column journal_entry_id uuid, add column defect_id uuid;
alter table app.picture
  add constraint picture_journal_entry foreign key (real_estate_id, journal_entry_id)
    references app.journal_entry (real_estate_id, id) not valid,
  add constraint picture_defect foreign key (real_estate_id, defect_id) references app.defect (real_estate_id, id) not valid,
  drop constraint picture_of_one_thing,
  add constraint picture_of_one_thing check (num_nonnulls(todo_id, component_id, journal_entry_id, defect_id) <= 1) not valid;

-- Whatever way an entry or a defect goes for good, also with its renovation: its pictures go with their bytes, and neither
-- the trash nor what is kept for an undo knows of it any more.
create function app.leave_nothing() returns trigger language plpgsql set search_path = pg_catalog, app, pg_temp as $$
begin
  perform app.remove_pictures(array(select p.id from app.picture p
    where p.real_estate_id = old.real_estate_id and old.id in (p.journal_entry_id, p.defect_id)));
  delete from app.trash t where t.real_estate_id = old.real_estate_id and t.kind = tg_table_name and t.id = old.id;
  perform app.forget_images(array[old.id]);
  return old;
end $$;
create trigger leave_nothing before delete on app.journal_entry for each row execute function app.leave_nothing();
create trigger leave_nothing before delete on app.defect for each row execute function app.leave_nothing();

-- Looked through in the next migration, when no lock holds up a writer. Added to the kinds that are known, whichever they are.
do $$
declare
  of_table text;
  kinds text;
begin
  foreach of_table in array array['trash', 'search_text'] loop
    select string_agg(quote_literal(k.found[1]), ', ') into kinds
    from pg_constraint c
    cross join lateral regexp_matches(pg_get_constraintdef(c.oid), '''([a-z_]+)''', 'g') as k (found)
    where c.conrelid = format('app.%I', of_table)::regclass and c.conname = 'known_kind';
    execute format('alter table app.%I drop constraint known_kind,
      add constraint known_kind check (kind in (%s, %L)) not valid', of_table, kinds, 'journal_entry');
  end loop;
end $$;
