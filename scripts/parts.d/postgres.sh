# shellcheck shell=bash
# PostgreSQL 15: TCP with passwords for the app, a private unix socket without one for the superuser.

PG_BIN=/usr/lib/postgresql/15/bin
PG_HOME=$DATA/postgres
PG_SOCKET=$RUN/postgres
PG_WORDS=/usr/share/postgresql/15/tsearch_data

as_postgres() {
  (cd "$PG_HOME" && exec runuser -u postgres -- "$@")
}

postgres_up() {
  install -d -m 755 -o postgres -g postgres "$PG_HOME"
  # Whoever reaches the socket is superuser, so only postgres (and root) may reach it.
  install -d -m 700 -o postgres -g postgres "$PG_SOCKET"

  postgres_install_words
  if [[ -z $(postgres_pids) ]]; then
    postgres_clear_leftovers
    postgres_init
    claim_port "$HW_POSTGRES_PORT"
    local options=(
      -p "$HW_POSTGRES_PORT" -k "$PG_SOCKET"
      -c listen_addresses=127.0.0.1
      # Room for many servers at once: three lanes of tests and proofs, each with processes of its own.
      -c max_connections=300
      -c shared_buffers=256MB
      -c shared_preload_libraries=pg_stat_statements
      -c timezone=UTC -c log_timezone=UTC
      "${HAUSWART_PG_OPTIONS:-}"
    )
    launch as_postgres "$PG_BIN/pg_ctl" -D "$PG_HOME/data" -l "$PG_HOME/server.log" -w -t 60 \
      -o "${options[*]}" start
  fi
  postgres_apply_sql
}

# The lists of words lie beside those of the package: a server reads no others. A changed list has a new name (ADR 42).
postgres_install_words() {
  local list
  for list in "$OPS"/postgres/words/*; do
    install -m 644 "$list" "$PG_WORDS/.${list##*/}.$$"
    mv -f "$PG_WORDS/.${list##*/}.$$" "$PG_WORDS/${list##*/}"
  done
}

postgres_has_words() {
  local list
  for list in "$OPS"/postgres/words/*; do
    cmp -s "$list" "$PG_WORDS/${list##*/}" || return 1
  done
}

postgres_init() {
  [[ ! -d $PG_HOME/data ]] || return 0
  # Made aside and renamed, so that an interrupted initdb never looks like a finished one.
  rm -rf "$PG_HOME/data.new"
  as_postgres "$PG_BIN/initdb" -D "$PG_HOME/data.new" -U postgres \
    --auth-local=trust --auth-host=scram-sha-256 --data-checksums \
    --encoding=UTF8 --locale=C.UTF-8 --locale-provider=icu --icu-locale=de-CH
  mv "$PG_HOME/data.new" "$PG_HOME/data"
}

# After a kill -9 the backends need a moment to notice; a new server refuses to start beside them. The
# lock files must go too: the server trusts their number if any process of user postgres has it today.
postgres_clear_leftovers() {
  local pid
  if ! wait_until 3 postgres_no_backends; then
    for pid in $(postgres_processes); do
      end_process "$pid" QUIT
    done
  fi
  rm -f "$PG_HOME/data/postmaster.pid" "$PG_SOCKET/.s.PGSQL.$HW_POSTGRES_PORT"{,.lock}
}

postgres_no_backends() {
  [[ -z $(postgres_processes) ]]
}

# Both files can be run again at any time; they are, whenever one of them has changed.
postgres_apply_sql() {
  local files=("$OPS/postgres/roles.sql" "$OPS/postgres/database.sql") version
  version=$(cat "${files[@]}" | sha256sum)
  [[ $(cat "$PG_HOME/applied" 2>/dev/null) != "$version" ]] || return 0
  PGDATABASE=postgres postgres_psql -qX -v ON_ERROR_STOP=1 -f "${files[0]}"
  PGDATABASE=postgres postgres_psql -qX -v ON_ERROR_STOP=1 -f "${files[1]}"
  echo "$version" >"$PG_HOME/applied"
}

postgres_psql() {
  PGHOST=$PG_SOCKET PGPORT=$HW_POSTGRES_PORT PGUSER=postgres PGDATABASE=${PGDATABASE:-hauswart} \
    "$PG_BIN/psql" "$@"
}

postgres_down() {
  # INT is the "fast" shutdown: roll back what is open and write a clean checkpoint.
  stop_pid "$PG_HOME/data/postmaster.pid" postgres INT
}

postgres_pids() {
  live_pid "$PG_HOME/data/postmaster.pid" postgres || true
}

postgres_processes() {
  processes_of postgres "$PG_HOME/data"
}

# "applied" is missing if the first start was cut off between the server and its roles.
postgres_healthy() {
  [[ -f $PG_HOME/applied && -n $(postgres_pids) ]] && postgres_has_words &&
    "$PG_BIN/pg_isready" -q -t 2 -h 127.0.0.1 -p "$HW_POSTGRES_PORT"
}
