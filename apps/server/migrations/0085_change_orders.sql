-- What is asked for on top of an accepted quote. Row security hides all of it from who may not see finances.
create table app.change_order (
  real_estate_id uuid not null references app.real_estate (id) on delete cascade,
  id uuid not null,
  quote_id uuid not null,
  title text not null check (length(title) between 1 and 120),
  -- With VAT: what is to pay.
  amount_rappen bigint not null check (amount_rappen > 0),
  extra_days smallint check (extra_days between 1 and 365),
  state text not null check (state in ('open', 'accepted', 'declined')),
  said_on date not null,
  note text check (length(note) between 1 and 2000),
  -- Where its sum was committed when it was accepted, and how much: what a refusal takes out again.
  cost_item_id uuid,
  committed_rappen bigint check (committed_rappen > 0),
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  act_id uuid default app.act(),
  primary key (real_estate_id, id),
  constraint order_of_quote foreign key (real_estate_id, quote_id) references app.quote (real_estate_id, id) on delete cascade,
  constraint order_in_cost_item foreign key (real_estate_id, cost_item_id) references app.cost_item (real_estate_id, id)
    on delete set null (cost_item_id)
);
create index order_of_quote on app.change_order (real_estate_id, quote_id, id);
create index order_cost_item on app.change_order (real_estate_id, cost_item_id) where cost_item_id is not null;

alter table app.change_order enable row level security;
alter table app.change_order force row level security;
create policy finance_right on app.change_order for select to hauswart_app
  using (real_estate_id = app.house() and app.may_see_finances());
create policy finance_right_insert on app.change_order for insert to hauswart_app
  with check (real_estate_id = app.house() and app.may_see_finances() and app.may_write());
create policy finance_right_update on app.change_order for update to hauswart_app
  using (real_estate_id = app.house() and app.may_see_finances() and app.may_write())
  with check (real_estate_id = app.house() and app.may_see_finances() and app.may_write());
create policy removing on app.change_order to hauswart_migrate
  using (real_estate_id = app.house() and app.may_remove()) with check (real_estate_id = app.house() and app.may_remove());
grant select, insert, update (title, amount_rappen, extra_days, state, said_on, note, cost_item_id, committed_rappen, is_active,
  version, updated_at, act_id) on app.change_order to hauswart_app;

create trigger keep_before before update on app.change_order for each row execute function app.keep_row('finance');
create trigger keep_after after insert on app.change_order for each row execute function app.keep_row('finance');
-- As with a quote: it goes with its renovation, and what was kept of it for an undo goes too.
create trigger forget_images after delete on app.change_order for each row execute function app.forget_quote();
