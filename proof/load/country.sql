-- A made-up country of :owners owners in the product's own tables, with identifiers that sort by time.
set session_replication_role = replica;
set synchronous_commit = off;
set maintenance_work_mem = '1GB';
select setseed(0.42);

create or replace function pg_temp.uid(kind int, n bigint) returns uuid language sql immutable parallel safe as
$$ select overlay(overlay(md5(kind || ':' || n) placing lpad(to_hex(1700000000000 + n * 20), 12, '0') || '7' from 1 for 13)
   placing '8' from 17 for 1)::uuid $$;

insert into auth.account (id, email, password_hash, status, terms_version, terms_accepted_at, confirmed_at)
select pg_temp.uid(1, i), 'eigentuemer' || i || '@kunde.test', 'none', 'active', '1', now(), now()
from generate_series(1, :owners) i;

insert into auth.session (id, user_id, cookie_hash, idle_expires_at, absolute_expires_at)
select pg_temp.uid(2, i), pg_temp.uid(1, i), '\x00', now() + interval '30 days', now() + interval '30 days'
from generate_series(1, :owners) i;

insert into app.profile (user_id, first_name, last_name)
select pg_temp.uid(1, i), 'Vorname' || i % 500, 'Nachname' || i % 20000 from generate_series(1, :owners) i;

-- One owner in fourteen has a second house.
insert into app.real_estate (id, status, name, kind, usage, ownership, street, house_number, zip, city, canton,
  build_year, living_area_m2, created_by)
select pg_temp.uid(3, i), 'active', 'Liegenschaft ' || i, 'single_family_house', 'owner_occupied', 'sole', 'Bahnhofstrasse',
  (i % 200 + 1)::text, (1000 + i % 8999)::text, 'Ort ' || i % 2000, 'ZH', 1900 + i % 120, 80 + i % 300,
  pg_temp.uid(1, case when i <= :owners then i else (i - :owners) * 14 end)
from generate_series(1, (:owners * 15) / 14) i;

insert into app.membership (user_id, real_estate_id, role, can_see_finances)
select pg_temp.uid(1, case when i <= :owners then i else (i - :owners) * 14 end), pg_temp.uid(3, i), 'owner', true
from generate_series(1, (:owners * 15) / 14) i;
-- Every third house has a second person.
insert into app.membership (user_id, real_estate_id, role)
select pg_temp.uid(1, 1 + (i::bigint * 7919) % :owners), pg_temp.uid(3, i), 'editor'
from generate_series(1, :owners, 3) i on conflict do nothing;

insert into app.real_estate_finance (real_estate_id, purchased_on, purchase_price_rappen, insured_value_rappen)
select pg_temp.uid(3, i), date '2000-01-01' + (i % 8000)::int, 60000000 + i % 90000000, 50000000 + i % 70000000
from generate_series(1, (:owners * 15) / 14) i;

-- Twelve components, recorded in one go: they lie together. Every :heavy-th house has sixty, for long lists.
-- Keys are built once, after the rows.
alter table app.component drop constraint component_pkey cascade;
insert into app.component (real_estate_id, id, catalog_key, installed_year, condition, created_by)
select h.house, pg_temp.uid(4, h.i::bigint * 60 + k),
  (array['pitched_roof','plaster_facade','windows','heat_pump','water_heater','kitchen','bathroom','flooring','electrics',
    'water_pipes','sewage_pipes','garden'])[k % 12 + 1],
  1980 + (h.i * 7 + k) % 45, (array['as_new','good','used','worn','defective'])[1 + (h.i + k) % 5], h.owner
from (select i, pg_temp.uid(3, i) house, pg_temp.uid(1, case when i <= :owners then i else (i - :owners) * 14 end) owner
  from generate_series(1, (:owners * 15) / 14) i offset 0) h
  -- Depending on the house keeps the twelve together in the heap.
  cross join lateral generate_series(0, case when h.i % :heavy = 0 then 59 else 11 end) k;
alter table app.component add primary key (real_estate_id, id);
alter table app.todo add constraint todo_component foreign key (real_estate_id, component_id)
  references app.component (real_estate_id, id);
alter table app.component_event add constraint event_component foreign key (real_estate_id, component_id)
  references app.component (real_estate_id, id);
alter table app.maintenance_task add constraint task_component foreign key (real_estate_id, component_id)
  references app.component (real_estate_id, id);
alter table app.picture add constraint picture_component foreign key (real_estate_id, component_id)
  references app.component (real_estate_id, id);

-- History grows over years: the events of one house are strewn over the whole table.
alter table app.audit_event drop constraint audit_event_pkey;
insert into app.audit_event (real_estate_id, id, at, actor_id, verb, object_id, changes)
select pg_temp.uid(3, 1 + r), pg_temp.uid(5, j), now(), pg_temp.uid(1, 1 + r % :owners), 'component.update',
  pg_temp.uid(4, r * 60), '{"condition": ["used", "worn"]}'
from (select j, floor(random() * ((:owners * 15) / 14))::bigint r from generate_series(1, :owners * 4) j) x;
alter table app.audit_event add primary key (real_estate_id, id);

-- The last act in every house changed a component; the row as it was is kept.
insert into app.row_image (event_id, real_estate_id, row_id, relation, is_finance, leaves, before)
select pg_temp.uid(6, i), c.real_estate_id, c.id, 'component', false, pg_temp.uid(6, i), to_jsonb(c)
from generate_series(1, (:owners * 15) / 14) i
  join app.component c on c.real_estate_id = pg_temp.uid(3, i) and c.id = pg_temp.uid(4, i::bigint * 60);

-- Every house has thrown something away within the last month, each of five another kind.
create temporary table thrown as
select i, pg_temp.uid(3, i) as house, pg_temp.uid(8, i) as id, r.created_by as person, pg_temp.uid(4, i::bigint * 60) as component,
  now() - make_interval(secs => i % 2500000) as at
from generate_series(1, (:owners * 15) / 14) i join app.real_estate r on r.id = pg_temp.uid(3, i);
insert into app.room (real_estate_id, id, name, created_by, deleted_at)
select house, id, 'Estrich', person, at from thrown where i % 5 = 0;
insert into app.todo (real_estate_id, id, title, component_id, created_by, deleted_at)
select house, id, 'Dachrinnen reinigen', component, person, at from thrown where i % 5 = 1;
insert into app.measure (real_estate_id, id, component_ids, kind, state, year, created_by, deleted_at)
select house, id, array[component], 'replacement', 'planned', 2030, person, at from thrown where i % 5 = 2;
insert into app.component_event (real_estate_id, id, component_id, kind, year, created_by, deleted_at)
select house, id, component, 'serviced', 2021, person, at from thrown where i % 5 = 3;
insert into app.picture (real_estate_id, id, file_name, mime, bytes, sha256, object_key, created_by, deleted_at)
select house, id, 'Küche.jpg', 'image/jpeg', 1000, repeat('0', 64), house || '/' || id, person, at from thrown where i % 5 = 4;
insert into app.trash (real_estate_id, kind, id, deleted_at, deleted_by, is_unmade)
select house, (array['room', 'todo', 'measure', 'component_event', 'picture'])[1 + i % 5], id, at, person, false from thrown;

-- Everybody's last answer is remembered, with the act it was of.
insert into app.idempotency (user_id, key, request_hash, result, event_id)
select pg_temp.uid(1, i), pg_temp.uid(7, i), sha256('x'), '{}', pg_temp.uid(6, i) from generate_series(1, :owners) i;
