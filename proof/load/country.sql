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

-- Two papers a house, each with a page of text; sixty in every :heavy-th.
create temporary table paper as
select h.i, h.i::bigint * 60 + k as n, k, h.house, h.owner
from (select i, pg_temp.uid(3, i) house, pg_temp.uid(1, case when i <= :owners then i else (i - :owners) * 14 end) owner
  from generate_series(1, (:owners * 15) / 14) i offset 0) h
  cross join lateral generate_series(0, case when h.i % :heavy = 0 then 59 else 1 end) k;
insert into app.file (real_estate_id, id, name, size_bytes, sha256, object_key, state, media_type, page_count, text_state,
  created_by)
select house, pg_temp.uid(9, n), 'Scan.pdf', 1000, decode(repeat('00', 32), 'hex'), house || '/' || pg_temp.uid(9, n),
  'ready', 'application/pdf', 1, 'read', owner from paper;
insert into app.file_text (real_estate_id, file_id, page, body)
select house, pg_temp.uid(9, n), 1, 'Wir offerieren Ihnen gerne eine Wärmepumpe mit fünf Jahren Garantie. '
  || repeat('Die Arbeiten werden im Frühling ausgeführt. ', 5) from paper;
insert into app.document (real_estate_id, id, file_id, title, category, sender, valid_until, component_ids, filed_at,
  created_by)
select house, pg_temp.uid(10, n), pg_temp.uid(9, n), 'Unterlage ' || k,
  (array['insurance', 'offer', 'energy'])[1 + k % 3], 'Gebäudeversicherung',
  case when k % 3 < 2 then current_date + 30 end, array[pg_temp.uid(4, i::bigint * 60)], case when k % 3 > 0 then now() end, owner
from paper;
insert into app.amount (real_estate_id, object_id, kind, rappen)
select house, pg_temp.uid(10, n), 'document_amount', 50000 from paper where k % 3 = 1;

insert into app.appointment (real_estate_id, id, title, kind, starts_on, ends_on, created_by)
select house, pg_temp.uid(11, n), 'Termin ' || k, 'service', d.day, d.day, owner
from paper cross join lateral (select current_date + (k * 7 - 200)::integer as day) d;

insert into app.slot_proposal (real_estate_id, id, appointment_id, email, slots, created_by)
select house, pg_temp.uid(17, n), pg_temp.uid(11, n), 'betrieb@firma.test', '[{}, {}]', owner from paper where k < 12;

insert into app.craftsman (real_estate_id, id, company, trades, phone, city, created_by)
select house, pg_temp.uid(12, n), 'Betrieb ' || k, array['heating', 'plumbing'], '044 000 00 00', 'Uster', owner
from paper where k < 20;
insert into app.craftsman_account (real_estate_id, id, iban)
select house, pg_temp.uid(12, n), 'CH9300762011623852957' from paper where k < 20;

-- Each house has something that comes again and again.
insert into app.maintenance_task (real_estate_id, id, component_id, title, interval_months, next_on, created_by)
select house, pg_temp.uid(13, n), pg_temp.uid(4, i::bigint * 60), 'Service', 12, current_date + 90, owner from paper where k = 0;

insert into app.project (real_estate_id, id, title, kind, description, created_by)
select house, pg_temp.uid(13, n), 'Renovation ' || k, 'renovation', 'Bad und Küche', owner from paper where k < 12;
insert into app.amount (real_estate_id, object_id, kind, rappen)
select house, pg_temp.uid(13, n), s.kind, 5000000 from paper
cross join (values ('project_budget'), ('financing_own')) s (kind) where k < 12;
insert into app.cost_item (real_estate_id, id, project_id, title, planned_rappen, committed_rappen, invoiced_rappen, paid_rappen)
select house, pg_temp.uid(14, n), pg_temp.uid(13, n), 'Sanitär', 2000000, 1800000, 900000, 900000 from paper where k < 12;
insert into app.quote (real_estate_id, id, project_id, company, state, price_rappen, discount_rappen, includes_vat, vat_permille, lines)
select house, pg_temp.uid(15, n), pg_temp.uid(13, n), 'Betrieb', 'received', 2000000, 0, false, 81,
  '[{"text": "Arbeit", "kind": "priced", "quantity": null, "unit": null, "amountRappen": 2000000}]' from paper where k < 12;
