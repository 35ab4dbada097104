import type { ReactNode } from 'react'
import { dayTime } from '#lib/format.ts'
import { PageHead } from '#ui/page-head.tsx'
import { greeting } from './greeting.ts'
import styles from './overview.module.css'
import { overviewTexts } from './overview.texts.ts'
import type { Piece } from './standing-sentence.ts'

type OverviewHeadProps = {
  readonly person: { readonly firstName: string; readonly lastName: string } | undefined
  readonly sentence: readonly Piece[] | undefined
  readonly actions?: ReactNode
  /** Without a connection: when the data was fetched. */
  readonly storedAt?: number | undefined
}

export function OverviewHead({ person, sentence, actions, storedAt }: OverviewHeadProps) {
  return (
    <PageHead
      title={greeting(new Date().getHours(), person)}
      sentence={
        sentence === undefined ? undefined : (
          <>
            {sentence.map(({ text, isStrong }) =>
              isStrong === true ? <strong key={text}>{text}</strong> : text,
            )}
            {storedAt !== undefined && (
              <span className={styles['stored']}>{overviewTexts.state.asOf(dayTime(storedAt))}</span>
            )}
          </>
        )
      }
      // On a phone the ＋ of the bottom bar does the same.
      actions={actions === undefined ? undefined : <div className={styles['actions']}>{actions}</div>}
    />
  )
}
