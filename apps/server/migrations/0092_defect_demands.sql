-- What is demanded because of a defect, and until when it has to be done.
alter table app.defect add column demand text not null default 'repair', add column repair_until date,
  add constraint known_demand check (demand in ('repair', 'reduction', 'replacement')) not valid,
  add constraint repaired_after_found check (repair_until >= found_on) not valid;
grant update (demand, repair_until) on app.defect to hauswart_app;
