# shellcheck shell=bash
# ClamAV with two signatures of our own (EICAR): starts at once and needs no download.

CLAMD_HOME=$DATA/clamd

clamd_up() {
  [[ -z $(clamd_pids) ]] || return 0
  install -d -m 755 -o clamav -g clamav "$CLAMD_HOME" "$CLAMD_HOME/signatures"
  install -m 644 "$OPS"/clamd/eicar.{hdb,ndb} "$CLAMD_HOME/signatures/"
  end_leftovers clamd "$CLAMD_HOME"
  claim_port "$HW_CLAMD_PORT"
  render "$OPS/clamd/clamd.conf.template" "$CLAMD_HOME/clamd.conf"
  rm -f "$CLAMD_HOME/clamd.pid"
  # The starter sometimes misses its daemon's word that it is up and waits for ever: health decides, not it.
  launch timeout 10 clamd --config-file="$CLAMD_HOME/clamd.conf" || true
}

clamd_down() {
  stop_pid "$CLAMD_HOME/clamd.pid" clamd
}

clamd_pids() {
  live_pid "$CLAMD_HOME/clamd.pid" clamd || true
}

clamd_processes() {
  processes_of clamd "$CLAMD_HOME"
}

clamd_healthy() {
  [[ -n $(clamd_pids) && $(ask "$HW_CLAMD_PORT" nPING) == PONG ]]
}
