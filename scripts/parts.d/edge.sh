# shellcheck shell=bash
# nginx in front of the app: TLS with a certificate authority of our own, made once by mkcert.

EDGE_HOME=$DATA/edge
export HW_EDGE_DIR=$EDGE_HOME
export HW_EDGE_LISTEN=127.0.0.1:$HW_EDGE_PORT
export HW_EDGE_ACCESS_LOG=$EDGE_HOME/access.log

edge_up() {
  [[ -z $(edge_pids) ]] || return 0
  install -d -m 755 "$EDGE_HOME" "$EDGE_HOME/tmp"
  end_leftovers nginx "$EDGE_HOME"
  claim_port "$HW_EDGE_PORT"
  edge_certificate
  render "$OPS/edge/nginx.conf.template" "$EDGE_HOME/nginx.conf"
  render "$OPS/edge/site.conf.template" "$EDGE_HOME/site.conf"
  rm -f "$EDGE_HOME/nginx.pid"
  # The working directory is how orphaned workers are recognised: their command line says nothing.
  cd "$EDGE_HOME" || return
  launch nginx -c "$EDGE_HOME/nginx.conf"
}

# Keeps the certificate until its last week, so that browsers which trust our CA go on trusting it.
edge_certificate() {
  openssl x509 -in "$EDGE_HOME/tls.pem" -noout -checkend 604800 >/dev/null 2>&1 && return
  CAROOT=$EDGE_HOME/ca mkcert -cert-file "$EDGE_HOME/tls.pem" -key-file "$EDGE_HOME/tls.key" \
    localhost app.localhost hauswart.localhost 127.0.0.1 ::1
}

edge_down() {
  # QUIT would wait for open WebSockets, possibly for ever.
  stop_pid "$EDGE_HOME/nginx.pid" nginx TERM
}

edge_pids() {
  live_pid "$EDGE_HOME/nginx.pid" nginx || true
}

edge_processes() {
  processes_of nginx "$EDGE_HOME"
}

edge_healthy() {
  local url=https://localhost:$HW_EDGE_PORT/nginx-health
  [[ -n $(edge_pids) && $(curl -sf -m 3 --cacert "$EDGE_HOME/ca/rootCA.pem" "$url") == ok ]]
}