insert into app.change_order (real_estate_id, id, quote_id, title, amount_rappen, state, said_on)
select house, pg_temp.uid(23, n), pg_temp.uid(15, n), 'Nachtrag', 50000, 'open', current_date from paper where k < 12;
insert into app.quote_request (real_estate_id, id, project_id, craftsman_id, company, email, scope, answer_by, created_by)
select house, pg_temp.uid(18, n), pg_temp.uid(13, n), pg_temp.uid(12, n), 'Betrieb', 'betrieb@firma.test', 'Bad erneuern',
  current_date + 14, owner from paper where k < 12;

insert into app.defect (real_estate_id, id, project_id, title, description, place, nature, found_on, terms, subject, contract_on,
  accepted_on, notify_by, limited_on, repair_until, created_by)
select house, pg_temp.uid(16, n), pg_temp.uid(13, n), 'Mangel ' || k, 'Riss im Putz', 'Treppenhaus', 'hidden', current_date,
  'work', 'immovable', date '2026-03-02', current_date - 30, current_date + 60, current_date + 1800,
  current_date + 30, owner from paper where k < 12;

insert into app.journal_entry (real_estate_id, id, project_id, happened_on, body, created_by)
select house, pg_temp.uid(22, n), pg_temp.uid(13, n), current_date - k::integer, 'Gerüst gestellt', owner from paper where k < 12;

insert into app.maker_warranty (real_estate_id, id, component_id, title, maker, starts_on, years, created_by)
select house, pg_temp.uid(25, n), pg_temp.uid(4, i::bigint * 60), 'Wärmepumpe ' || k, 'Muster AG', current_date - 300 - k::integer, 5, owner
from paper where k < 3;

insert into app.approval (real_estate_id, id, project_id, kind, title, state, requested_on, decided_on, valid_until, created_by)
select house, pg_temp.uid(24, n), pg_temp.uid(13, n), case k % 2 when 0 then 'permit' else 'subsidy' end, 'Bewilligung ' || k,
  'granted', current_date - 90, current_date - 30, current_date + 300 + k::integer, owner from paper where k < 12;

insert into app.acceptance (real_estate_id, id, project_id, title, accepted_on, terms, subject, contract_on, result, checklist,
  signatures, limited_on, created_by)
select house, pg_temp.uid(22, n), pg_temp.uid(13, n), 'Abnahme ' || k, current_date - 30, 'work', 'immovable', date '2026-03-02',
  'clean', '[{"text": "Aufgeräumt", "mark": "good"}]', '[{"name": "Muster", "side": "owner", "path": "M1 2L30 40"}]',
  current_date + 1800, owner from paper where k < 12;

insert into app.invoice (real_estate_id, id, creditor, number, iban, currency, amount_rappen, issued_on, due_on, project_id,
  craftsman_id, is_reviewed, open_rappen, warranty_basis, warranty_from, warranty_years, warranty_until, created_by)
select house, pg_temp.uid(20, n), 'Betrieb ' || k, 'R-' || k, 'CH9300762011623852957', 'CHF', 100000, current_date - k::integer * 20,
  current_date - k::integer * 20 + 30, case when k < 12 then pg_temp.uid(13, n) end, pg_temp.uid(12, n), true,
  case when k < 3 then 60000 else 0 end, case when k < 3 then 'work' end,
  case when k < 3 then current_date - 1785 - k::integer * 10 end, case when k < 3 then 5 end,
  case when k < 3 then (current_date - 1785 - k::integer * 10 + interval '5 years')::date end, owner from paper where k < 20;
insert into app.invoice_warranty (real_estate_id, id, creditor, component_id, project_id, warranty_basis, warranty_from,
  warranty_years, warranty_until, version, updated_at)
