-- The owner's own address book of craftsmen. Its trades are checked by the domain alone: a list that grows holds up no
-- writer. What anybody thinks of somebody (rating, whether to ask again) only members of the house see.
create table app.craftsman (
  real_estate_id uuid not null references app.real_estate (id) on delete cascade,
  id uuid not null,
  company text not null check (length(company) between 1 and 120),
  trades text[] not null check (cardinality(trades) between 1 and 8),
  contact_name text check (length(contact_name) between 1 and 120),
  phone text check (length(phone) between 2 and 30),
  mobile text check (length(mobile) between 2 and 30),
  pikett_phone text check (length(pikett_phone) between 2 and 30),
  email text check (length(email) between 3 and 254),
  website text check (length(website) between 3 and 200),
  street text check (length(street) between 1 and 120),
  zip text check (length(zip) between 1 and 12),
  city text check (length(city) between 1 and 80),
  uid text check (uid ~ '^CHE-[0-9]{3}[.][0-9]{3}[.][0-9]{3}$'),
  rating smallint check (rating between 1 and 5),
  hire_again text check (hire_again in ('yes', 'maybe', 'no')),
  is_favourite boolean not null default false,
  note text check (length(note) <= 2000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unmade_at timestamptz,
  act_id uuid default app.act(),
  primary key (real_estate_id, id),
  constraint can_be_reached check (num_nonnulls(phone, mobile, pikett_phone, email, website) > 0)
);

-- Where somebody is paid. Apart from the craftsman, so that row security hides it from who may not see finances.
create table app.craftsman_account (
  real_estate_id uuid not null references app.real_estate (id) on delete cascade,
  id uuid not null,
  iban text check (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  act_id uuid default app.act(),
  primary key (real_estate_id, id),
  constraint account_of_craftsman foreign key (real_estate_id, id) references app.craftsman (real_estate_id, id)
    on delete cascade
);

alter table app.craftsman enable row level security;
alter table app.craftsman force row level security;
create policy members_see on app.craftsman for select to hauswart_app using (real_estate_id = app.house());
create policy editors_add on app.craftsman for insert to hauswart_app
  with check (real_estate_id = app.house() and app.may_write() and created_by = app.me());
create policy editors_change on app.craftsman for update to hauswart_app
  using (real_estate_id = app.house() and app.may_write())
  with check (real_estate_id = app.house() and app.may_write());
create policy removing on app.craftsman to hauswart_migrate
  using (real_estate_id = app.house() and app.may_remove()) with check (real_estate_id = app.house() and app.may_remove());
grant select, insert, update (company, trades, contact_name, phone, mobile, pikett_phone, email, website, street, zip, city,
  uid, rating, hire_again, is_favourite, note, version, updated_at, deleted_at, unmade_at, act_id)
  on app.craftsman to hauswart_app;

alter table app.craftsman_account enable row level security;
alter table app.craftsman_account force row level security;
create policy finance_right on app.craftsman_account for select to hauswart_app
  using (real_estate_id = app.house() and app.may_see_finances());
create policy finance_right_insert on app.craftsman_account for insert to hauswart_app
  with check (real_estate_id = app.house() and app.may_see_finances() and app.may_write());
create policy finance_right_update on app.craftsman_account for update to hauswart_app
  using (real_estate_id = app.house() and app.may_see_finances() and app.may_write())
  with check (real_estate_id = app.house() and app.may_see_finances() and app.may_write());
grant select, insert, update (iban, version, updated_at, act_id) on app.craftsman_account to hauswart_app;

-- As in 0032; an argument says that the row is money, as with sheets.
create or replace function app.keep_row() returns trigger language plpgsql as $$
declare
  act uuid := nullif(current_setting('app.act_id', true), '')::uuid;
begin
  if tg_op = 'INSERT' then
    if act is not null then
      insert into app.row_image (event_id, real_estate_id, row_id, relation, is_finance, leaves)
      values (act, new.real_estate_id, new.id, tg_table_name, tg_nargs > 0, new.act_id);
    end if;
    return null;
  end if;
  -- Whoever says whose content it is (an undo) is believed.
  if new.act_id is not distinct from old.act_id then new.act_id := coalesce(act, gen_random_uuid()); end if;
  -- The mark tells whether this act kept the row already: asking for a conflict costs every write a third more.
  if act is not null and old.act_id is distinct from act then
    insert into app.row_image (event_id, real_estate_id, row_id, relation, is_finance, leaves, before)
    values (act, old.real_estate_id, old.id, tg_table_name, tg_nargs > 0, new.act_id, to_jsonb(old));
  end if;
  return new;
end $$;

create trigger keep_before before update on app.craftsman for each row execute function app.keep_row();
create trigger keep_after after insert on app.craftsman for each row execute function app.keep_row();
create trigger keep_before before update on app.craftsman_account for each row execute function app.keep_row('finance');
create trigger keep_after after insert on app.craftsman_account for each row execute function app.keep_row('finance');
create trigger follow_trash after update of deleted_at on app.craftsman for each row
  when (old.deleted_at is distinct from new.deleted_at) execute function app.follow_trash();

-- The trades as an owner reads and looks for them; a test compares them with the labels of the domain.
create function app.trade_words(trades jsonb) returns text language sql immutable parallel safe as $$
  select string_agg('{
    "heating": "Heizung", "plumbing": "Sanitär", "electrical": "Elektro", "roofing": "Dach",
    "sheet_metal": "Spenglerei", "facade": "Fassade & Gipser", "painting": "Maler", "windows": "Fenster",
    "joinery": "Schreiner", "kitchen": "Küche", "flooring": "Boden", "tiling": "Plattenleger",
    "masonry": "Baumeister", "timber": "Zimmerei", "solar": "Solar", "garden": "Gartenbau", "blinds": "Storen",
    "chimney_sweep": "Kaminfeger", "tank_inspection": "Tankrevision", "electrical_inspection": "Elektrokontrolle",
    "locks": "Schlüssel & Sicherheit", "cleaning": "Reinigung", "architecture": "Architektur",
    "site_management": "Bauleitung", "energy_advice": "Energieberatung & GEAK", "building_physics": "Bauphysik",
    "pollutants": "Schadstoffe", "lift": "Lift-Service", "drain_cleaning": "Kanalreinigung",
    "pest_control": "Schädlingsbekämpfung", "moving": "Umzug & Entsorgung", "notary": "Notariat",
    "condominium_management": "Verwaltung STWE", "insurance": "Versicherung", "bank": "Bank"
  }'::jsonb ->> t.trade, ' ') from jsonb_array_elements_text(trades) t (trade)
$$;

-- As in 0043; a craftsman has a label for each trade.
create or replace function app.write_words(of_kind text, said jsonb, ways text[]) returns void language plpgsql as $$
declare
  label text := case when of_kind = 'craftsman' then app.trade_words(said -> ways[4])
    else app.search_label(of_kind, said ->> ways[4]) end;
  called text := coalesce(said ->> ways[1], label);
  inside text := app.told(said, ways[3]);
begin
  if ways[5] is not null then perform app.alone_with(said ->> 'id'); end if;
  delete from app.search_text s
  where s.real_estate_id = (said ->> 'real_estate_id')::uuid and s.kind = of_kind and s.id = (said ->> 'id')::uuid;
  if said ->> 'deleted_at' is not null then return; end if;
  if ways[5] is not null then
    select left(concat_ws(E'\n', inside, string_agg(x.body, E'\n' order by x.page)), 100000) into inside
    from app.file_text x where x.real_estate_id = (said ->> 'real_estate_id')::uuid
      and x.file_id = (said ->> ways[5])::uuid and x.page <= 50;
  end if;
  insert into app.search_text (real_estate_id, kind, id, part, title, words)
  select (said ->> 'real_estate_id')::uuid, of_kind, (said ->> 'id')::uuid, p.part, case when p.part = 0 then called end,
    p.words
  from app.parts_of_words(concat_ws(' ', called, label, app.told(said, ways[2])), coalesce(inside, '')) p
  on conflict do nothing;
end $$;
create trigger keep_words after insert or update on app.craftsman for each row
  execute function app.keep_words('company', 'contact_name city', 'note', 'trades');

-- Looked through in the next migration, when no lock holds up a writer; what is there obeys a narrower rule already.
alter table app.trash drop constraint known_kind, add constraint known_kind check (kind in
  ('todo', 'component', 'room', 'measure', 'component_event', 'picture', 'document', 'appointment', 'craftsman')) not valid;
alter table app.search_text drop constraint known_kind, add constraint known_kind check (kind in
  ('document', 'todo', 'component', 'room', 'measure', 'appointment', 'craftsman')) not valid;

-- Who comes. The appointment stays when the craftsman goes.
alter table app.appointment add column craftsman_id uuid;
alter table app.appointment add constraint appointment_craftsman foreign key (real_estate_id, craftsman_id)
  references app.craftsman (real_estate_id, id) not valid;
grant update (craftsman_id) on app.appointment to hauswart_app;

-- As in 0039; appointments lose the craftsman who goes, and the account goes along.
create or replace function app.remove_for_good(of_kind text, of_id uuid, seen integer) returns boolean
  language plpgsql security definer set search_path = pg_catalog, app, pg_temp as $$
declare
  now_at integer;
  gone uuid[] := array[of_id];
  files uuid[];
begin
  perform from app.trash t where t.real_estate_id = app.house() and t.kind = of_kind and t.id = of_id
    and (session_user <> 'hauswart_worker' or t.deleted_at < now() - interval '30 days');
  if not found then return false; end if;
  execute format('select r.version from app.%I r where r.real_estate_id = app.house() and r.id = $1
    and r.deleted_at is not null for update', of_kind) into now_at using of_id;
  if now_at is null or now_at <> seen then return false; end if;

  if of_kind = 'picture' then
    perform app.remove_pictures(array[of_id]);
    return true;
  elsif of_kind = 'todo' then
    perform app.remove_pictures(array(select p.id from app.picture p
      where p.real_estate_id = app.house() and p.todo_id = of_id));
    update app.document d set todo_ids = array_remove(d.todo_ids, of_id), version = d.version + 1
    where d.real_estate_id = app.house() and of_id = any (d.todo_ids);
  elsif of_kind = 'room' then
    update app.component c set room_id = null, version = c.version + 1
    where c.real_estate_id = app.house() and c.room_id = of_id;
  elsif of_kind = 'component' then
    gone := gone || app.remove_with_component(of_id);
  elsif of_kind = 'craftsman' then
    update app.appointment a set craftsman_id = null, version = a.version + 1
    where a.real_estate_id = app.house() and a.craftsman_id = of_id;
  elsif of_kind = 'document' then
    select array[d.file_id] into files from app.document d where d.real_estate_id = app.house() and d.id = of_id;
  end if;
  delete from app.amount a where a.real_estate_id = app.house() and a.object_id = of_id;
  execute format('delete from app.%I r where r.real_estate_id = app.house() and r.id = $1', of_kind) using of_id;
  delete from app.trash t where t.real_estate_id = app.house() and t.kind = of_kind and t.id = of_id;
  if files is not null then perform app.remove_files(files); end if;
  perform app.forget_images(gone);
  return true;
end $$;
