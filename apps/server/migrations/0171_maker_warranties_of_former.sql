-- The year in which the product it was given for was replaced: nobody answers for that one any more.
alter table app.maker_warranty add column replaced_year smallint;
grant update (replaced_year) on app.maker_warranty to hauswart_app;
grant select (replaced_year) on app.maker_warranty to hauswart_worker;

-- Found by its product, its maker and what was noted, but not while its component lies in the trash.
create function app.write_words_of_warranty(said app.maker_warranty) returns void language sql as $$
  select app.write_words('maker_warranty', to_jsonb(said) || jsonb_build_object('deleted_at', coalesce(said.deleted_at,
      (select c.deleted_at from app.component c where c.real_estate_id = said.real_estate_id and c.id = said.component_id))),
    array['title', 'maker', 'note', null, null])
$$;
create function app.keep_words_of_warranty() returns trigger language plpgsql as $$
begin
  -- Most changes touch no word.
  if tg_op = 'UPDATE' and (old.title, old.maker, old.note, old.deleted_at)
    is not distinct from (new.title, new.maker, new.note, new.deleted_at) then return null; end if;
  perform app.write_words_of_warranty(new);
  return null;
end $$;
create trigger keep_words after insert or update on app.maker_warranty for each row
  execute function app.keep_words_of_warranty();
create function app.hide_maker_warranties() returns trigger language plpgsql as $$
begin
  perform app.write_words_of_warranty(w) from app.maker_warranty w
  where w.real_estate_id = new.real_estate_id and w.component_id = new.id;
  return null;
end $$;
create trigger hide_maker_warranties after update of deleted_at on app.component for each row
  when (old.deleted_at is distinct from new.deleted_at) execute function app.hide_maker_warranties();

-- Looked through in the next migration, as in 0083.
do $$
declare
  kinds text;
begin
  select string_agg(quote_literal(k.found[1]), ', ') into kinds
  from pg_constraint c
  cross join lateral regexp_matches(pg_get_constraintdef(c.oid), '''([a-z_]+)''', 'g') as k (found)
  where c.conrelid = 'app.search_text'::regclass and c.conname = 'known_kind';
  execute format('alter table app.search_text drop constraint known_kind,
    add constraint known_kind check (kind in (%s, ''maker_warranty'')) not valid', kinds);
end $$;
