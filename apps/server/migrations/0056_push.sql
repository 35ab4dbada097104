-- Browsers of a person that asked to be told while no page is open. The address belongs to the service of the browser's
-- maker; with the two keys only that browser can read what is sent.
create table app.push_subscription (
  user_id uuid not null,
  id uuid not null,
  endpoint text not null check (length(endpoint) between 10 and 1000),
  p256dh text not null check (length(p256dh) <= 120),
  auth text not null check (length(auth) <= 60),
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  unique (user_id, endpoint)
);

alter table app.push_subscription enable row level security;
alter table app.push_subscription force row level security;
create policy own on app.push_subscription for select to hauswart_app using (user_id = app.me());
create policy own_add on app.push_subscription for insert to hauswart_app with check (user_id = app.me());
create policy own_remove on app.push_subscription for delete to hauswart_app using (user_id = app.me());
-- The worker sends, and forgets what its service says is gone.
create policy sending on app.push_subscription for select to hauswart_worker using (true);
create policy forgetting on app.push_subscription for delete to hauswart_worker using (true);
grant select, insert, delete on app.push_subscription to hauswart_app;
grant select, delete on app.push_subscription to hauswart_worker;

-- Right before it sends, the worker looks whether a message was read meanwhile. Not at its words.
create policy pushing on app.notification for select to hauswart_worker using (true);
grant select (user_id, id, kind, read_at) on app.notification to hauswart_worker;
