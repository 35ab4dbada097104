-- A quote is found by its firm, and behind it by its note and the words of its lines, whose amounts `app.told` leaves out.
-- One that was taken away, or whose renovation lies in the trash, has no words. The two triggers act as the owner of the
-- tables: a firm gives its quote by a link, and who may not see finances throws a renovation away with quotes it does not
-- see. They take nothing but the row that its own policies have let through, and nobody can call them.
create function app.write_words_of_quote(said app.quote) returns void language sql as $$
  select app.write_words('quote', to_jsonb(said) || jsonb_build_object('deleted_at', case when not (said.is_active
      and exists (select from app.project p where p.real_estate_id = said.real_estate_id and p.id = said.project_id
        and p.deleted_at is null)) then now() end),
    array['company', '', 'note lines', null, null])
$$;
revoke execute on function app.write_words_of_quote(app.quote) from public;

create function app.keep_words_of_quote() returns trigger
  language plpgsql security definer set search_path = pg_catalog, app, pg_temp as $$
begin
  -- Most changes touch no word.
  if tg_op = 'UPDATE' and (old.company, old.note, old.lines, old.is_active)
    is not distinct from (new.company, new.note, new.lines, new.is_active) then return null; end if;
  perform app.write_words_of_quote(new);
  return null;
end $$;
revoke execute on function app.keep_words_of_quote() from public;
create trigger keep_words after insert or update on app.quote for each row execute function app.keep_words_of_quote();

create function app.follow_project_quotes() returns trigger
  language plpgsql security definer set search_path = pg_catalog, app, pg_temp as $$
begin
  perform app.write_words_of_quote(q) from app.quote q
  where q.real_estate_id = new.real_estate_id and q.project_id = new.id;
  return null;
end $$;
revoke execute on function app.follow_project_quotes() from public;
create trigger follow_project_quotes after update of deleted_at on app.project for each row
  when (old.deleted_at is distinct from new.deleted_at) execute function app.follow_project_quotes();

-- Only for the functions above, which write the words of a row that its own policies have let through.
create policy words_of_quote on app.search_text for insert to hauswart_migrate with check (kind = 'quote');
-- Who may not see a quote does not find it by its words either.
alter policy members_see on app.search_text
  using (real_estate_id = app.house() and (kind not in ('invoice', 'quote') or app.may_see_finances()));

-- Looked through in the next migration, as in 0083.
do $$
declare
  kinds text;
begin
  select string_agg(quote_literal(k.found[1]), ', ') into kinds
  from pg_constraint c cross join lateral regexp_matches(pg_get_constraintdef(c.oid), '''([a-z_]+)''', 'g') as k (found)
  where c.conrelid = 'app.search_text'::regclass and c.conname = 'known_kind';
  execute format('alter table app.search_text drop constraint known_kind,
    add constraint known_kind check (kind in (%s, %L)) not valid', kinds, 'quote');
end $$;
