-- Appointments that come again are written out: each is one of its own, and those that were agreed as one name the same
-- series. It is set once, when they are written down.
alter table app.appointment add column series_id uuid;
