-- A change order may also lower what is to pay.
alter table app.change_order drop constraint change_order_amount_rappen_check;
alter table app.change_order drop constraint change_order_committed_rappen_check;
alter table app.change_order add constraint change_order_amount check (amount_rappen <> 0) not valid;
alter table app.change_order add constraint change_order_committed check (committed_rappen <> 0) not valid;
