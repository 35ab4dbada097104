import type { ReactNode } from 'react'
import { PageHead } from '#ui/layout/page-head.tsx'
import { greeting } from './greeting.ts'
import styles from '#features/overview/overview.module.css'
import { useHour } from './use-hour.ts'
import type { Piece } from './standing-sentence.ts'

type OverviewHeadProps = {
  readonly person: { readonly firstName: string; readonly lastName: string } | undefined
  readonly sentence: readonly Piece[] | undefined
  readonly actions?: ReactNode
}

export function OverviewHead({ person, sentence, actions }: OverviewHeadProps) {
  return (
    <PageHead
      title={greeting(useHour(), person)}
      sentence={
        sentence === undefined ? undefined : (
          <>
            {sentence.map(({ text, isStrong }) =>
              isStrong === true ? <strong key={text}>{text}</strong> : text,
            )}
          </>
        )
      }
      // On a phone the ＋ of the bottom bar does the same.
      actions={actions === undefined ? undefined : <div className={styles['actions']}>{actions}</div>}
    />
  )
}
