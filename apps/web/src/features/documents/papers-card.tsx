import { IconFileText } from '@tabler/icons-react'
import { documentCategoryLabels } from '@hauswart/domain/documents/document.labels'
import type { ReactNode } from 'react'
import { pathTo } from '#device/routing/routes.ts'
import { documentPath } from '#house/paths/places.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Row, RowList } from '#ui/list/row-list.tsx'
import { OnItsWay } from '#ui/mark/on-its-way.tsx'
import { documentsTexts } from './documents.texts.ts'
import styles from './papers-card.module.css'
import type { Paper } from './paper.ts'

const texts = documentsTexts.linked

type PapersCardProps = {
  readonly papers: readonly Paper[]
  readonly none: string
  /** Above the list: what is to be said, and the way to add some. */
  readonly children?: ReactNode
}

/** The papers of one thing, each leading to its place. */
export function PapersCard({ papers, none, children }: PapersCardProps) {
  return (
    <Card title={texts.title} action={<AppLink to={pathTo('toolsDocuments')}>{texts.all}</AppLink>}>
      {children}
      {papers.length === 0 ? (
        <p className={styles['none']}>{none}</p>
      ) : (
        <RowList label={texts.title}>
          {papers.map(({ id, title, category, isFiled, isWaiting, refusal }) => (
            <Row
              key={id}
              icon={<IconFileText />}
              title={title}
              text={isFiled && category !== null ? documentCategoryLabels[category] : texts.toReview}
              value={<OnItsWay isWaiting={isWaiting} isRefused={refusal !== undefined} />}
              to={documentPath(id)}
            />
          ))}
        </RowList>
      )}
    </Card>
  )
}
