-- What a house is searched by. A noun says in one line how it is found (`keep_words`, at the end); from then on its words
-- are kept by the statement that writes it, and go when it goes into the trash.

-- Words as people write them: without dots and accents («ae» as «ä»), compounds in their parts («Heizungsvertrag» is a
-- Heizung and a Vertrag), else the stem. The lists lie on the database server (ops/postgres/words); where they cannot, the
-- lists of PostgreSQL must do, and what they miss is found by likeness.
do $$
begin
  create text search dictionary app.house_fold (template = public.unaccent, rules = 'hauswart_1');
  create text search dictionary app.house_compound (template = ispell, dictfile = 'hauswart_1', afffile = 'hauswart_1');
exception when config_file_error then
  create text search dictionary app.house_fold (template = public.unaccent, rules = 'unaccent');
  create text search dictionary app.house_compound (template = snowball, language = 'german', stopwords = 'german');
end $$;
create text search configuration app.house_parts (copy = german);
alter text search configuration app.house_parts
  alter mapping for asciiword, word, asciihword, hword, hword_asciipart, hword_part
  with app.house_fold, app.house_compound, german_stem;
create text search configuration app.house_stems (copy = german);
alter text search configuration app.house_stems
  alter mapping for asciiword, word, asciihword, hword, hword_asciipart, hword_part with app.house_fold, german_stem;

-- A server that has lost the lists, as one a backup was restored to, still lets people write and search.
create function app.word_parts() returns regconfig language plpgsql stable as $$
begin
  perform to_tsvector('app.house_parts', 'Haus');
  return 'app.house_parts';
exception when config_file_error then
  return 'german';
end $$;
create function app.word_stems() returns regconfig language plpgsql stable as $$
begin
  perform to_tsvector('app.house_stems', 'Haus');
  return 'app.house_stems';
exception when config_file_error then
  return 'german';
end $$;

-- Under row security no index is searched by words, so a search reads all words of its house. They are kept in the key
-- itself, where a house lies near together however its rows came; a row is short enough for that, else there are several.
create table app.search_text (
  real_estate_id uuid not null references app.real_estate (id) on delete cascade,
  -- The table of the row.
  kind text not null constraint known_kind check (kind in ('document', 'todo', 'component', 'room', 'measure')),
  id uuid not null,
  part integer not null,
  -- What it is called, in its first part.
  title text,
  words tsvector not null,
  primary key (real_estate_id, kind, id, part) include (title, words)
) with (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);

alter table app.search_text enable row level security;
alter table app.search_text force row level security;
create policy members_see on app.search_text for select to hauswart_app using (real_estate_id = app.house());
create policy editors_add on app.search_text for insert to hauswart_app
  with check (real_estate_id = app.house() and app.may_write());
create policy editors_drop on app.search_text for delete to hauswart_app
  using (real_estate_id = app.house() and app.may_write());
create policy in_the_house on app.search_text to hauswart_worker
  using (real_estate_id = app.house()) with check (real_estate_id = app.house());
-- Whoever removes or fills acts as the owner of the tables.
create policy removing on app.search_text to hauswart_migrate
  using (real_estate_id = app.house() and app.may_remove()) with check (real_estate_id = app.house() and app.may_remove());
grant select, insert, delete on app.search_text to hauswart_app, hauswart_worker;

-- A read file belongs to its paper, whose words the worker writes.
create policy in_the_house on app.document for select to hauswart_worker using (real_estate_id = app.house());
grant select on app.document to hauswart_worker;

