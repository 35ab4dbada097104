-- Whoever is told something hears of it outside the list too. In the transaction that tells it, however many are told at
-- once and by whom: one job per statement, with nothing in it but identifiers.
create function app.deliver_notifications() returns trigger
  language plpgsql set search_path = pg_catalog, app, pg_temp as $$
begin
  perform app.enqueue('deliver_notifications',
    json_build_object('notifications', json_agg(json_build_object('userId', t.user_id, 'id', t.id))), null, null)
  from told t having count(*) > 0;
  return null;
end $$;
create trigger deliver after insert on app.notification referencing new table as told
  for each statement execute function app.deliver_notifications();
