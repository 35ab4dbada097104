-- Whoever registers an address first need not be its owner. A further registration of an account that nobody has confirmed
-- waits with its own link, and the link that is clicked decides whose password, name and consent count.
create table auth.registration (
  token_hash bytea primary key references auth.link (token_hash) on delete cascade,
  password_hash text not null,
  first_name text not null check (length(first_name) between 1 and 60),
  last_name text not null check (length(last_name) between 1 and 60),
  terms_version text not null,
  accepted_at timestamptz not null,
  newsletter boolean not null
);
grant select, insert, delete on auth.registration to hauswart_auth;
alter table auth.registration enable row level security;
alter table auth.registration force row level security;
create policy authority on auth.registration to hauswart_auth using (true) with check (true);

grant update (first_name, last_name) on app.profile to hauswart_auth;
alter table auth.account add column registered_again boolean not null default false;
