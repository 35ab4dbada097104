-- What was looked at when the work of a renovation was taken over, by whom, and how it ended. Guarantees begin with it.
create table app.acceptance (
  real_estate_id uuid not null references app.real_estate (id) on delete cascade,
  id uuid not null,
  project_id uuid not null,
  title text not null check (length(title) between 1 and 120),
  accepted_on date not null,
  craftsman_id uuid,
  -- The contract: what was agreed, over what, when.
  terms text not null check (terms in ('work', 'sia118', 'purchase')),
  subject text not null check (subject in ('immovable', 'built_in', 'movable')),
  contract_on date,
  people text[] not null default '{}' check (cardinality(people) <= 12),
  checklist jsonb not null default '[]' check (
    case when jsonb_typeof(checklist) = 'array' then jsonb_array_length(checklist) <= 60 else false end),
  result text not null check (result in ('clean', 'with_defects', 'refused')),
  defect_ids uuid[] not null default '{}' check (cardinality(defect_ids) <= 200),
  repair_by date,
  note text check (length(note) between 1 and 5000),
  -- Names, and what was drawn on the screen as lines in a field of fixed size; the domain lets nothing else through.
  signatures jsonb not null default '[]' check (
    case when jsonb_typeof(signatures) = 'array' then jsonb_array_length(signatures) <= 6 else false end
    and octet_length(signatures::text) <= 60000),
  -- Computed by the domain at every write, with the holidays of the canton the house lies in then.
  notice_until date,
  limited_on date,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unmade_at timestamptz,
  act_id uuid default app.act(),
  primary key (real_estate_id, id),
  constraint acceptance_of_project foreign key (real_estate_id, project_id)
    references app.project (real_estate_id, id) on delete cascade,
  constraint acceptance_of_craftsman foreign key (real_estate_id, craftsman_id)
    references app.craftsman (real_estate_id, id) on delete set null (craftsman_id),
  constraint clean_has_none check (result <> 'clean' or defect_ids = '{}'),
  constraint agreed_before check (contract_on <= accepted_on),
  constraint repaired_after check (repair_by >= accepted_on)
);
create index acceptance_of_project on app.acceptance (real_estate_id, project_id, id);
create index acceptance_of_craftsman on app.acceptance (real_estate_id, craftsman_id) where craftsman_id is not null;

alter table app.acceptance enable row level security;
alter table app.acceptance force row level security;
create policy members_see on app.acceptance for select to hauswart_app using (real_estate_id = app.house());
create policy editors_add on app.acceptance for insert to hauswart_app
  with check (real_estate_id = app.house() and app.may_write() and created_by = app.me());
create policy editors_change on app.acceptance for update to hauswart_app
  using (real_estate_id = app.house() and app.may_write())
  with check (real_estate_id = app.house() and app.may_write());
create policy removing on app.acceptance to hauswart_migrate
  using (real_estate_id = app.house() and app.may_remove()) with check (real_estate_id = app.house() and app.may_remove());
grant select, insert, update (title, accepted_on, craftsman_id, terms, subject, contract_on, people, checklist, result,
  defect_ids, repair_by, note, signatures, notice_until, limited_on, version, updated_at, deleted_at, unmade_at, act_id)
  on app.acceptance to hauswart_app;

create trigger keep_before before update on app.acceptance for each row execute function app.keep_row();
create trigger keep_after after insert on app.acceptance for each row execute function app.keep_row();
create trigger keep_words after insert or update on app.acceptance for each row
  execute function app.keep_words('title', 'people', 'note checklist');
create trigger follow_trash after update of deleted_at on app.acceptance for each row
  when (old.deleted_at is distinct from new.deleted_at) execute function app.follow_trash();

-- Of a renovation in the trash nothing is found.
create function app.hide_acceptances() returns trigger language plpgsql as $$
begin
  perform app.write_words('acceptance', to_jsonb(a) || jsonb_build_object('deleted_at', coalesce(a.deleted_at, new.deleted_at)),
    array['title', 'people', 'note checklist', null, null])
  from app.acceptance a where a.real_estate_id = new.real_estate_id and a.project_id = new.id;
  return null;
end $$;
create trigger hide_acceptances after update of deleted_at on app.project for each row
  when (old.deleted_at is distinct from new.deleted_at) execute function app.hide_acceptances();

-- It goes with its renovation: from the trash too, and with what was kept of it for an undo.
create function app.forget_acceptance() returns trigger language plpgsql set search_path = pg_catalog, app, pg_temp as $$
begin
  delete from app.trash t where t.real_estate_id = old.real_estate_id and t.kind = 'acceptance' and t.id = old.id;
  perform app.forget_images(array[old.id]);
  return null;
end $$;
create trigger forget_images after delete on app.acceptance for each row execute function app.forget_acceptance();

-- A defect that goes for good is named nowhere.
create function app.unname_defect() returns trigger language plpgsql set search_path = pg_catalog, app, pg_temp as $$
begin
  update app.acceptance a set defect_ids = array_remove(a.defect_ids, old.id), version = a.version + 1
  where a.real_estate_id = old.real_estate_id and old.id = any (a.defect_ids);
  return null;
end $$;
create trigger unname_defect after delete on app.defect for each row execute function app.unname_defect();

-- Looked through in the next migration, when no lock holds up a writer; what is there obeys a narrower rule already.
alter table app.trash drop constraint known_kind, add constraint known_kind check (kind in
  ('todo', 'component', 'room', 'measure', 'component_event', 'picture', 'document', 'appointment', 'craftsman',
    'project', 'defect', 'invoice', 'acceptance')) not valid;
alter table app.search_text drop constraint known_kind, add constraint known_kind check (kind in
  ('document', 'todo', 'component', 'room', 'measure', 'appointment', 'craftsman', 'project', 'defect',
    'invoice', 'acceptance')) not valid;
