# shellcheck shell=bash
# Redis: fast and forgetful; nothing is written to disk.

REDIS_HOME=$DATA/redis

redis_up() {
  [[ -z $(redis_pids) ]] || return 0
  install -d -m 755 -o redis -g redis "$REDIS_HOME"
  end_leftovers redis-server "$REDIS_HOME"
  claim_port "$HW_REDIS_PORT"
  render "$OPS/redis/redis.conf.template" "$REDIS_HOME/redis.conf"
  rm -f "$REDIS_HOME/redis.pid"
  launch runuser -u redis -- redis-server "$REDIS_HOME/redis.conf"
}

redis_down() {
  stop_pid "$REDIS_HOME/redis.pid" redis-server
}

redis_pids() {
  live_pid "$REDIS_HOME/redis.pid" redis-server || true
}

redis_processes() {
  processes_of redis-server "$REDIS_HOME"
}

redis_healthy() {
  [[ -n $(redis_pids) ]] &&
    [[ $(REDISCLI_AUTH=hauswart timeout 3 redis-cli -p "$HW_REDIS_PORT" ping 2>/dev/null) == PONG ]]
}
