-- Addresses of people who may never have come are not kept: an invitation goes thirty days after its end.
alter table app.invitation add column ended_at timestamptz;

create function app.end_invitation() returns trigger language plpgsql as $$
begin
  new.ended_at := now();
  return new;
end $$;
create trigger end_invitation before update of state on app.invitation
  for each row when (old.state = 'sent' and new.state <> 'sent') execute function app.end_invitation();

-- One that ran out, or was answered before this was noted, ended on its day.
create policy ended on app.invitation for select to hauswart_worker using (coalesce(ended_at, expires_at) < now());
create policy forget_secret on app.invitation for update to hauswart_worker
  using (expires_at < now() and secret_hash is not null) with check (secret_hash is null);
create policy forget on app.invitation for delete to hauswart_worker
  using (coalesce(ended_at, expires_at) < now() - interval '30 days');
grant select (ended_at, expires_at), update (secret_hash), delete on app.invitation to hauswart_worker;
