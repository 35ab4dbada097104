-- A to-do may be written down for a decision, and goes along when that is taken back. Who looks for those of one
-- decision has read the list already: no index, for to build one would hold up every writer.
alter table app.todo add column measure_id uuid;
-- Rows that are there have none: they are looked through later (0018), when no lock holds up a writer.
alter table app.todo add constraint todo_measure foreign key (real_estate_id, measure_id)
  references app.measure (real_estate_id, id) on delete set null (measure_id) not valid;

-- For which decision it was written down is a fact of its beginning: no grant lets anyone change it, nor where it is.
revoke update on app.todo from hauswart_app;
grant update (title, note, due_on, component_id, state, done_at, done_by, version, updated_at, deleted_at)
  on app.todo to hauswart_app;
