-- One database of Hauswart. Run by a superuser after roles.sql; can be run again at any time.
-- Another name, for example for a test: psql -v db=hauswart_test_1 -f database.sql
\set ON_ERROR_STOP on
\if :{?db}
\else
  \set db hauswart
\endif

-- From template0, so that encoding and collation do not depend on how the server was set up.
select format(
  'create database %I owner hauswart_migrate template template0 encoding %L locale %L'
  ' locale_provider icu icu_locale %L',
  :'db', 'UTF8', 'C.UTF-8', 'de-CH')
where not exists (select from pg_database where datname = :'db')
\gexec

revoke connect, temporary on database :"db" from public;
grant connect on database :"db" to hauswart_migrate, hauswart_app, hauswart_auth, hauswart_worker;

\connect :"db"
set client_min_messages = warning;

revoke create on schema public from public;

create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists pgcrypto;
create extension if not exists citext;
create extension if not exists pg_stat_statements;
create extension if not exists btree_gist;
