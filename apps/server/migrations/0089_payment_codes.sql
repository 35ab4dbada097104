-- The code of a QR-bill as it was read: what an app of a bank is shown again must say what its sender wrote.
alter table app.invoice add column qr_code text,
  add constraint code_fits check (length(qr_code) between 1 and 1000) not valid;
grant update (qr_code) on app.invoice to hauswart_app;
