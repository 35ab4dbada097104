-- An invoice belongs to a decision too, as to a component and a renovation, and a warranty may begin with it: on what it rests,
-- since when, for how many years and, counted by the domain, until when. Looked through in the next migration.
alter table app.invoice
  add column measure_id uuid,
  add column warranty_basis text,
  add column warranty_from date,
  add column warranty_years smallint,
  add column warranty_until date;
-- It stays when the decision goes, as it does when anything else goes that it names.
alter table app.invoice
  add constraint invoice_of_measure foreign key (real_estate_id, measure_id)
    references app.measure (real_estate_id, id) on delete set null (measure_id) not valid,
  add constraint whole_warranty check (case when warranty_until is null
    then num_nonnulls(warranty_basis, warranty_from, warranty_years) = 0
    else num_nonnulls(warranty_basis, warranty_from, warranty_years) = 3
      and warranty_basis in ('work', 'built_in', 'movable', 'agreed') and warranty_years between 1 and 50
      and warranty_until > warranty_from and kind <> 'credit' end) not valid;
grant update (measure_id, warranty_basis, warranty_from, warranty_years, warranty_until) on app.invoice to hauswart_app;
