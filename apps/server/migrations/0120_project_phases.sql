-- The course of a renovation: few steps that are read and changed together with it, so they lie in its row.
alter table app.project add column phases jsonb not null default '[]';
alter table app.project add constraint few_phases check (
  case when jsonb_typeof(phases) = 'array' then jsonb_array_length(phases) <= 30 else false end) not valid;
grant update (phases) on app.project to hauswart_app;