-- What owners read for the values of a column; a test compares it with the labels of the product.
create function app.search_label(kind text, key text) returns text language sql immutable parallel safe as $$
  select '{
    "component": {
      "pitched_roof": "Steildach", "flat_roof": "Flachdach", "roof_window": "Dachfenster",
      "sheet_metal": "Spenglerarbeiten", "plaster_facade": "Fassade verputzt", "wood_facade": "Fassade aus Holz",
      "facade_cladding": "Fassadenbekleidung", "facade_paint": "Fassadenanstrich", "balcony": "Balkone",
      "windows": "Fenster", "outer_doors": "Aussentüren", "shutters": "Fensterläden und Rollläden",
      "slat_blinds": "Lamellenstoren", "sunblinds": "Sonnenstoren", "oil_heating": "Ölheizung",
      "gas_heating": "Gasheizung", "wood_heating": "Holzheizung", "pellet_heating": "Pelletheizung",
      "heat_pump": "Wärmepumpe", "ground_probe": "Erdwärmesonde", "district_heating": "Fernwärme",
      "electric_heating": "Elektroheizung", "solar_thermal": "Sonnenkollektoren",
      "heat_distribution": "Wärmeverteilung", "circulation_pump": "Umwälzpumpe", "water_heater": "Boiler",
      "photovoltaics": "Photovoltaik", "inverter": "Wechselrichter", "battery": "Batteriespeicher",
      "wallbox": "Ladestation", "electrics": "Elektroinstallation", "ventilation": "Lüftung", "lift": "Lift",
      "intercom": "Gegensprechanlage", "water_pipes": "Wasserleitungen", "sewage_pipes": "Abwasserleitungen",
      "oil_tank": "Öltank", "bathroom": "Bad", "kitchen": "Küche", "kitchen_appliances": "Küchengeräte",
      "oven": "Kochherd und Backofen", "range_hood": "Dampfabzug", "fridge": "Kühlschrank",
      "dishwasher": "Geschirrspüler", "washing_machine": "Waschmaschine", "tumble_dryer": "Tumbler",
      "flooring": "Bodenbeläge", "interior_paint": "Innenanstrich", "interior_doors": "Innentüren",
      "built_in_furniture": "Einbauschränke", "fireplace": "Cheminée", "garage_door": "Garagentor",
      "garden": "Umgebung"},
    "document": {
      "ownership": "Eigentum & Grundbuch", "plan": "Pläne & Baubewilligung", "contract": "Verträge",
      "offer": "Offerten", "invoice": "Rechnungen & Quittungen", "acceptance": "Abnahme & Mängel",
      "warranty": "Garantien & Anleitungen", "insurance": "Versicherungen", "mortgage": "Hypothek & Bank",
      "tax": "Steuern", "energy": "Energie & GEAK", "inspection": "Kontrollen & Nachweise",
      "condominium": "Stockwerkeigentum", "valuation": "Bewertung", "photo": "Fotos",
      "correspondence": "Korrespondenz", "other": "Übriges"},
    "measure": {
      "replacement": "Ersatz", "renovation": "Sanierung", "upkeep": "Unterhalt", "energy": "Energie",
      "safety": "Sicherheit", "comfort": "Komfort"}
  }'::jsonb -> kind ->> key
$$;

create function app.quoted_word(lexeme text) returns text language sql immutable parallel safe as $$
  select '''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || ''''
$$;

-- All words of one thing, those of its name and what stands beside it in front. A row of an index ends at 2700 bytes: each
-- part stays below whatever its letters are. What is longer than any word is none.
create function app.parts_of_words(head text, body text) returns table (part integer, words tsvector)
  language sql stable as $$
  with first_words as materialized (
    select distinct w.lexeme from unnest(to_tsvector(app.word_parts(), head) || to_tsvector(app.word_stems(), head)) w),
  all_words as (
    select f.lexeme, ':1A' as mark from first_words f
    union all
    select b.lexeme, '' from unnest(to_tsvector(app.word_parts(), body) || to_tsvector(app.word_stems(), body)) b
    where not exists (select from first_words f where f.lexeme = b.lexeme)),
  sized as (
    select w.lexeme, w.mark,
      (sum(octet_length(w.lexeme) + 8) over (order by w.mark desc, w.lexeme) / 1500)::integer as part
    from all_words w where octet_length(w.lexeme) <= 100)
  select s.part, string_agg(app.quoted_word(s.lexeme) || s.mark, ' ')::tsvector from sized s group by s.part
$$;

-- Columns of a row as one text; a list is its words.
create function app.told(said jsonb, columns text) returns text language sql immutable parallel safe as $$
  select string_agg(case jsonb_typeof(said -> c.name)
    when 'array' then (select string_agg(e, ' ') from jsonb_array_elements_text(said -> c.name) e)
    else said ->> c.name end, ' ')
  from unnest(string_to_array(columns, ' ')) with ordinality c (name, place)
$$;

-- An owner who changes a paper and the worker that has read its file write the same words: the second sees the first.
create function app.alone_with(id text) returns void language sql volatile as $$
  select pg_advisory_xact_lock(hashtextextended(id, 43))
