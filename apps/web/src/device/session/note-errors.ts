import { RestError } from '#device/net/rest.ts'
import { Unreachable } from '#device/net/unreachable.ts'
import type { Session } from './session.ts'

// oxlint-disable-next-line no-console -- the log of a browser is its console
const toConsole = (line: string): void => console.warn(line)

/**
 * Notes errors of auth calls where whoever helps an owner looks for them. Only kinds and numbers: neither an address nor
 * what was typed. The same again, as without a line once a minute, is noted once.
 */
export function noteErrors(session: Pick<Session, 'onError'>, note = toConsole): () => void {
  let last = ''
  return session.onError((error, call) => {
    const detail = error instanceof RestError || error instanceof Unreachable ? (error.status ?? '') : ''
    const line = `auth ${call}: ${error.name} ${detail}`.trim()
    if (line !== last) note(line)
    last = line
  })
}
