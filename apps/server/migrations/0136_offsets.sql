-- A credit note set off against a bill is two payments of the same amount, one below zero: each names the other and the
-- invoice that one is of, so that they stand or fall together. It is found by its own key, hence no index. No foreign
-- key: what lies in the trash still names a payment that went for good, and is judged when it comes back.
alter table app.invoice_payment add column offset_id uuid, add column offset_invoice_id uuid;
-- Looked through in the next migration, when no lock holds up a writer.
alter table app.invoice_payment add constraint whole_offset
  check ((offset_id is null) = (offset_invoice_id is null) and offset_invoice_id <> invoice_id) not valid;