$$;

-- Writes the words of one row anew. `ways`: the column it is called by, columns in front, columns behind, the one with a
-- label, and the one that names a file whose text belongs to it.
create function app.write_words(of_kind text, said jsonb, ways text[]) returns void language plpgsql as $$
declare
  label text := app.search_label(of_kind, said ->> ways[4]);
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

create function app.keep_words() returns trigger language plpgsql as $$
declare
  was jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
  said jsonb := to_jsonb(new);
  used text := concat_ws(' ', tg_argv[0], tg_argv[1], tg_argv[2], tg_argv[3], 'deleted_at');
begin
  -- Most changes touch no word.
  if was is not null and not exists (
    select from unnest(string_to_array(used, ' ')) c (name) where was -> c.name is distinct from said -> c.name)
  then return null; end if;
  perform app.write_words(tg_table_name, said, array[tg_argv[0], tg_argv[1], tg_argv[2], tg_argv[3], tg_argv[4]]);
  return null;
end $$;

-- What was read in a file, told to the paper that names it, whose trigger says how it is found.
create function app.keep_words_of_file() returns trigger language plpgsql as $$
begin
  perform app.alone_with(d.id::text) from app.document d
  where (d.real_estate_id, d.file_id) in (select r.real_estate_id, r.file_id from read r) order by d.id;
  perform app.write_words('document', to_jsonb(d), array[tg_argv[0], tg_argv[1], tg_argv[2], tg_argv[3], tg_argv[4]])
  from app.document d where (d.real_estate_id, d.file_id) in (select r.real_estate_id, r.file_id from read r);
  return null;
end $$;

-- How each noun is found.
create trigger keep_words after insert or update on app.todo for each row
  execute function app.keep_words('title', '', 'note');
create trigger keep_words after insert or update on app.room for each row
  execute function app.keep_words('name');
create trigger keep_words after insert or update on app.component for each row
  execute function app.keep_words('name', 'manufacturer model material serial_number', 'note', 'catalog_key');
create trigger keep_words after insert or update on app.measure for each row
  execute function app.keep_words('title', '', 'reason', 'kind');
create trigger keep_words after insert or update on app.document for each row
  execute function app.keep_words('title', 'sender tags', 'note', 'category', 'file_id');
create trigger keep_words_read after insert on app.file_text referencing new table as read for each statement
  execute function app.keep_words_of_file('title', 'sender tags', 'note', 'category', 'file_id');
create trigger keep_words_read_anew after update on app.file_text referencing new table as read for each statement
  execute function app.keep_words_of_file('title', 'sender tags', 'note', 'category', 'file_id');

-- One word somebody asked for, whichever way it is found: in its parts, as a whole, or as the beginning of one.
create function app.asked(word text) returns tsquery language sql stable as $$
  select coalesce(whole.query || case when word ~ '^[[:alnum:]]{3,}$' then (app.quoted_word(
      replace(replace(replace(app.folded(word), 'ae', 'a'), 'oe', 'o'), 'ue', 'u')) || ':*')::tsquery end, whole.query)
  from (select plainto_tsquery(app.word_parts(), word) || plainto_tsquery(app.word_stems(), word) as query) whole
$$;

-- A text with what was found in it between two signs no owner can write; nothing where nothing is.
create function app.marked(said text, query tsquery, options text) returns text language sql stable as $$
  select case when to_tsvector(app.word_parts(), said) @@ query
      then ts_headline(app.word_parts(), said, query, 'StartSel="' || chr(2) || '", StopSel="' || chr(3) || '", ' || options)
    when to_tsvector(app.word_stems(), said) @@ query
      then ts_headline(app.word_stems(), said, query, 'StartSel="' || chr(2) || '", StopSel="' || chr(3) || '", ' || options)
    end
$$;

-- What is there already is read by the next migration, when no lock holds up a writer; the one after it takes this back.
do $$
declare
  noun text;
begin
  foreach noun in array array['todo', 'component', 'room', 'measure', 'document', 'file_text'] loop
    execute format('create policy finding on app.%I for select to hauswart_migrate using (true)', noun);
  end loop;
end $$;
create policy finding on app.search_text to hauswart_migrate using (true) with check (true);
