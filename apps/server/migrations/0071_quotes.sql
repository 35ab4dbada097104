-- What somebody offers to do for how much. Row security hides the whole quote from who may not see finances.
create table app.quote (
  real_estate_id uuid not null references app.real_estate (id) on delete cascade,
  id uuid not null,
  project_id uuid not null,
  craftsman_id uuid,
  -- Stays when somebody leaves the address book.
  company text not null check (length(company) between 1 and 120),
  -- That one has expired follows from its day.
  state text not null check (state in ('asked', 'received', 'in_review', 'accepted', 'declined')),
  received_on date,
  valid_until date,
  -- Before the discount; with VAT or without, as the quote says it, and its lines the same.
  price_rappen bigint check (price_rappen >= 0),
  discount_rappen bigint not null check (discount_rappen >= 0),
  includes_vat boolean not null,
  vat_permille smallint not null check (vat_permille between 0 and 200),
  cash_discount_permille smallint check (cash_discount_permille between 1 and 1000),
  cash_discount_days smallint check (cash_discount_days between 1 and 365),
  note text check (length(note) between 1 and 2000),
  lines jsonb not null,
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  act_id uuid default app.act(),
  primary key (real_estate_id, id),
  constraint quote_of_project foreign key (real_estate_id, project_id) references app.project (real_estate_id, id)
    on delete cascade,
  constraint quote_of_craftsman foreign key (real_estate_id, craftsman_id) references app.craftsman (real_estate_id, id)
    on delete set null (craftsman_id),
  constraint valid_in_order check (received_on <= valid_until),
  constraint priced_unless_asked check (price_rappen is not null or state in ('asked', 'declined')),
  constraint discount_within_price check (discount_rappen <= coalesce(price_rappen, 0)),
  constraint whole_cash_discount check ((cash_discount_permille is null) = (cash_discount_days is null)),
  constraint some_lines check (case when jsonb_typeof(lines) = 'array' then jsonb_array_length(lines) <= 60 else false end)
);
create index quote_of_project on app.quote (real_estate_id, project_id, id) where is_active;
create index quote_of_craftsman on app.quote (real_estate_id, craftsman_id) where craftsman_id is not null;

alter table app.quote enable row level security;
alter table app.quote force row level security;
create policy finance_right on app.quote for select to hauswart_app
  using (real_estate_id = app.house() and app.may_see_finances());
create policy finance_right_insert on app.quote for insert to hauswart_app
  with check (real_estate_id = app.house() and app.may_see_finances() and app.may_write());
create policy finance_right_update on app.quote for update to hauswart_app
  using (real_estate_id = app.house() and app.may_see_finances() and app.may_write())
  with check (real_estate_id = app.house() and app.may_see_finances() and app.may_write());
create policy removing on app.quote to hauswart_migrate
  using (real_estate_id = app.house() and app.may_remove()) with check (real_estate_id = app.house() and app.may_remove());
grant select, insert, update (craftsman_id, company, state, received_on, valid_until, price_rappen, discount_rappen,
  includes_vat, vat_permille, cash_discount_permille, cash_discount_days, note, lines, is_active, version, updated_at,
  act_id) on app.quote to hauswart_app;

create trigger keep_before before update on app.quote for each row execute function app.keep_row('finance');
create trigger keep_after after insert on app.quote for each row execute function app.keep_row('finance');

-- A quote goes with its renovation, and what was kept of it for an undo goes too.
create function app.forget_quote() returns trigger language plpgsql set search_path = pg_catalog, app, pg_temp as $$
begin
  perform app.forget_images(array[old.id]);
  return null;
end $$;
create trigger forget_images after delete on app.quote for each row execute function app.forget_quote();
