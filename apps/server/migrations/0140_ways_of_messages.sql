-- Whether a device is woken for a message, and when it was: several that wait are one push. What was told before this
-- line counts as pushed; the constant default writes no row.
alter table app.notification
  add column wakes boolean not null default true,
  add column pushed_at timestamptz default now();
alter table app.notification alter column pushed_at drop default;

-- News of others leave in a letter of their own, in the words they were told with; «access ended» is of no house any more.
grant select (title, text, wakes, pushed_at), update (pushed_at) on app.notification to hauswart_worker;
alter policy was_in_a_letter on app.notification using (true) with check (true);
