import { useEffect, useState } from 'react'
import { useConnection } from '#device/net/connection.ts'
import { pathTo } from '#device/routing/routes.ts'
import { useSession } from '#device/session/use-session.ts'
import { Button, LinkButton } from '#ui/action/button.tsx'
import styles from './error-content.module.css'
import { errorFacts, errorNumber } from './error-facts.ts'
import { errorsTexts as texts } from './errors.texts.ts'
import { Technical } from './technical.tsx'

type Props = {
  readonly error: unknown
  /** How much of the owner's work is still on its way; part of what is safe. */
  readonly waiting?: number
}

/** What happened, what is safe, what to do; then the technical facts for whoever helps. */
export function Failed({ error, waiting = 0 }: Props) {
  const { online } = useConnection()
  // What was missing for want of a line is no fault of the app once the line is back: then the page opens.
  const [wasOnline] = useState(online)
  const facts = errorFacts(error, wasOnline)
  const isAwaited = facts.kind === 'offline' && online
  useEffect(() => {
    if (isAwaited) globalThis.location.reload()
  }, [isAwaited])
  const [id] = useState(() => errorNumber(crypto.getRandomValues(new Uint8Array(8))))
  const { loggedIn } = useSession()
  const { title, text } = texts[facts.kind]
  return (
    <div className={styles['content']}>
      <title>{`${title} – Hauswart`}</title>
      <h1>{title}</h1>
      <p className={styles['text']}>{text}</p>
      {waiting > 0 && <p>{texts.waiting(waiting)}</p>}
      {facts.kind !== 'notFound' && <p>{texts[facts.kind].todo}</p>}
      <div className={styles['actions']}>
        {facts.kind !== 'notFound' && (
          <Button kind="primary" onClick={() => globalThis.location.reload()}>
            {texts.retry}
          </Button>
        )}
        {/* By a full load: whatever broke in this one is gone then. */}
        <LinkButton href={pathTo(loggedIn ? 'dashboard' : 'home')}>
          {loggedIn ? texts.toDashboard : texts.toHome}
        </LinkButton>
      </div>
      {facts.kind === 'failed' && <p className={styles['id']}>{texts.id(id)}</p>}
      <Technical facts={facts} {...(facts.kind === 'failed' ? { id } : {})} />
    </div>
  )
}
