-- To-dos of a house. More states will come; what is done has its moment and its person.
create table app.todo (
  real_estate_id uuid not null references app.real_estate (id) on delete cascade,
  id uuid not null,
  title text not null check (length(title) between 1 and 200),
  note text check (length(note) <= 5000),
  due_on date,
  -- Undated ones come last. A column, because row security lets no index be searched by a coalesce.
  due_order date not null generated always as (coalesce(due_on, 'infinity')) stored,
  component_id uuid,
  state text not null default 'open' constraint todo_state check (state in ('open', 'done')),
  done_at timestamptz,
  done_by uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (real_estate_id, id),
  constraint todo_component foreign key (real_estate_id, component_id) references app.component (real_estate_id, id),
  constraint done_at_a_moment check ((state = 'done') = (done_at is not null)),
  constraint done_by_somebody check ((done_at is null) = (done_by is null))
);

-- One index per list, in its order.
create index todo_open on app.todo (real_estate_id, due_order, id) where state = 'open' and deleted_at is null;
create index todo_done on app.todo (real_estate_id, done_at, id) where state = 'done' and deleted_at is null;
create index todo_trash on app.todo (real_estate_id, deleted_at, id) where deleted_at is not null;

alter table app.todo enable row level security;
alter table app.todo force row level security;

create policy members_see on app.todo for select to hauswart_app using (real_estate_id = app.house());
create policy editors_add on app.todo for insert to hauswart_app
  with check (real_estate_id = app.house() and app.may_write() and created_by = app.me());
create policy editors_change on app.todo for update to hauswart_app
  using (real_estate_id = app.house() and app.may_write())
  with check (real_estate_id = app.house() and app.may_write());
create policy in_the_house on app.todo for select to hauswart_worker using (real_estate_id = app.house());

grant select, insert, update on app.todo to hauswart_app;
grant select on app.todo to hauswart_worker;

-- A picture may belong to a to-do. It cannot move: no grant lets anyone change this column.
alter table app.picture add column todo_id uuid;
alter table app.picture add constraint picture_todo foreign key (real_estate_id, todo_id)
  references app.todo (real_estate_id, id);
create index picture_of_todo on app.picture (real_estate_id, todo_id, id) where todo_id is not null;
