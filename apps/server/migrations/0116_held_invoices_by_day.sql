-- Holds up no writer: rows written since 0115 obey already, the others are looked through under a weak lock.
alter table app.invoice validate constraint whole_dispute, validate constraint whole_retention,
  validate constraint held_by_something, validate constraint only_bills_held;
-- By the day on which something is to be done: to pay, or to look at what was kept back. Built inside the transaction as in
-- 0055. Their columns come with 0115: where the table has grown large, 0115 runs first, then the indexes are built
-- `concurrently` by hand, then this file runs (docs/runbook.md, «Migrations»).
create index if not exists invoice_asks_next on app.invoice
    (real_estate_id, (case when is_held then retained_until else due_on end), id)
  where deleted_at is null and open_rappen > 0 and not (is_held and retained_until is null);
create index if not exists invoice_asks_due on app.invoice
    ((case when is_held then retained_until else due_on end), real_estate_id)
  where deleted_at is null and open_rappen > 0 and not (is_held and retained_until is null);
-- The release before this one still asks by `invoice_next` and `invoice_due`: a later release drops them, when it is gone.
