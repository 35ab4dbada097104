import { documentCategoryLabels } from '@hauswart/domain/documents/document.labels'
import { AppLink } from '#ui/action/app-link.tsx'
import { classes } from '#ui/classes.ts'
import { RowChoice } from '#ui/list/row-choice.tsx'
import type { Selection } from '#ui/list/use-selection.ts'
import { OnItsWay } from '#ui/mark/on-its-way.tsx'
import { StatePill } from '#ui/mark/pill.tsx'
import { day, shortDay, today } from '#device/text/format.ts'
import { documentsTexts } from '#features/documents/documents.texts.ts'
import type { Paper } from '#features/documents/paper.ts'
import styles from './document-row.module.css'
import { dayOf } from './paper-filter.ts'
import { PaperSign } from './paper-sign.tsx'

/** Which one of how many; a long list does not hold them all. */
export type RowPlace = { readonly at: number; readonly of: number }

export type DocumentRowProps = {
  readonly paper: Paper
  readonly to: string
  readonly isSelected: boolean
  /** Where the searched words stand in its text. */
  readonly quote: string | undefined
  /** While somebody selects, pressing it says whether it is meant. */
  readonly selection: Selection | undefined
  readonly place: RowPlace | undefined
}

export const placeOf = (place: RowPlace | undefined) =>
  place && ({ role: 'listitem', 'aria-posinset': place.at, 'aria-setsize': place.of } as const)

export function DocumentRow({ paper, to, isSelected, quote, selection, place }: DocumentRowProps) {
  const { id, title, sender, category, isFiled, file, isWaiting, refusal } = paper
  const words = [sender, isFiled && category !== null ? documentCategoryLabels[category] : null]
  const facts = words.filter(Boolean).join(' · ')
  return (
    <li
      {...placeOf(place)}
      className={classes(styles['row'], isSelected && styles['selected'])}
      data-row={id}
    >
      {selection === undefined ? (
        <PaperSign file={file} size={20} className={styles['sign']} />
      ) : (
        <RowChoice
          id={id}
          label={documentsTexts.select(title)}
          selection={selection}
          className={styles['choice']}
        />
      )}
      <div className={styles['words']}>
        {selection === undefined ? (
          <AppLink
            to={to}
            prefetch="none"
            preventScrollReset
            className={styles['title']}
            aria-current={isSelected ? 'true' : undefined}
          >
            {title}
          </AppLink>
        ) : (
          <span className={styles['name']}>{title}</span>
        )}
        <div className={styles['facts']}>
          {facts !== '' && <span>{facts}</span>}
          {file.state === 'refused' && <StatePill state="due">{documentsTexts.refused.pill}</StatePill>}
          <OnItsWay isWaiting={isWaiting} isRefused={refusal !== undefined} />
        </div>
        {quote !== undefined && <p className={styles['quote']}>{quote}</p>}
      </div>
      <time className={styles['day']} dateTime={dayOf(paper)}>
        {dayWords(dayOf(paper))}
      </time>
    </li>
  )
}

/** This year the day, earlier the year. */
const dayWords = (on: string): string => {
  const now = today()
  if (on.slice(0, 4) === now.slice(0, 4)) return shortDay(on)
  return on > now ? day(on) : on.slice(0, 4)
}
