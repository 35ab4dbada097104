import { useState, type ReactNode } from 'react'
import { useConnection } from '#lib/connection.ts'
import { useOutbox } from '#lib/outbox/use-outbox.ts'
import { pathTo } from '#lib/routes.ts'
import { useSession } from '#lib/session/use-session.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import styles from './error-content.module.css'
import { errorFacts, errorNumber, type ErrorFacts } from './error-facts.ts'
import { errorsTexts as texts } from './errors.texts.ts'
import { NotFound } from './not-found.tsx'
import { Technical } from './technical.tsx'

/** What happened, what is safe, what to do; then the technical facts for whoever helps. */
export function ErrorContent({ error, search }: { readonly error: unknown; readonly search?: ReactNode }) {
  const { online } = useConnection()
  const facts = errorFacts(error, online)
  return facts.kind === 'notFound' ? <NotFound search={search} /> : <Failed facts={facts} kind={facts.kind} />
}

type FailedProps = {
  readonly facts: ErrorFacts
  readonly kind: Exclude<ErrorFacts['kind'], 'notFound'>
}

function Failed({ facts, kind }: FailedProps) {
  const [id] = useState(() => errorNumber(crypto.getRandomValues(new Uint8Array(8))))
  const waiting = useOutbox().length
  const { loggedIn } = useSession()
  const { title, text, todo } = texts[kind]
  return (
    <div className={styles['content']}>
      <title>{`${title} – Hauswart`}</title>
      <h1>{title}</h1>
      <p className={styles['text']}>{text}</p>
      {waiting > 0 && <p>{texts.waiting(waiting)}</p>}
      <p>{todo}</p>
      <div className={styles['actions']}>
        <Button kind="primary" onClick={() => globalThis.location.reload()}>
          {texts.retry}
        </Button>
        {/* By a full load: whatever broke in this one is gone then. */}
        <LinkButton href={pathTo(loggedIn ? 'dashboard' : 'home')}>
          {loggedIn ? texts.toDashboard : texts.toHome}
        </LinkButton>
      </div>
      {kind === 'failed' && <p className={styles['id']}>{texts.id(id)}</p>}
      <Technical facts={facts} id={id} />
    </div>
  )
}
