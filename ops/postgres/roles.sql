-- The five roles of Hauswart. Run by a superuser on database postgres; can be run again at any time.
-- Production passes other passwords:
--   psql -v migrate_password=… -v app_password=… -v auth_password=… -v worker_password=… \
--     -v register_password=… -f roles.sql
\set ON_ERROR_STOP on
-- Where passwords are given at all, a role nobody gave one to stays locked instead of having a known one.
\set register_login login
\if :{?register_password}
\else
  \set register_password hauswart_register
  \if :{?app_password}
    \set register_login nologin
  \endif
\endif
\if :{?migrate_password}
\else
  \set migrate_password hauswart_migrate
\endif
\if :{?app_password}
\else
  \set app_password hauswart_app
\endif
\if :{?auth_password}
\else
  \set auth_password hauswart_auth
\endif
\if :{?worker_password}
\else
  \set worker_password hauswart_worker
\endif

begin;
-- Two runs at once (parallel tests) would fail with "tuple concurrently updated".
select pg_advisory_xact_lock(hashtext('hauswart roles')) as locked \gset

select format('create role %I', name)
from unnest(array['hauswart_migrate', 'hauswart_app', 'hauswart_auth', 'hauswart_worker', 'hauswart_register']) as name
where not exists (select from pg_roles where rolname = name)
\gexec

-- None of them may get round row level security (the owner's tables need FORCE for that as well).
alter role hauswart_migrate login nosuperuser nobypassrls nocreaterole nocreatedb noreplication
  password :'migrate_password';
alter role hauswart_app login nosuperuser nobypassrls nocreaterole nocreatedb noreplication
  password :'app_password';
alter role hauswart_auth login nosuperuser nobypassrls nocreaterole nocreatedb noreplication
  password :'auth_password';
alter role hauswart_worker login nosuperuser nobypassrls nocreaterole nocreatedb noreplication
  password :'worker_password';
alter role hauswart_register :register_login nosuperuser nobypassrls nocreaterole nocreatedb noreplication
  password :'register_password';
-- The import owns the tables of the building register; migrations must be able to change them.
select 'grant hauswart_register to hauswart_migrate'
where not pg_has_role('hauswart_migrate', 'hauswart_register', 'member')
\gexec

-- A request that takes longer has failed for the person who waits; a forgotten transaction blocks others.
alter role hauswart_app set statement_timeout = '5s';
alter role hauswart_app set lock_timeout = '2s';
alter role hauswart_app set idle_in_transaction_session_timeout = '10s';

alter role hauswart_auth set statement_timeout = '5s';
alter role hauswart_auth set lock_timeout = '2s';
alter role hauswart_auth set idle_in_transaction_session_timeout = '10s';

alter role hauswart_worker set statement_timeout = '60s';
alter role hauswart_worker set lock_timeout = '2s';
alter role hauswart_worker set idle_in_transaction_session_timeout = '30s';

-- An import of the whole country takes minutes; only an open transaction without work has been forgotten.
alter role hauswart_register set idle_in_transaction_session_timeout = '5min';
commit;
