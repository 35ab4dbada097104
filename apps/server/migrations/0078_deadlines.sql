-- Invoices, their discounts and quotes are told of by their day, as all else that has one: found in a house and over all
-- houses by an index each, seen by the worker without an amount, and told to those who may see finances. Built inside the
-- transaction as in 0055: where a table has grown large, the index is built `concurrently` by hand before.
create index if not exists invoice_due on app.invoice (due_on, real_estate_id) where deleted_at is null and open_rappen > 0;
create index if not exists discount_next on app.invoice (real_estate_id, discount_until, id)
  where deleted_at is null and open_rappen > 0 and discount_until is not null;
create index if not exists discount_due on app.invoice (discount_until, real_estate_id)
  where deleted_at is null and open_rappen > 0 and discount_until is not null;
create index if not exists quote_next on app.quote (real_estate_id, valid_until, id)
  where is_active and state in ('received', 'in_review') and valid_until is not null;
create index if not exists quote_due on app.quote (valid_until, real_estate_id)
  where is_active and state in ('received', 'in_review') and valid_until is not null;

create policy due on app.invoice for select to hauswart_worker using (deleted_at is null and open_rappen > 0);
grant select (real_estate_id, id, creditor, due_on, discount_until, component_id, project_id, deleted_at)
  on app.invoice to hauswart_worker;
create policy due on app.quote for select to hauswart_worker
  using (is_active and state in ('received', 'in_review') and valid_until is not null);
grant select (real_estate_id, id, project_id, company, state, valid_until, is_active) on app.quote to hauswart_worker;
grant select (component_id) on app.defect to hauswart_worker;

-- As in 0057, with the right to finances of whoever subscribed: their calendar tells when to pay whom, and no amount.
create or replace function app.enter_calendar(secret bytea) returns text[]
  language plpgsql security definer set search_path = pg_catalog, app, pg_temp as $$
declare
  feed app.calendar_feed;
begin
  select f.* into feed from app.calendar_feed f where f.secret_hash = secret;
  if not found then return null; end if;
  if feed.fetched_at is null or feed.fetched_at < now() - interval '1 minute' then
    update app.calendar_feed f set fetched_at = now()
    where f.real_estate_id = feed.real_estate_id and f.user_id = feed.user_id and f.secret_hash = secret;
  end if;
  perform set_config('app.real_estate_id', feed.real_estate_id::text, true), set_config('app.role', 'reader', true),
    set_config('app.finances', case when m.can_see_finances then 'on' else 'off' end, true)
  from app.membership m where m.user_id = feed.user_id and m.real_estate_id = feed.real_estate_id;
  return feed.contents;
end $$;
