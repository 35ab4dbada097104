# shellcheck shell=bash disable=SC2034
# What all parts share: ports, directories, processes, waiting.

PACKAGES=(
  postgresql-15 redis-server
  ceph-mon ceph-osd ceph-common radosgw
  clamav-daemon postfix dovecot-imapd dovecot-lmtpd
  nginx libnginx-mod-http-brotli-filter mkcert openssl
  curl gettext-base procps util-linux
)

BASE_PORT=${HAUSWART_PORT:-24000}
HEALTH_SECONDS=60

die() {
  echo "scripts/parts: $*" >&2
  exit 1
}

if [[ ! $BASE_PORT =~ ^[0-9]{4,5}$ ]] || ((BASE_PORT < 1024 || BASE_PORT > 65000)); then
  die "HAUSWART_PORT must be a number from 1024 to 65000, not '$BASE_PORT'"
fi

# Everything named HW_… may appear as ${HW_…} in a template under ops/.
export HW_POSTGRES_PORT=$((BASE_PORT + 1))
export HW_REDIS_PORT=$((BASE_PORT + 3))
export HW_S3_PORT=$((BASE_PORT + 4))
export HW_CLAMD_PORT=$((BASE_PORT + 5))
export HW_SMTP_PORT=$((BASE_PORT + 6))
export HW_IMAP_PORT=$((BASE_PORT + 7))
export HW_LMTP_PORT=$((BASE_PORT + 8))
export HW_EDGE_PORT=$((BASE_PORT + 9))
export HW_APP_HOST=127.0.0.1
export HW_APP_PORT_1=$((BASE_PORT + 10))
export HW_APP_PORT_2=$((BASE_PORT + 11))
export HW_MON_V1_PORT=$((BASE_PORT + 20))
export HW_MON_V2_PORT=$((BASE_PORT + 21))
export HW_CEPH_PORT_MIN=$((BASE_PORT + 100))
export HW_CEPH_PORT_MAX=$((BASE_PORT + 190))

declare -A ADDRESS=(
  [postgres]="127.0.0.1:$HW_POSTGRES_PORT"
  [redis]="127.0.0.1:$HW_REDIS_PORT"
  [s3]="http://127.0.0.1:$HW_S3_PORT"
  [clamd]="127.0.0.1:$HW_CLAMD_PORT"
  [mail]="smtp :$HW_SMTP_PORT, imap :$HW_IMAP_PORT, lmtp :$HW_LMTP_PORT"
  [edge]="https://localhost:$HW_EDGE_PORT"
)

# --- directories -------------------------------------------------------------------------------------

# The services drop to their own users, who must be able to walk down to their data; and the formats of
# Postfix, Dovecot and Ceph have no way to quote a blank or a percent sign in a path.
usable_by_services() {
  local directory=$1
  [[ $directory =~ ^[A-Za-z0-9/._+-]+$ ]] || return 1
  while [[ ! -d $directory ]]; do
    directory=$(dirname "$directory")
  done
  # Only root can ask on behalf of somebody else; without root nothing can be started anyway.
  ((EUID != 0)) || setpriv --reuid=nobody --regid=nogroup --clear-groups test -x "$directory"
}

WANTED=$(realpath -m "${HAUSWART_PARTS:-$REPO/.parts}")
if usable_by_services "$WANTED"; then
  DATA=$WANTED
else
  DATA=/var/tmp/hauswart-$(printf '%s' "$WANTED" | sha256sum | cut -c1-12)
fi
# Unix sockets live here, because their paths may not exceed 107 bytes.
RUN=/tmp/hauswart-$BASE_PORT
export HW_DATA=$DATA HW_RUN=$RUN

prepare_directories() {
  local owner=/dev/null part
  umask 022
  install -d -m 755 "$DATA" "$WANTED"
  if [[ -f $DATA/base-port && $(<"$DATA/base-port") != "$BASE_PORT" ]]; then
    die "$DATA was made for HAUSWART_PORT=$(<"$DATA/base-port"); use that port, another HAUSWART_PARTS, or wipe"
  fi
  echo "$BASE_PORT" >"$DATA/base-port"
  echo "$DATA" >"$WANTED/where"
  if [[ $DATA != "$WANTED" ]]; then
    for part in "${PARTS[@]}"; do
      ln -sfn "$DATA/$part" "$WANTED/$part"
    done
  fi

  # /tmp belongs to everybody: take the directory only if it is a real one of ours.
  [[ -d $RUN ]] || mkdir -m 755 "$RUN"
  [[ -O $RUN && ! -L $RUN ]] || die "$RUN belongs to somebody else"
  if [[ -f $RUN/owner ]]; then
    owner=$(<"$RUN/owner")
    if [[ $owner != "$DATA" && -n $(processes_below "$RUN" "$owner") ]]; then
      die "base port $BASE_PORT is in use by the stack in $owner; choose another HAUSWART_PORT"
    fi
  fi
  echo "$DATA" >"$RUN/owner"
}

