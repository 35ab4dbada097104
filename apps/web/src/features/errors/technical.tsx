import { useState } from 'react'
import { useLocation } from 'react-router'
import { dayTime } from '#device/text/format.ts'
import type { ErrorFacts } from './error-facts.ts'
import { errorsTexts as texts } from './errors.texts.ts'
import styles from './technical.module.css'

/** For whoever helps; the messages in it are the ones of the specification and of the code, in English. */
export function Technical({ facts, id }: { readonly facts: ErrorFacts; readonly id?: string }) {
  const { pathname } = useLocation()
  const [now] = useState(() => dayTime(Date.now()))
  const rows = [
    [texts.facts.status, String(facts.status)],
    [texts.facts.message, facts.message],
    [texts.facts.path, pathname],
    [texts.facts.time, now],
    [texts.facts.id, id],
  ].filter((row): row is [string, string] => row[1] !== undefined && row[1] !== '')
  return (
    <details className={styles['technical']}>
      <summary>{texts.technical}</summary>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd lang={name === texts.facts.message ? 'en' : undefined}>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
