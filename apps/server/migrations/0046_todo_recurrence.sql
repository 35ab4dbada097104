-- A to-do may come again: how often, counted from a day or from when it was done, and when that was. All of the rule or none.
alter table app.todo
  add column repeat_mode text,
  add column repeat_every smallint,
  add column repeat_unit text,
  add column repeat_from date,
  add column last_done_on date;
-- Rows that are there have none: looked through later, when no lock holds up a writer.
alter table app.todo add constraint whole_recurrence check (
  case when repeat_mode is null then num_nonnulls(repeat_every, repeat_unit, repeat_from) = 0
  else repeat_mode in ('fixed', 'from_completion') and repeat_every between 1 and 120
    and repeat_unit in ('day', 'week', 'month', 'year') and repeat_from is not null and due_on is not null
    and num_nonnulls(repeat_every, repeat_unit) = 2 end) not valid;
grant update (repeat_mode, repeat_every, repeat_unit, repeat_from, last_done_on) on app.todo to hauswart_app;
