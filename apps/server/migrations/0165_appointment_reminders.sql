-- How many minutes before it begins an appointment is told; nothing said is what each person has in their settings.
-- Whole days are days of the clock on the wall. Checked in the next migration, when no lock holds up a writer.
alter table app.appointment add column remind_minutes integer[];
alter table app.appointment add constraint known_reminders
  check (remind_minutes <@ array[0, 60, 120, 1440, 10080] and cardinality(remind_minutes) <= 5) not valid;
grant update (remind_minutes) on app.appointment to hauswart_app;
grant select (remind_minutes) on app.appointment to hauswart_worker;

alter table app.notification_settings add column appointment_minutes integer[] not null default '{1440,120}';
alter table app.notification_settings add constraint known_reminders
  check (appointment_minutes <@ array[0, 60, 120, 1440, 10080] and cardinality(appointment_minutes) <= 5) not valid;
grant update (appointment_minutes) on app.notification_settings to hauswart_app;
