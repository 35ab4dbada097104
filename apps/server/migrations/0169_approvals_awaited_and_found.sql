-- What a renovation that was cancelled asked for ends with it, and a permit with one that is closed; money is often called in after that.
create function app.is_awaited_approval(of_house uuid, of_project uuid, of_kind text) returns boolean
  language sql stable security definer set search_path = pg_catalog, app, pg_temp as $$
    select exists (select from app.project p
      where p.real_estate_id = of_house and p.id = of_project and p.deleted_at is null
        and p.state <> 'cancelled' and (of_kind = 'subsidy' or p.state <> 'closed'))
  $$;
revoke execute on function app.is_awaited_approval(uuid, uuid, text) from public;
grant execute on function app.is_awaited_approval(uuid, uuid, text) to hauswart_worker;

-- Found by its name, its office, its number and what was noted, but not while its renovation lies in the trash.
create trigger keep_words after insert or update on app.approval for each row
  execute function app.keep_words('title', 'office number', 'note');
create function app.hide_approvals() returns trigger language plpgsql as $$
begin
  perform app.write_words('approval', to_jsonb(a) || jsonb_build_object('deleted_at', coalesce(a.deleted_at, new.deleted_at)),
    array['title', 'office number', 'note', null, null])
  from app.approval a where a.real_estate_id = new.real_estate_id and a.project_id = new.id;
  return null;
end $$;
create trigger hide_approvals after update of deleted_at on app.project for each row
  when (old.deleted_at is distinct from new.deleted_at) execute function app.hide_approvals();

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
    add constraint known_kind check (kind in (%s, ''approval'')) not valid', kinds);
end $$;
