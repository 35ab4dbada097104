-- What an owner does not pay for now: because the invoice is disputed, or because a part of it is kept back until a day.
alter table app.invoice
  add column disputed_on date,
  add column dispute_reason text,
  add column dispute_demand text,
  -- Nothing: the whole invoice.
  add column disputed_rappen bigint,
  add column retained_rappen bigint,
  add column retained_until date,
  add column retained_reason text,
  -- Nothing of what is open is to be paid now: counted by the domain at every write, as what is open.
  add column is_held boolean not null default false;
-- Looked through in the next migration, when no lock holds up a writer.
alter table app.invoice
  add constraint whole_dispute check (case when disputed_on is null
    then num_nonnulls(dispute_reason, dispute_demand, disputed_rappen) = 0
    else num_nonnulls(dispute_reason, dispute_demand) = 2 and length(dispute_reason) between 1 and 2000
      and dispute_demand in ('correction', 'breakdown', 'repair', 'withdrawal')
      and coalesce(disputed_rappen, 1) > 0 end) not valid,
  add constraint whole_retention check (case when retained_until is null
    then num_nonnulls(retained_rappen, retained_reason) = 0
    else num_nonnulls(retained_rappen, retained_reason) = 2 and length(retained_reason) between 1 and 200
      and retained_rappen > 0 end) not valid,
  add constraint held_by_something check (not is_held or num_nonnulls(disputed_on, retained_until) > 0) not valid,
  add constraint only_bills_held check (kind = 'bill' or num_nonnulls(disputed_on, retained_until) = 0) not valid;
grant update (disputed_on, dispute_reason, dispute_demand, disputed_rappen, retained_rappen, retained_until,
  retained_reason, is_held) on app.invoice to hauswart_app;

-- Of what is disputed nobody is reminded; what is kept back is told of by its day, whatever else is disputed of the same
-- invoice. The worker still sees no amount.
alter policy due on app.invoice
  using (deleted_at is null and open_rappen > 0 and not (is_held and retained_until is null));
grant select (is_held, disputed_on, retained_until) on app.invoice to hauswart_worker;

create or replace trigger keep_words after insert or update on app.invoice for each row
  execute function app.keep_words('creditor', 'number', 'note tax_lines dispute_reason');
