-- Which preparation of its decision a to-do is, whatever it is called, and when somebody worked on it. Until now the first
-- was read off its title and the second off `updated_at`, by the browser.
alter table app.todo
  add column prepares text,
  -- Whoever was there before counts as worked on until the worker has looked at it (`name_preparations`): so no act takes
  -- anything along too much. The default is looked up once and kept in the catalogue: no row is written anew.
  add column touched_at timestamptz default now();
alter table app.todo alter column touched_at drop default;
-- Rows that are there have none: looked through in the next migration, when no lock holds up a writer.
alter table app.todo add constraint known_preparation
  check (prepares in ('offers', 'subsidy', 'permit', 'asbestos', 'contract')) not valid;

-- What it prepares is a fact of its beginning, as its decision is: no grant lets anyone change it.
grant update (touched_at) on app.todo to hauswart_app;

-- The worker names them house by house: one update over the table would hold its rows, and whoever works on them, to the
-- end. Which ones have no name yet is known before a house is entered.
create policy not_named on app.todo for select to hauswart_worker using (measure_id is not null and prepares is null);
create policy naming on app.todo for update to hauswart_worker
  using (real_estate_id = app.house() and measure_id is not null)
  with check (real_estate_id = app.house() and measure_id is not null);
grant update (prepares, touched_at) on app.todo to hauswart_worker;

-- Naming is no act and must leave the marks of acts, or none of the month before could be undone. Nothing else changes
-- what a to-do prepares.
create or replace trigger keep_before before update on app.todo for each row
  when (old.prepares is not distinct from new.prepares) execute function app.keep_row();
