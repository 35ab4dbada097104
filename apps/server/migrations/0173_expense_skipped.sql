-- A time of a cost that comes again may have cost nothing: until which day such times are left out. Looked through in the
-- next migration.
alter table app.invoice
  add column skipped_until date;
alter table app.invoice
  add constraint skipped_of_expense check (skipped_until is null or kind = 'expense') not valid;
grant update (skipped_until) on app.invoice to hauswart_app;
