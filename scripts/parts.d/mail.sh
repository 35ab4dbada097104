# shellcheck shell=bash
# Postfix takes mail for addresses that end in .test or .example, Dovecot keeps it and shows it by IMAP.

MAIL_HOME=$DATA/mail
# Postfix keeps its sockets in its queue, so the queue needs a short path. Only mail in transit is in it.
MAIL_QUEUE=$RUN/mail/queue
POSTFIX_PROGRAMS='master|smtpd|pickup|cleanup|qmgr|trivial-rewrite|bounce|verify|flush|proxymap|showq'
POSTFIX_PROGRAMS+='|error|lmtp|anvil|postlogd'
DOVECOT_PROGRAMS='dovecot|anvil|log|config|auth|stats|imap|imap-login|lmtp|old-stats|indexer|indexer-worker'

mail_up() {
  id vmail >/dev/null 2>&1 || useradd --system --no-create-home --shell /usr/sbin/nologin vmail
  install -d -m 755 "$RUN/mail"
  install -d -m 700 -o vmail -g vmail "$MAIL_HOME/boxes"
  [[ -n $(mail_dovecot_pid) ]] || mail_start_dovecot
  [[ -n $(mail_postfix_pid) ]] || mail_start_postfix
}

mail_start_dovecot() {
  end_leftovers "$DOVECOT_PROGRAMS" "$RUN/mail/dovecot" "$MAIL_HOME"
  claim_port "$HW_IMAP_PORT"
  claim_port "$HW_LMTP_PORT"
  render "$OPS/mail/dovecot.conf.template" "$MAIL_HOME/dovecot.conf"
  rm -f "$RUN/mail/dovecot/master.pid"
  launch dovecot -c "$MAIL_HOME/dovecot.conf"
}

mail_start_postfix() {
  local config=$MAIL_HOME/postfix
  end_leftovers "$POSTFIX_PROGRAMS" "$MAIL_QUEUE"
  claim_port "$HW_SMTP_PORT"
  install -d -m 755 "$config" "$MAIL_QUEUE"
  install -d -m 700 -o postfix -g postfix "$MAIL_HOME/postfix-data"
  # "postfix start" looks for its helpers beside the configuration.
  cp -r /etc/postfix/{post-install,postfix-files,postfix-script,dynamicmaps.cf} "$config/"
  render "$OPS/mail/main.cf.template" "$config/main.cf"
  render "$OPS/mail/master.cf.template" "$config/master.cf"
  rm -f "$MAIL_QUEUE/pid/master.pid"
  launch postfix -c "$config" start
}

mail_down() {
  stop_pid "$MAIL_QUEUE/pid/master.pid" master
  stop_pid "$RUN/mail/dovecot/master.pid" dovecot
}

# The pid files are in the run directory. If the data has been deleted meanwhile, the daemons that still
# run are leftovers, to be ended and started afresh.
mail_postfix_pid() {
  [[ ! -f $MAIL_HOME/postfix/main.cf ]] || live_pid "$MAIL_QUEUE/pid/master.pid" master || true
}

mail_dovecot_pid() {
  [[ ! -f $MAIL_HOME/dovecot.conf ]] || live_pid "$RUN/mail/dovecot/master.pid" dovecot || true
}

mail_pids() {
  mail_postfix_pid
  mail_dovecot_pid
}

mail_processes() {
  processes_of "$POSTFIX_PROGRAMS" "$MAIL_QUEUE"
  processes_of "$DOVECOT_PROGRAMS" "$RUN/mail/dovecot" "$MAIL_HOME"
}

mail_healthy() {
  [[ -n $(mail_postfix_pid) && -n $(mail_dovecot_pid) ]] &&
    [[ $(ask "$HW_SMTP_PORT" '' QUIT) == 220* ]] &&
    [[ $(ask "$HW_LMTP_PORT" '' QUIT) == 220* ]] &&
    [[ $(ask "$HW_IMAP_PORT" '' '1 LOGOUT') == '* OK'* ]]
}
