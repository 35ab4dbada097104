-- Which renovation an appointment belongs to. It stays when the renovation goes.
alter table app.appointment add column project_id uuid;
alter table app.appointment add constraint appointment_of_project foreign key (real_estate_id, project_id)
  references app.project (real_estate_id, id) on delete set null (project_id) not valid;
grant update (project_id) on app.appointment to hauswart_app;
