import { isPrivatelyInsured, type CheckedPaper } from '@hauswart/domain/documents/document-check'
import { wantedPaperLabels } from '@hauswart/domain/documents/document-check.labels'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { day } from '#device/text/format.ts'
import { houseQuery } from '#house/house-queries.ts'
import { FileButton } from '#ui/input/file-button.tsx'
import { Loading, SkeletonRows } from '#ui/layout/skeleton.tsx'
import { Row, RowList } from '#ui/list/row-list.tsx'
import { StatePill } from '#ui/mark/pill.tsx'
import { accepted } from '#features/documents/adding/chosen-files.ts'
import { documentsTexts } from '#features/documents/documents.texts.ts'
import type { AddedAs } from '#features/documents/use-document-actions.ts'
import styles from './check-card.module.css'
import { countMissing } from './use-document-check.ts'

type CheckCardProps = {
  readonly realEstateId: string
  readonly check: readonly CheckedPaper[] | undefined
  readonly mayWrite: boolean
  readonly pathOf: (id: string) => string
  readonly onFiles: (files: readonly File[], as: AddedAs) => void
}

const texts = documentsTexts.check

/** What an owner of such a house should have: what is missing first, then what is there. */
export function CheckCard({ realEstateId, check, mayWrite, pathOf, onFiles }: CheckCardProps) {
  const { data } = useQuery(houseQuery(realEstateId))
  if (check === undefined)
    return (
      <Loading>
        <SkeletonRows rows={6} />
      </Loading>
    )
  const canton = data?.[0]?.canton ?? null
  const useOf = (paper: CheckedPaper['paper']): string =>
    paper === 'building_insurance' && canton !== null && isPrivatelyInsured(canton)
      ? texts.privateInsurer
      : wantedPaperLabels[paper].use
  const open = check.filter(({ state }) => state !== 'present')
  const present = check.filter(({ state }) => state === 'present')
  return (
    <>
      <h2>{texts.title}</h2>
      <p className={styles['sentence']}>{texts.sentence(countMissing(check), check.length)}</p>
      {open.length > 0 && <h3 className={styles['heading']}>{texts.open}</h3>}
      <RowList label={texts.open}>
        {open.map(({ paper, category, documentId, expiredOn }) => {
          const { name } = wantedPaperLabels[paper]
          return (
            <Row
              key={paper}
              title={name}
              text={expiredOn === undefined ? useOf(paper) : texts.expiredOn(day(expiredOn))}
              value={expiredOn === undefined ? undefined : <StatePill state="due">{texts.expired}</StatePill>}
              to={documentId === undefined ? undefined : pathOf(documentId)}
              prefetch="none"
              action={
                mayWrite ? (
                  <FileButton
                    size="small"
                    icon={<IconPlus />}
                    accept={accepted}
                    onFiles={(files) => onFiles(files, { title: name, category })}
                  >
                    {texts.add}
                    <span className="visually-hidden">: {name}</span>
                  </FileButton>
                ) : undefined
              }
            />
          )
        })}
      </RowList>
      {present.length > 0 && (
        <>
          <h3 className={styles['heading']}>{texts.present}</h3>
          <RowList label={texts.present}>
            {present.map(({ paper, documentId = '' }) => (
              <Row
                key={paper}
                title={wantedPaperLabels[paper].name}
                value={<StatePill state="good">{texts.there}</StatePill>}
                to={pathOf(documentId)}
                prefetch="none"
              />
            ))}
          </RowList>
        </>
      )}
      <p className={styles['hint']}>{texts.hint}</p>
    </>
  )
}
