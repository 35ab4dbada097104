-- What presses more than its day says, whose it is, and its small steps.
alter table app.todo
  add column priority text not null default 'normal',
  -- A person of the house; whoever left it is nobody to its readers. No key leads there: a to-do must not hold anybody back.
  add column assignee_id uuid,
  -- Whoever was made responsible by somebody else is told of it later, if it still stands.
  add column assigned_by uuid,
  add column assigned_at timestamptz,
  add column checklist jsonb not null default '[]';
alter table app.todo add constraint known_priority check (priority in ('high', 'normal')) not valid;
alter table app.todo add constraint few_steps check (
  case when jsonb_typeof(checklist) = 'array' then jsonb_array_length(checklist) <= 30 else false end) not valid;
grant update (priority, assignee_id, assigned_by, assigned_at, checklist) on app.todo to hauswart_app;

-- As in 0043; of a list of steps their words.
create or replace function app.told(said jsonb, columns text) returns text language sql immutable parallel safe as $$
  select string_agg(case jsonb_typeof(said -> c.name)
    when 'array' then (select string_agg(coalesce(e ->> 'text', e #>> '{}'), ' ') from jsonb_array_elements(said -> c.name) e)
    else said ->> c.name end, ' ')
  from unnest(string_to_array(columns, ' ')) with ordinality c (name, place)
$$;
create or replace trigger keep_words after insert or update on app.todo for each row
  execute function app.keep_words('title', '', 'note checklist');

-- Found by when it was given to somebody, as in 0055.
create index if not exists todo_assigned on app.todo (assigned_at)
  where state = 'open' and deleted_at is null and assignee_id is not null;
create policy assigned on app.todo for select to hauswart_worker
  using (state = 'open' and deleted_at is null and assignee_id is not null);
alter table app.reminder_mark drop constraint reminder_mark_name_check,
  add constraint known_name check (name in ('days', 'hours', 'assignments'));
