-- A told renewal keeps what it took the place of, so that it can be taken back: the year and the judgement of its
-- component. Rows that are there keep nothing, so nobody has to look through them.
alter table app.component_event add column set_aside jsonb,
  add constraint set_aside_is_an_object check (jsonb_typeof(set_aside) = 'object' and length(set_aside::text) <= 1000)
    not valid;
