-- How a house stood on days on which the analysis said something else than before. Made by the worker, kept for ever.
-- Every member sees it, so it is reckoned without amounts.
create table app.analysis_snapshot (
  real_estate_id uuid not null references app.real_estate (id) on delete cascade,
  taken_on date not null,
  -- Null while too little is known for a score.
  score smallint check (score between 0 and 100),
  due_count integer not null check (due_count >= 0),
  soon_count integer not null check (soon_count >= 0),
  unknown_count integer not null check (unknown_count >= 0),
  good_count integer not null check (good_count >= 0),
  -- No foreign key reaches into a list; one that is gone since was due all the same.
  due_ids uuid[] not null default '{}' check (cardinality(due_ids) <= 500),
  -- The year, the figures in force and the engine that said so.
  stamp text not null check (length(stamp) between 1 and 40),
  primary key (real_estate_id, taken_on)
);

-- What the worker knows of each house it watches. No owner reads it.
create table app.analysis_watch (
  real_estate_id uuid primary key references app.real_estate (id) on delete cascade,
  -- The stamp under which this house was last looked at; empty after a write. Whatever differs from the stamp of today
  -- is to be looked at: the index finds those at both of its ends, and nobody goes through the others.
  seen text collate "C" not null default '' check (length(seen) <= 40),
  -- The stamp of the last look, which no write empties: whether time or figures changed since then.
  looked_stamp text check (length(looked_stamp) between 1 and 40),
  -- The last write that was noticed, by the clock of the outbox.
  marked_at timestamptz,
  looked_at timestamptz,
  -- Which components were told to be due, and since when each was in use; null before the first look.
  told jsonb constraint told_is_an_object check (jsonb_typeof(told) = 'object' and length(told::text) <= 50000),
  -- What the next message is about: a look that is repeated tells under the same id, and the same is told once.
  notice_id uuid not null default gen_random_uuid()
);
create index analysis_watch_seen on app.analysis_watch (seen, real_estate_id);
create index analysis_watch_marked on app.analysis_watch (marked_at);

alter table app.analysis_snapshot enable row level security;
alter table app.analysis_snapshot force row level security;
alter table app.analysis_watch enable row level security;
alter table app.analysis_watch force row level security;

create policy members_see on app.analysis_snapshot for select to hauswart_app using (real_estate_id = app.house());
create policy in_the_house on app.analysis_snapshot to hauswart_worker
  using (real_estate_id = app.house()) with check (real_estate_id = app.house());
-- Which houses are to be looked at is known before one is entered.
create policy worker on app.analysis_watch to hauswart_worker using (true) with check (true);

grant select on app.analysis_snapshot to hauswart_app;
grant select, insert, update on app.analysis_snapshot, app.analysis_watch to hauswart_worker;

-- Begins what a look leaves behind. Who looked at the same time with other facts goes away with nothing: both would
-- tell under the same id, and the second message would be lost.
create function app.hold_watch(read_notice_id uuid) returns void language plpgsql volatile as $$
begin
  perform 1 from app.analysis_watch w
  where w.real_estate_id = app.house() and w.notice_id = read_notice_id for update;
  if not found then
    raise exception 'somebody else has looked at this house' using errcode = 'HW002';
  end if;
end $$;

-- What the worker reads to compute an analysis, one house at a time; no amounts.
create policy in_the_house on app.measure for select to hauswart_worker using (real_estate_id = app.house());
create policy in_the_house on app.analysis_profile for select to hauswart_worker using (real_estate_id = app.house());
create policy in_the_house on app.condominium for select to hauswart_worker using (real_estate_id = app.house());
create policy in_the_house on app.audit_event for select to hauswart_worker using (real_estate_id = app.house());

grant select on app.measure, app.analysis_profile to hauswart_worker;
grant select (real_estate_id, share_permille) on app.condominium to hauswart_worker;
-- Who wrote about what, never what was written.
grant select (real_estate_id, id, actor_id, object_id) on app.audit_event to hauswart_worker;

-- In which houses something was written: identifiers only. What it may forget is still only what is old.
create policy changed_houses on app.outbox for select to hauswart_worker using (true);
grant select (real_estate_id, verb) on app.outbox to hauswart_worker;
