-- Holds up no writer: rows written since 0130 obey already, the others are looked through under a weak lock.
alter table app.invoice validate constraint known_invoice_kind, validate constraint signed_by_kind,
  validate constraint credit_alone, validate constraint even_tax_lines, validate constraint credit_of_bill;
alter table app.invoice_payment validate constraint some_amount;
-- Built inside the transaction as in 0116, under no lock of 0130. Its column comes with 0130: where the table has grown
-- large, 0130 runs first, then the index is built `concurrently` by hand, then this file runs (docs/runbook.md).
create index if not exists credit_of_bill on app.invoice (real_estate_id, credits_id) where credits_id is not null;
