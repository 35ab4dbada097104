-- The night looks at the houses of aged files one after another. Led by the day, every hundred houses read the whole
-- window of a hundred days anew; led by the house, only their own rows. Built inside the transaction as in 0055: where the
-- table has grown large, the index is built `concurrently` by hand before.
create index if not exists file_of_age on app.file (real_estate_id, created_at);
