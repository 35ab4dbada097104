-- The warranties that began with invoices, by their end: what the worker may see of an invoice that is paid, without an amount.
-- They follow the invoice as its words do, so that no other policy of it opens.
create table app.invoice_warranty (
  real_estate_id uuid not null,
  id uuid not null,
  creditor text not null,
  component_id uuid,
  project_id uuid,
  warranty_basis text not null,
  warranty_from date not null,
  warranty_years smallint not null,
  warranty_until date not null,
  version integer not null,
  updated_at timestamptz not null,
  primary key (real_estate_id, id),
  constraint warranty_of_invoice foreign key (real_estate_id, id) references app.invoice (real_estate_id, id) on delete cascade
);
create index warranty_of_invoice_next on app.invoice_warranty (real_estate_id, warranty_until, id);
create index warranty_of_invoice_due on app.invoice_warranty (warranty_until, real_estate_id);

alter table app.invoice_warranty enable row level security;
alter table app.invoice_warranty force row level security;
create policy finance_right on app.invoice_warranty for select to hauswart_app
  using (real_estate_id = app.house() and app.may_see_finances());
create policy finance_right_insert on app.invoice_warranty for insert to hauswart_app
  with check (real_estate_id = app.house() and app.may_see_finances() and app.may_write());
create policy finance_right_delete on app.invoice_warranty for delete to hauswart_app
  using (real_estate_id = app.house() and app.may_see_finances() and app.may_write());
create policy due on app.invoice_warranty for select to hauswart_worker using (true);
create policy removing on app.invoice_warranty to hauswart_migrate
  using (real_estate_id = app.house() and app.may_remove()) with check (real_estate_id = app.house() and app.may_remove());
grant select, insert, delete on app.invoice_warranty to hauswart_app;
grant select on app.invoice_warranty to hauswart_worker;

-- What lies in the trash has no end that anybody is told of.
create function app.keep_warranty() returns trigger language plpgsql set search_path = pg_catalog, app, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    delete from app.invoice_warranty w where w.real_estate_id = new.real_estate_id and w.id = new.id;
  end if;
  if new.warranty_until is not null and new.deleted_at is null then
    insert into app.invoice_warranty (real_estate_id, id, creditor, component_id, project_id, warranty_basis, warranty_from,
      warranty_years, warranty_until, version, updated_at)
    values (new.real_estate_id, new.id, new.creditor, new.component_id, new.project_id, new.warranty_basis, new.warranty_from,
      new.warranty_years, new.warranty_until, new.version, new.updated_at);
  end if;
  return null;
end $$;
revoke execute on function app.keep_warranty() from public;
create trigger keep_warranty after insert on app.invoice for each row
  when (new.warranty_until is not null) execute function app.keep_warranty();
create trigger keep_warranty_changed after update on app.invoice for each row
  when (old.warranty_until is not null or new.warranty_until is not null) execute function app.keep_warranty();
