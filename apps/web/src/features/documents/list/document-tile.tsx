import { documentCategoryLabels } from '@hauswart/domain/documents/document.labels'
import { AppLink } from '#ui/action/app-link.tsx'
import { classes } from '#ui/classes.ts'
import { RowChoice } from '#ui/list/row-choice.tsx'
import { OnItsWay } from '#ui/mark/on-its-way.tsx'
import { StatePill } from '#ui/mark/pill.tsx'
import { day } from '#device/text/format.ts'
import { documentsTexts } from '#features/documents/documents.texts.ts'
import { placeOf, type DocumentRowProps } from './document-row.tsx'
import styles from './document-tile.module.css'
import { dayOf } from './paper-filter.ts'
import { PaperPicture } from './paper-picture.tsx'

type DocumentTileProps = DocumentRowProps & { readonly realEstateId: string }

/** A paper by its first page. */
export function DocumentTile(props: DocumentTileProps) {
  const { realEstateId, paper, to, isSelected, quote, selection, place } = props
  const { id, title, category, isFiled, file, isWaiting, refusal } = paper
  return (
    <li
      {...placeOf(place)}
      className={classes(styles['tile'], isSelected && styles['selected'])}
      data-row={id}
    >
      <PaperPicture realEstateId={realEstateId} paper={paper} />
      {selection === undefined ? (
        <AppLink
          to={to}
          prefetch="none"
          preventScrollReset
          className={classes(styles['title'], styles['opens'])}
          aria-current={isSelected ? 'true' : undefined}
        >
          {title}
        </AppLink>
      ) : (
        <>
          <RowChoice
            id={id}
            label={documentsTexts.select(title)}
            selection={selection}
            className={styles['choice']}
          />
          <span className={styles['title']}>{title}</span>
        </>
      )}
      <div className={styles['facts']}>
        {isFiled && category !== null && <span>{documentCategoryLabels[category]}</span>}
        <time dateTime={dayOf(paper)}>{day(dayOf(paper))}</time>
        {file.state === 'refused' && <StatePill state="due">{documentsTexts.refused.pill}</StatePill>}
        <OnItsWay isWaiting={isWaiting} isRefused={refusal !== undefined} />
      </div>
      {quote !== undefined && <p className={styles['quote']}>{quote}</p>}
    </li>
  )
}