# One up, down or wipe at a time per data directory; the lock ends with this process.
lock() {
  exec 9>"$DATA/lock"
  flock -w 180 9 || die "another scripts/parts is working in $DATA"
}

need_root() {
  ((EUID == 0)) || die "needs root (the services drop to their own users); without root use ops/compose.yaml"
}

check_names() {
  local name
  for name in "$@"; do
    [[ " ${PARTS[*]} " == *" $name "* ]] || die "there is no part '$name'; parts: ${PARTS[*]}"
  done
}

# Fills the ${HW_…} places of a template and leaves every other dollar sign alone.
render() {
  local template=$1 target=$2 places
  # shellcheck disable=SC2016
  places=$(printf '${%s} ' "${!HW_@}")
  envsubst "$places" <"$template" >"$target.new"
  mv "$target.new" "$target"
}

# --- output and waiting ------------------------------------------------------------------------------

now_ms() {
  local micros=${EPOCHREALTIME/[.,]/}
  echo $((micros / 1000))
}

line() {
  printf '%-10s %-16s %6d ms  %s\n' "$1" "$2" $(($(now_ms) - $3)) "${ADDRESS[$1]}"
}

wait_until() {
  local deadline=$(($(now_ms) + $1 * 1000))
  shift
  until "$@"; do
    (($(now_ms) < deadline)) || return 1
    sleep 0.05
  done
}

# --- network -----------------------------------------------------------------------------------------

port_open() {
  (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null
}

port_closed() {
  ! port_open "$1"
}

# Called before a daemon starts: whoever answers on its port now is not ours.
claim_port() {
  wait_until 3 port_closed "$1" || die "port $1 is taken by another program"
}

# Prints the first line that a local port answers, after sending it an optional line.
ask() {
  # shellcheck disable=SC2016
  timeout 3 bash -c '
    exec 3<>"/dev/tcp/127.0.0.1/$1"
    [[ -z $2 ]] || printf "%s\n" "$2" >&3
    IFS= read -r answer <&3
    [[ -z $3 ]] || printf "%s\r\n" "$3" >&3
    printf "%s" "$answer"
  ' ask "$1" "${2:-}" "${3:-}" 2>/dev/null
}

# --- processes ---------------------------------------------------------------------------------------

# Prints the process of a pid file, but only if it is the daemon we started: after a kill -9 or a reboot
# the number may belong to somebody else.
live_pid() {
  local file=$1 name=$2 pid command directory
  [[ -s $file ]] || return 1
  read -r pid <"$file" || true
  [[ $pid =~ ^[0-9]+$ && $(cat "/proc/$pid/comm" 2>/dev/null) == "$name" ]] || return 1
  command=$(tr '\0' ' ' <"/proc/$pid/cmdline" 2>/dev/null) || return 1
  directory=$(readlink "/proc/$pid/cwd" 2>/dev/null) || return 1
  [[ $command == *"$DATA/"* || $command == *"$RUN/"* || $directory/ == "$DATA/"* || $directory/ == "$RUN/"* ]] ||
    return 1
  echo "$pid"
}

gone() {
  # A zombie waits for its parent, not for us.
  [[ ! -d /proc/$1 || $(ps -o stat= -p "$1") == Z* || -z $(ps -o stat= -p "$1") ]]
}

# stop_pid <pid file> <process name> [signal]
stop_pid() {
  local pid
  pid=$(live_pid "$1" "$2") || return 0
  kill "-${3:-TERM}" "$pid" 2>/dev/null || true
  if ! wait_until 30 gone "$pid"; then
    echo "$2 ($pid) did not stop in 30 s, killing it" >&2
    kill -KILL "$pid" 2>/dev/null || true
    wait_until 5 gone "$pid"
  fi
}

# Prints the processes whose working directory lies in one of the given directories.
processes_below() {
  local directory tests=()
  for directory in "$@"; do
    tests+=(-o -lname "$directory" -o -lname "$directory/*")
  done
  find /proc/[0-9]* -maxdepth 1 -name cwd \( "${tests[@]:1}" \) 2>/dev/null | cut -d/ -f3 || true
}

# A killed master leaves workers behind that still hold its port. They are known by their working
# directory; the names make sure that nobody's shell standing in that directory is hit.
# end_orphans <names, separated by |> <directory>…
end_orphans() {
  local names=$1 pid name
  shift
  for pid in $(processes_below "$@"); do
    name=$(cat "/proc/$pid/comm" 2>/dev/null) || continue
    [[ $name =~ ^($names)$ ]] || continue
    echo "ending orphan $name ($pid)"
    kill -TERM "$pid" 2>/dev/null || true
    wait_until 5 gone "$pid" || kill -KILL "$pid" 2>/dev/null || true
    wait_until 5 gone "$pid"
  done
}
