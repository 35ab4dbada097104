# shellcheck shell=bash
# S3 by Ceph: monitor, one OSD and the RADOS gateway. The app makes its own bucket.

S3_HOME=$DATA/s3
S3_ACCESS_KEY=HAUSWARTKEY
S3_SECRET_KEY=HAUSWARTSECRET
S3_PROGRAMS='radosgw|ceph-osd|ceph-mon'

s3_up() {
  install -d -m 755 "$RUN/ceph"
  # The last step of the first start leaves "ready"; without it the start was cut off: begin again.
  if [[ ! -f $S3_HOME/ready ]]; then
    s3_down
    end_leftovers "$S3_PROGRAMS" "$S3_HOME"
    s3_first_start
    return
  fi
  s3_configure
  s3_start_daemon mon.a ceph-mon -i a
  s3_start_daemon osd.0 ceph-osd -i 0
  s3_start_daemon client.rgw.a radosgw -n client.rgw.a
}

s3_first_start() {
  rm -rf "${S3_HOME:?}"/{mon,osd,rgw,crash,fsid,keyring,monmap}
  mkdir -p "$S3_HOME"/{mon,osd,rgw,crash}
  cat /proc/sys/kernel/random/uuid >"$S3_HOME/fsid"
  s3_configure
  s3_make_keys

  monmaptool --create --fsid "$HW_CEPH_FSID" \
    --addv a "[v2:127.0.0.1:$HW_MON_V2_PORT,v1:127.0.0.1:$HW_MON_V1_PORT]" "$S3_HOME/monmap"
  s3_ceph ceph-mon -i a --mkfs --monmap "$S3_HOME/monmap" --keyring "$S3_HOME/keyring"
  s3_start_daemon mon.a ceph-mon -i a

  local disk
  disk=$(cat /proc/sys/kernel/random/uuid)
  s3_ceph timeout 60 ceph osd new "$disk"
  s3_ceph ceph-osd -i 0 --mkfs --osd-uuid "$disk"
  s3_start_daemon osd.0 ceph-osd -i 0

  s3_start_daemon client.rgw.a radosgw -n client.rgw.a
  wait_until 60 s3_answers
  s3_ceph timeout 60 radosgw-admin user create --uid=hauswart --display-name=Hauswart \
    --access-key="$S3_ACCESS_KEY" --secret-key="$S3_SECRET_KEY" >/dev/null
  touch "$S3_HOME/ready"
}

s3_configure() {
  HW_CEPH_FSID=$(<"$S3_HOME/fsid")
  export HW_CEPH_FSID
  render "$OPS/ceph/ceph.conf.template" "$S3_HOME/ceph.conf"
}

s3_make_keys() {
  local keyring=$S3_HOME/keyring
  ceph-authtool --create-keyring "$keyring" --gen-key -n mon. --cap mon 'allow *'
  ceph-authtool "$keyring" --gen-key -n client.admin \
    --cap mon 'allow *' --cap osd 'allow *' --cap mgr 'allow *'
  ceph-authtool "$keyring" --gen-key -n osd.0 \
    --cap mon 'allow profile osd' --cap osd 'allow *' --cap mgr 'allow profile osd'
  ceph-authtool "$keyring" --gen-key -n client.rgw.a --cap mon 'allow rw' --cap osd 'allow rwx'
}

# Ceph's programs take the configuration from the environment: one place instead of an option each.
s3_ceph() {
  CEPH_CONF=$S3_HOME/ceph.conf "$@"
}

s3_start_daemon() {
  local name=$1 program=$2
  shift 2
  [[ -z $(live_pid "$S3_HOME/$name.pid" "$program") ]] || return 0
  end_leftovers "$program" "$S3_HOME"
  rm -f "$S3_HOME/$name.pid" "$RUN/ceph/$name.asok"
  case $name in
    mon.a) claim_port "$HW_MON_V1_PORT" && claim_port "$HW_MON_V2_PORT" ;;
    client.rgw.a) claim_port "$HW_S3_PORT" ;;
  esac
  # The path on the command line also tells whose process it is (see belongs).
  launch "$program" --conf "$S3_HOME/ceph.conf" "$@"
}

s3_down() {
  # From the outside in: an OSD whose monitor is gone cannot say goodbye and takes long to stop.
  stop_pid "$S3_HOME/client.rgw.a.pid" radosgw
  stop_pid "$S3_HOME/osd.0.pid" ceph-osd
  stop_pid "$S3_HOME/mon.a.pid" ceph-mon
}

s3_pids() {
  live_pid "$S3_HOME/mon.a.pid" ceph-mon || true
  live_pid "$S3_HOME/osd.0.pid" ceph-osd || true
  live_pid "$S3_HOME/client.rgw.a.pid" radosgw || true
}

s3_processes() {
  processes_of "$S3_PROGRAMS" "$S3_HOME"
}

s3_answers() {
  curl -sf -m 3 -o /dev/null "http://127.0.0.1:$HW_S3_PORT/"
}

# The gateway answers "/" by itself. Only the name of a bucket it has never heard of makes it ask the OSD,
# which after a crash needs seconds more.
s3_reaches_disk() {
  local bucket=no-such-bucket-$RANDOM-$RANDOM
  [[ $(curl -s -m 3 -o /dev/null -w '%{http_code}' "http://127.0.0.1:$HW_S3_PORT/$bucket/") == 404 ]]
}

s3_healthy() {
  [[ -f $S3_HOME/ready && $(s3_pids | wc -l) -eq 3 ]] && s3_answers && s3_reaches_disk
}
