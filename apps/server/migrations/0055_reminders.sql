-- A house reminds those who live with it. What a message is about stands beside it, so that whoever passes it on later can
-- look once more whether it is still true. No key leads to the house: messages belong to people.
alter table app.notification
  add column real_estate_id uuid,
  add column thing_id uuid,
  -- The day it was told for; a thing that was moved since is another reminder.
  add column due_on date;

-- Until when somebody has looked: whoever comes next goes on from there, whatever happened in between.
create table app.reminder_mark (
  name text primary key check (name in ('days', 'hours')),
  looked_until timestamptz not null
);
alter table app.reminder_mark enable row level security;
alter table app.reminder_mark force row level security;
create policy worker on app.reminder_mark to hauswart_worker using (true) with check (true);
grant select, insert, update on app.reminder_mark to hauswart_worker;

-- What is due is found by its day over all houses, and nothing else is looked at. Built inside the transaction: writers
-- wait while a table is read, which is short at its size today. Where it has grown large, the index is built
-- `concurrently` by hand before.
create index if not exists todo_due on app.todo (due_on, real_estate_id)
  where state = 'open' and deleted_at is null and due_on is not null;
create index if not exists maintenance_task_due on app.maintenance_task (next_on, real_estate_id) where is_active;
create index if not exists document_ends on app.document (valid_until, real_estate_id)
  where deleted_at is null and valid_until is not null;
create index if not exists appointment_starts on app.appointment (starts_on, real_estate_id)
  where deleted_at is null and state = 'planned';

-- Before it enters a house the worker sees what is due and who is to be told, and of that nothing else.
create policy due on app.todo for select to hauswart_worker
  using (state = 'open' and deleted_at is null and due_on is not null);
create policy due on app.maintenance_task for select to hauswart_worker using (is_active);
create policy due on app.document for select to hauswart_worker using (deleted_at is null and valid_until is not null);
create policy due on app.appointment for select to hauswart_worker using (deleted_at is null and state = 'planned');
create policy lived_in on app.real_estate for select to hauswart_worker using (status = 'active');
create policy to_be_told on app.membership for select to hauswart_worker using (true);
grant select on app.maintenance_task to hauswart_worker;
grant select (real_estate_id, id, title, starts_on, starts_at, state, deleted_at) on app.appointment to hauswart_worker;

-- Upkeep rests while its component lies in the trash. Asked for one component and answered yes or no: of the components of
-- houses it has not entered the worker sees nothing.
create policy standing on app.component for select to hauswart_migrate using (deleted_at is null);
create function app.is_standing(of_house uuid, of_component uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, app, pg_temp as $$
    select exists (select from app.component c
      where c.real_estate_id = of_house and c.id = of_component and c.deleted_at is null)
  $$;
revoke execute on function app.is_standing(uuid, uuid) from public;
grant execute on function app.is_standing(uuid, uuid) to hauswart_worker;
