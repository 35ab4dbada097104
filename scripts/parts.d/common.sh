# shellcheck shell=bash disable=SC2034
# What all parts share: ports, directories, processes, waiting.

PACKAGES=(
  postgresql-15 redis-server
  ceph-mon ceph-osd ceph-common radosgw
  clamav-daemon postfix dovecot-imapd dovecot-lmtpd
  nginx libnginx-mod-http-brotli-filter mkcert openssl
  curl gettext-base procps util-linux
  poppler-utils tesseract-ocr tesseract-ocr-deu libheif-examples
  # A second program that opens our spreadsheets in the tests.
  python3-openpyxl
)

# Only tests and proofs need them.
BROWSERS=(chromium chromium-headless-shell firefox-esr webkit2gtk-driver xvfb)

BASE_PORT=${HAUSWART_PORT:-24000}
HEALTH_SECONDS=60
DAEMONS='postgres|redis-server|ceph-mon|ceph-osd|radosgw|clamd|dovecot|nginx'

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
  local owner part
  umask 022
  install -d -m 755 "$DATA" "$WANTED"
  # The port is part of what Ceph has stored, so data and port belong together.
  if [[ -f $DATA/base-port && $(<"$DATA/base-port") != "$BASE_PORT" ]]; then
    die "$DATA is for HAUSWART_PORT=$(<"$DATA/base-port"): use that, another HAUSWART_PARTS, or wipe"
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
    if [[ $owner != "$DATA" && -n $(processes_of "$DAEMONS" "$owner") ]]; then
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

# Starts a daemon without the lock: one that inherited it would hold it for ever.
launch() {
  "$@" 9>&-
}

# Two clones with the same base port share the run directory; only the stack that started there owns it.
run_is_ours() {
  [[ -f $RUN/owner && $(<"$RUN/owner") == "$DATA" ]]
}

# Whether a process works in one of the directories or names it on its command line.
belongs() {
  local pid=$1 command place directory
  shift
  command=$(tr '\0' ' ' 2>/dev/null <"/proc/$pid/cmdline") || return 1
  place=$(readlink "/proc/$pid/cwd") || return 1
  place=${place% (deleted)}
  for directory in "$@"; do
    [[ $directory/ != "$RUN/"* ]] || run_is_ours || continue
    [[ $command != *[\ =]"$directory/"* && $place/ != "$directory/"* ]] || return 0
  done
  return 1
}

# Prints the process of a pid file, but only if it is the daemon we started: after a kill -9 or a reboot
# the number may belong to somebody else.
live_pid() {
  local file=$1 name=$2 pid=
  [[ -s $file ]] || return 1
  read -r pid <"$file" || true
  [[ $pid =~ ^[0-9]+$ && $(cat "/proc/$pid/comm" 2>/dev/null) == "$name" ]] || return 1
  belongs "$pid" "$DATA" "$RUN" || return 1
  echo "$pid"
}

# Prints all processes with one of the names (a regular expression) that belong to the directories. The
# names make sure that nobody's shell or editor in such a directory is taken for a service.
processes_of() {
  local names=$1 pid
  shift
  for pid in $(pgrep -x "$names"); do
    if belongs "$pid" "$@"; then
      echo "$pid"
    fi
  done
}

gone() {
  local state
  # A zombie waits for its parent, not for us.
  state=$(ps -o stat= -p "$1") || return 0
  [[ $state == Z* ]]
}

# end_process <pid> [signal]
end_process() {
  kill "-${2:-TERM}" "$1" 2>/dev/null || return 0
  wait_until 30 gone "$1" && return
  echo "process $1 did not stop within 30 s, killing it"
  kill -KILL "$1" 2>/dev/null || return 0
  wait_until 5 gone "$1"
}

# stop_pid <pid file> <process name> [signal]
stop_pid() {
  local pid
  pid=$(live_pid "$1" "$2") || return 0
  end_process "$pid" "${3:-TERM}"
}

# A killed master leaves workers that hold its port, and a deleted pid file leaves a daemon nobody knows.
# Takes the arguments of processes_of.
end_leftovers() {
  local pid
  for pid in $(processes_of "$@"); do
    if ! gone "$pid"; then
      echo "ending leftover process $pid ($(cat "/proc/$pid/comm" 2>/dev/null))"
      end_process "$pid"
    fi
  done
}
