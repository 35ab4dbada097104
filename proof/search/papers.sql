-- Houses :first to :last with :papers papers each. They come as in life, every house one after the other and then all again:
-- rows of a house lie far from each other. What is said alike has the same words, so they are made once.
set session_replication_role = replica;
set synchronous_commit = off;

create or replace function pg_temp.uid(kind int, n bigint) returns uuid language sql immutable parallel safe as
$$ select overlay(overlay(md5(kind || ':' || n) placing lpad(to_hex(1700000000000 + n * 20), 12, '0') || '7' from 1 for 13)
   placing '8' from 17 for 1)::uuid $$;

insert into auth.account (id, email, password_hash, status, terms_version, terms_accepted_at, confirmed_at)
select pg_temp.uid(1, i), 'eigentuemer' || i || '@kunde.test', 'none', 'active', '1', now(), now()
from generate_series(:first, :last) i;
insert into auth.session (id, user_id, cookie_hash, idle_expires_at, absolute_expires_at)
select pg_temp.uid(2, i), pg_temp.uid(1, i), '\x00', now() + interval '30 days', now() + interval '30 days'
from generate_series(:first, :last) i;
insert into app.real_estate (id, status, name, kind, usage, ownership, street, house_number, zip, city, canton, build_year,
  living_area_m2, created_by)
select pg_temp.uid(3, i), 'active', 'Liegenschaft ' || i, 'single_family_house', 'owner_occupied', 'sole', 'Bahnhofstrasse',
  '1', '8610', 'Uster', 'ZH', 1987, 140, pg_temp.uid(1, i) from generate_series(:first, :last) i;
insert into app.membership (user_id, real_estate_id, role, can_see_finances)
select pg_temp.uid(1, i), pg_temp.uid(3, i), 'owner', true from generate_series(:first, :last) i;

create temporary table said as
select v, s.title, s.body, p.part, p.words
from generate_series(0, 199) v cross join lateral (
  select (array['Rechnung', 'Offerte', 'Wartungsvertrag', 'Police', 'Rapport'])[1 + v % 5] || ' ' || v as title,
    'Sehr geehrte Kundin, sehr geehrter Kunde. ' || (select string_agg(
      (array['Dachrinne', 'Fassadenanstrich', 'Ölheizung', 'Küchengeräte', 'Brandschutz', 'Liegenschaft', 'Abrechnung',
        'Handwerker', 'Bodenbelag', 'Fensterladen', 'Storenmotor', 'Umgebung', 'Kaminfeger', 'Zählerstand', 'Gutachten',
        'Versicherung', 'Grundbuch', 'Treppenhaus', 'Beleuchtung', 'Parzelle'])[1 + (v * 13 + k * 7) % 20]
      || ' Nr. ' || (v * 31 + k * 17) % 900, ', ') from generate_series(1, 35) k)
    || case when v % 12 = 0 then '. Die Wärmepumpe wurde geprüft.' else '.' end as body) s
  cross join lateral app.parts_of_words(s.title, s.body) p;
create temporary table paper as
select i, k, i::bigint * 1000 + k as n, (i * 7 + k * 11) % 200 as v, pg_temp.uid(3, i) as house, pg_temp.uid(1, i) as owner
from generate_series(1, :papers) k cross join generate_series(:first, :last) i order by k, i;

insert into app.file (real_estate_id, id, name, size_bytes, sha256, object_key, state, media_type, page_count, text_state,
  created_by)
select house, pg_temp.uid(9, n), 'Scan.pdf', 1000, decode(repeat('00', 32), 'hex'), house || '/' || pg_temp.uid(9, n),
  'ready', 'application/pdf', 1, 'read', owner from paper order by k, i;
insert into app.file_text (real_estate_id, file_id, page, body)
select house, pg_temp.uid(9, n), 1, s.body from paper p join said s on s.v = p.v and s.part = 0 order by k, i;
insert into app.document (real_estate_id, id, file_id, title, created_by)
select house, pg_temp.uid(10, n), pg_temp.uid(9, n), s.title, owner
from paper p join said s on s.v = p.v and s.part = 0 order by k, i;
insert into app.search_text (real_estate_id, kind, id, part, title, words)
select house, 'document', pg_temp.uid(10, n), s.part, case when s.part = 0 then s.title end, s.words
from paper p join said s on s.v = p.v order by k, i;
