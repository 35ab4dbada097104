-- Costs without a paper: wages of the caretaker, what was paid in cash, yearly fees. An invoice that was paid on its day, to
-- nobody's account; it may come again, and each booking names the one it follows.
alter table app.invoice
  add column kind text not null default 'bill',
  add column category text,
  add column repeat_mode text,
  add column repeat_every smallint,
  add column repeat_unit text,
  add column repeat_from date,
  add column follows_id uuid;
-- Rows that are there are bills: looked through in the next migration, when no lock holds up a writer.
alter table app.invoice
  add constraint known_invoice_kind check (kind in ('bill', 'expense')) not valid,
  add constraint expense_alone check (case when kind = 'expense'
    then open_rappen = 0 and due_on = issued_on and is_reviewed and category in ('heating', 'electricity', 'water', 'waste',
        'insurance', 'mortgage_interest', 'administration', 'service', 'garden', 'cleaning', 'tax', 'renewal_fund', 'other')
      and num_nonnulls(number, iban, reference, uid, qr_code, discount_until) = 0
    else num_nonnulls(category, repeat_mode, follows_id) = 0 end) not valid,
  add constraint whole_recurrence check (
    case when repeat_mode is null then num_nonnulls(repeat_every, repeat_unit, repeat_from) = 0
    else repeat_mode in ('fixed', 'from_completion') and repeat_every between 1 and 120
      and repeat_unit in ('day', 'week', 'month', 'year') and num_nonnulls(repeat_every, repeat_unit, repeat_from) = 3
      end) not valid,
  add constraint booking_follows foreign key (real_estate_id, follows_id) references app.invoice (real_estate_id, id)
    on delete set null (follows_id) not valid;
create index booking_follows on app.invoice (real_estate_id, follows_id) where follows_id is not null;
grant update (category, repeat_mode, repeat_every, repeat_unit, repeat_from) on app.invoice to hauswart_app;
