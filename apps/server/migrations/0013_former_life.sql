-- A former life keeps more facts than at first: each text at its longest and written out must still fit. Rows that are
-- there obeyed a stricter rule, so nobody has to look through them.
alter table app.component_event drop constraint former_is_an_object,
  add constraint former_is_an_object check (jsonb_typeof(former) = 'object' and length(former::text) <= 3000) not valid;
