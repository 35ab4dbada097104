-- An amount that is taken away and said again must not get a version somebody has seen before. So versions start at a
-- number nobody can guess; that two beginnings meet is one in a thousand million.
alter table app.amount alter column version set default 1 + floor(random() * 1000000000)::integer;

-- A change of the house can make an amount untrue, also one that whoever makes the change may not see: then it goes,
-- unseen. What an event did cost stays true.
create function app.drop_amount(of_object uuid, of_kind text) returns void
  language sql security definer set search_path = pg_catalog, app as $$
    delete from app.amount a where a.real_estate_id = app.house() and a.object_id = of_object and a.kind = of_kind
  $$;
revoke execute on function app.drop_amount(uuid, text) from public;
grant execute on function app.drop_amount(uuid, text) to hauswart_app;
create policy dropping_finds on app.amount for select to hauswart_migrate
  using (real_estate_id = app.house() and app.may_write() and kind <> 'event_cost');
create policy dropping on app.amount for delete to hauswart_migrate
  using (real_estate_id = app.house() and app.may_write() and kind <> 'event_cost');
