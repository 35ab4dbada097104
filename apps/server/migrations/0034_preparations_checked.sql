-- Holds up no writer: rows written since 0033 obey already, the others are looked through under a weak lock.
alter table app.todo validate constraint known_preparation;

-- Built inside the transaction: to-dos wait while the table is read, which is short at its size today. Where it has grown
-- large, the index is built `concurrently` by hand before.
create index if not exists todo_not_named on app.todo (real_estate_id, id)
  where measure_id is not null and prepares is null;