select real_estate_id, id, creditor, component_id, project_id, warranty_basis, warranty_from, warranty_years, warranty_until, version, updated_at
from app.invoice where warranty_until is not null;
insert into app.invoice_payment (real_estate_id, id, invoice_id, paid_on, amount_rappen)
select house, pg_temp.uid(21, n), pg_temp.uid(20, n), current_date, case when k < 3 then 40000 else 100000 end from paper where k < 20;

-- Every house has thrown something away within the last month, each of six another kind.
create temporary table thrown as
select i, pg_temp.uid(3, i) as house, pg_temp.uid(8, i) as id, r.created_by as person, pg_temp.uid(4, i::bigint * 60) as component,
  now() - make_interval(secs => i % 2500000) as at
from generate_series(1, (:owners * 15) / 14) i join app.real_estate r on r.id = pg_temp.uid(3, i);
insert into app.room (real_estate_id, id, name, created_by, deleted_at)
select house, id, 'Estrich', person, at from thrown where i % 6 = 0;
insert into app.todo (real_estate_id, id, title, component_id, created_by, deleted_at)
select house, id, 'Dachrinnen reinigen', component, person, at from thrown where i % 6 = 1;
insert into app.measure (real_estate_id, id, component_ids, kind, state, year, created_by, deleted_at)
select house, id, array[component], 'replacement', 'planned', 2030, person, at from thrown where i % 6 = 2;
insert into app.component_event (real_estate_id, id, component_id, kind, year, created_by, deleted_at)
select house, id, component, 'serviced', 2021, person, at from thrown where i % 6 = 3;
insert into app.picture (real_estate_id, id, file_name, mime, bytes, sha256, object_key, created_by, deleted_at)
select house, id, 'Küche.jpg', 'image/jpeg', 1000, repeat('0', 64), house || '/' || id, person, at from thrown where i % 6 = 4;
insert into app.file (real_estate_id, id, name, size_bytes, sha256, object_key, state, media_type, created_by)
select house, id, 'Scan.pdf', 1000, decode(repeat('00', 32), 'hex'), house || '/' || id, 'ready', 'application/pdf', person
from thrown where i % 6 = 5;
insert into app.document (real_estate_id, id, file_id, title, created_by, deleted_at)
select house, id, id, 'Alte Offerte', person, at from thrown where i % 6 = 5;
insert into app.trash (real_estate_id, kind, id, deleted_at, deleted_by, is_unmade)
select house, (array['room', 'todo', 'measure', 'component_event', 'picture', 'document'])[1 + i % 6], id, at, person, false from thrown;

-- What is said alike has the same words, so they are made once. Its key is built once too, after the rows.
alter table app.search_text drop constraint search_text_pkey;
create temporary table labelled as
select k.key, app.search_label('component', k.key) as called, p.part, p.words
from (select distinct catalog_key as key from app.component) k
  cross join lateral app.parts_of_words(app.search_label('component', k.key), '') p;
insert into app.search_text (real_estate_id, kind, id, part, title, words)
select c.real_estate_id, 'component', c.id, l.part, l.called, l.words
from app.component c join labelled l on l.key = c.catalog_key;
create temporary table written as
select o.title, o.category, p.part, p.words from (
  select d.title, d.category, d.sender, x.body from app.document d
    join app.file_text x on x.real_estate_id = d.real_estate_id and x.file_id = d.file_id
  where d.real_estate_id in (select house from paper where k = 59 order by n limit 1)) o
  cross join lateral app.parts_of_words(concat_ws(' ', o.title, app.search_label('document', o.category), o.sender), o.body) p;
insert into app.search_text (real_estate_id, kind, id, part, title, words)
select d.real_estate_id, 'document', d.id, w.part, d.title, w.words
from app.document d join written w on w.title = d.title and w.category = d.category;
alter table app.search_text add primary key (real_estate_id, kind, id, part) include (title, words);

-- Everybody's last answer is remembered, with the act it was of.
insert into app.idempotency (user_id, key, request_hash, result, event_id)
select pg_temp.uid(1, i), pg_temp.uid(7, i), sha256('x'), '{}', pg_temp.uid(6, i) from generate_series(1, :owners) i;
