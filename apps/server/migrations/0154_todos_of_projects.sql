-- Which renovation a to-do belongs to. It stays when the renovation goes.
alter table app.todo add column project_id uuid;
alter table app.todo add constraint todo_of_project foreign key (real_estate_id, project_id)
  references app.project (real_estate_id, id) on delete set null (project_id) not valid;
grant update (project_id) on app.todo to hauswart_app;
