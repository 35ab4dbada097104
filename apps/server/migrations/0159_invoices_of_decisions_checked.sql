-- Holds up no writer: rows written since 0158 obey already, the others are looked through under a weak lock.
alter table app.invoice validate constraint invoice_of_measure, validate constraint whole_warranty;
-- Built inside the transaction as in 0116, under no lock of 0158. Its column comes with 0158: where the table has grown
-- large, 0158 runs first, then the index is built `concurrently` by hand, then this file runs (docs/runbook.md).
create index if not exists invoice_of_measure on app.invoice (real_estate_id, measure_id) where measure_id is not null;
