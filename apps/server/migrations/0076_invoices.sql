-- What a house is asked to pay. Row security hides the whole invoice from who may not see finances.
create table app.invoice (
  real_estate_id uuid not null references app.real_estate (id) on delete cascade,
  id uuid not null,
  creditor text not null check (length(creditor) between 1 and 120),
  number text check (length(number) between 1 and 60),
  iban text check (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  reference text check (length(reference) between 1 and 27),
  uid text check (length(uid) = 15),
  currency text not null check (currency in ('CHF', 'EUR')),
  amount_rappen bigint not null check (amount_rappen > 0),
  issued_on date not null,
  due_on date not null,
  discount_until date,
  -- Hundredths of a percent.
  discount_rate smallint check (discount_rate between 1 and 10000),
  note text check (length(note) between 1 and 2000),
  craftsman_id uuid,
  project_id uuid,
  cost_item_id uuid,
  component_id uuid,
  document_id uuid,
  tax_class text check (tax_class in ('upkeep', 'energy', 'improvement', 'operation', 'private')),
  tax_reason text check (length(tax_reason) between 1 and 500),
  -- Somebody looked at it. Where it stands follows from this, the days and the next column, and is written nowhere.
  is_reviewed boolean not null,
  -- What payments and discount leave open, less than nothing where too much was paid: counted by the domain at every write.
  open_rappen bigint not null check (open_rappen <= amount_rappen),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unmade_at timestamptz,
  act_id uuid default app.act(),
  primary key (real_estate_id, id),
  -- It must be kept for years: it stays when what it names goes.
  constraint invoice_of_craftsman foreign key (real_estate_id, craftsman_id)
    references app.craftsman (real_estate_id, id) on delete set null (craftsman_id),
  constraint invoice_of_project foreign key (real_estate_id, project_id)
    references app.project (real_estate_id, id) on delete set null (project_id),
  constraint invoice_of_cost_item foreign key (real_estate_id, cost_item_id)
    references app.cost_item (real_estate_id, id) on delete set null (cost_item_id),
  constraint invoice_of_component foreign key (real_estate_id, component_id)
    references app.component (real_estate_id, id) on delete set null (component_id),
  constraint invoice_of_document foreign key (real_estate_id, document_id)
    references app.document (real_estate_id, id) on delete set null (document_id),
  constraint due_in_order check (issued_on <= due_on),
  constraint discount_in_order check (issued_on <= discount_until),
  constraint whole_discount check ((discount_until is null) = (discount_rate is null))
);
-- By its day, the latest first; what a house has is looked at for the rest.
create index invoice_by_day on app.invoice (real_estate_id, issued_on, id) where deleted_at is null;
create index invoice_next on app.invoice (real_estate_id, due_on, id) where deleted_at is null and open_rappen > 0;
create index invoice_of_craftsman on app.invoice (real_estate_id, craftsman_id) where craftsman_id is not null;
create index invoice_of_project on app.invoice (real_estate_id, project_id) where project_id is not null;
create index invoice_of_cost_item on app.invoice (real_estate_id, cost_item_id) where cost_item_id is not null;
create index invoice_of_component on app.invoice (real_estate_id, component_id) where component_id is not null;
create index invoice_of_document on app.invoice (real_estate_id, document_id) where document_id is not null;

-- What was paid of it, in its currency. One that was taken back is no longer active.
create table app.invoice_payment (
  real_estate_id uuid not null references app.real_estate (id) on delete cascade,
  id uuid not null,
  invoice_id uuid not null,
  paid_on date not null,
  amount_rappen bigint not null check (amount_rappen > 0),
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  act_id uuid default app.act(),
  primary key (real_estate_id, id),
  constraint payment_of_invoice foreign key (real_estate_id, invoice_id) references app.invoice (real_estate_id, id)
    on delete cascade
);
create index payment_of_invoice on app.invoice_payment (real_estate_id, invoice_id, id);

alter table app.invoice enable row level security;
alter table app.invoice force row level security;
create policy finance_right on app.invoice for select to hauswart_app
  using (real_estate_id = app.house() and app.may_see_finances());
create policy finance_right_insert on app.invoice for insert to hauswart_app
  with check (real_estate_id = app.house() and app.may_see_finances() and app.may_write() and created_by = app.me());
create policy finance_right_update on app.invoice for update to hauswart_app
  using (real_estate_id = app.house() and app.may_see_finances() and app.may_write())
  with check (real_estate_id = app.house() and app.may_see_finances() and app.may_write());
create policy removing on app.invoice to hauswart_migrate
  using (real_estate_id = app.house() and app.may_remove()) with check (real_estate_id = app.house() and app.may_remove());
grant select, insert, update (creditor, number, iban, reference, uid, currency, amount_rappen, issued_on, due_on,
  discount_until, discount_rate, note, craftsman_id, project_id, cost_item_id, component_id, document_id, tax_class,
  tax_reason, is_reviewed, open_rappen, version, updated_at, deleted_at, unmade_at, act_id) on app.invoice to hauswart_app;

alter table app.invoice_payment enable row level security;
alter table app.invoice_payment force row level security;
create policy finance_right on app.invoice_payment for select to hauswart_app
  using (real_estate_id = app.house() and app.may_see_finances());
create policy finance_right_insert on app.invoice_payment for insert to hauswart_app
  with check (real_estate_id = app.house() and app.may_see_finances() and app.may_write());
create policy finance_right_update on app.invoice_payment for update to hauswart_app
  using (real_estate_id = app.house() and app.may_see_finances() and app.may_write())
  with check (real_estate_id = app.house() and app.may_see_finances() and app.may_write());
create policy removing on app.invoice_payment to hauswart_migrate
  using (real_estate_id = app.house() and app.may_remove()) with check (real_estate_id = app.house() and app.may_remove());
grant select, insert, update (paid_on, amount_rappen, is_active, version, updated_at, act_id)
  on app.invoice_payment to hauswart_app;

create trigger keep_before before update on app.invoice for each row execute function app.keep_row('finance');
create trigger keep_after after insert on app.invoice for each row execute function app.keep_row('finance');
create trigger keep_before before update on app.invoice_payment for each row execute function app.keep_row('finance');
create trigger keep_after after insert on app.invoice_payment for each row execute function app.keep_row('finance');
create trigger keep_words after insert or update on app.invoice for each row
  execute function app.keep_words('creditor', 'number', 'note');
create trigger follow_trash after update of deleted_at on app.invoice for each row
  when (old.deleted_at is distinct from new.deleted_at) execute function app.follow_trash();

-- A payment goes with its invoice, and what was kept of it for an undo goes too.
create function app.forget_payment() returns trigger language plpgsql set search_path = pg_catalog, app, pg_temp as $$
begin
  perform app.forget_images(array[old.id]);
  return null;
end $$;
create trigger forget_images after delete on app.invoice_payment for each row execute function app.forget_payment();

-- Who may not see an invoice does not find it by its words either.
alter policy members_see on app.search_text
  using (real_estate_id = app.house() and (kind <> 'invoice' or app.may_see_finances()));

-- Looked through in the next migration, when no lock holds up a writer; what is there obeys a narrower rule already.
alter table app.trash drop constraint known_kind, add constraint known_kind check (kind in
  ('todo', 'component', 'room', 'measure', 'component_event', 'picture', 'document', 'appointment', 'craftsman',
    'project', 'defect', 'invoice')) not valid;
alter table app.search_text drop constraint known_kind, add constraint known_kind check (kind in
  ('document', 'todo', 'component', 'room', 'measure', 'appointment', 'craftsman', 'project', 'defect',
    'invoice')) not valid;
