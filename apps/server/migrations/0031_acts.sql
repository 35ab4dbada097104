-- Every write is an act of one person: its audit row, its news and its answer carry one id, and so does every row it
-- leaves (0032). What a row was before is kept for a month, so that the act can be undone while nobody went on from it.
create function app.act() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.act_id', true), '')::uuid $$;

-- The smallest UUIDv7 of a moment: how old an act is can be read off its key, without an index of its own.
create function app.first_id_of(moment timestamptz) returns uuid language sql stable parallel safe
  as $$ select (lpad(to_hex((extract(epoch from moment) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid $$;

-- The key begins with the act: what is written now lies together, so that a country of writers appends to one page, and
-- the old end goes first. No foreign key: a house that is deleted takes no lock here, and its images age out.
create table app.row_image (
  event_id uuid not null,
  real_estate_id uuid not null,
  row_id uuid not null,
  -- The table, with the rest of the key where that is more than an id: `amount.measure_cost`.
  relation text not null,
  is_finance boolean not null,
  -- The act whose content the row had afterwards; nothing where the row was gone.
  leaves uuid,
  -- Nothing where the row was not there before.
  before jsonb,
  primary key (event_id, real_estate_id, row_id, relation)
);
alter table app.row_image enable row level security;
alter table app.row_image force row level security;
-- Only who may undo has a reason to look, and at amounts only who may see them.
create policy writers_see on app.row_image for select to hauswart_app
  using (real_estate_id = app.house() and app.may_write() and (not is_finance or app.may_see_finances()));
create policy writers_add on app.row_image for insert to hauswart_app
  with check (real_estate_id = app.house() and app.may_write() and (not is_finance or app.may_see_finances()));
-- What goes unseen (app.drop_amount) leaves its image unseen, and is found unseen by app.undo_unseen.
create policy dropping_adds on app.row_image for insert to hauswart_migrate
  with check (real_estate_id = app.house() and app.may_write());
create policy undoing_finds on app.row_image for select to hauswart_migrate
  using (real_estate_id = app.house() and app.may_write());
create policy old_ones on app.row_image for select to hauswart_worker
  using (event_id < app.first_id_of(now() - interval '31 days'));
create policy old_ones_go on app.row_image for delete to hauswart_worker
  using (event_id < app.first_id_of(now() - interval '31 days'));
grant select, insert on app.row_image to hauswart_app;
grant select (ctid, event_id), delete on app.row_image to hauswart_worker;

-- What an act asks of whoever undoes it, the act it undoes, and whether it had effects that no row can take back.
alter table app.audit_event
  add column undoes uuid,
  add column need text not null default 'write',
  add column needs_finances boolean not null default false,
  add column is_final boolean not null default false;
-- Looked over in the next migration: nobody writes while rows are counted here.
alter table app.audit_event add constraint known_need check (need in ('read', 'write', 'own')) not valid;

-- Which nouns changed, for everyone who watches. Empty in news of the release before this one.
alter table app.outbox add column nouns text[] not null default '{}';
grant select (nouns) on app.outbox to hauswart_worker;

-- A client knows its acts by the keys it chose.
alter table app.idempotency add column event_id uuid;

-- As in 0023, with the noun of its news.
create or replace function app.refuse_invitation(secret bytea, event_id uuid) returns uuid
  language plpgsql security definer set search_path = pg_catalog, app, pg_temp as $$
declare
  invited app.invitation;
begin
  update app.invitation i set state = 'refused', secret_hash = null, version = i.version + 1
  where i.secret_hash = secret and i.state = 'sent' and i.expires_at > now() returning * into invited;
  if not found then
    raise exception 'this letter opens nothing' using errcode = 'HW004';
  end if;
  insert into app.audit_event (real_estate_id, id, actor_id, verb, object_id, changes, is_final)
    values (invited.real_estate_id, event_id, invited.id, 'invitation.refuse', invited.id,
      jsonb_build_object('who', invited.email::text), true);
  insert into app.outbox (real_estate_id, id, verb, object_id, version, nouns)
    values (invited.real_estate_id, event_id, 'invitation.refuse', invited.id, invited.version, '{invitation}');
  perform app.enqueue('tell_people', json_build_object('realEstateId', invited.real_estate_id,
    'about', 'invitation_refused', 'id', event_id, 'who', invited.id), null, null);
  return invited.real_estate_id;
end $$;
