import { IconFileText } from '@tabler/icons-react'
import { documentCategoryLabels } from '@hauswart/domain/documents/document.labels'
import { pathTo } from '#device/routing/routes.ts'
import { documents } from '#house/nouns/documents.ts'
import { documentPath } from '#house/paths/places.ts'
import { useRows } from '#house/record/use-rows.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Row, RowList } from '#ui/list/row-list.tsx'
import { documentsTexts } from './documents.texts.ts'
import styles from './linked-documents.module.css'

type LinkedDocumentsProps = { readonly realEstateId: string; readonly componentId: string }

const texts = documentsTexts.linked

/** The papers that belong to a component. */
export function LinkedDocuments({ realEstateId, componentId }: LinkedDocumentsProps) {
  const { data } = useRows(documents, realEstateId)
  const papers = (data ?? []).filter(({ componentIds }) => componentIds.includes(componentId))
  return (
    <Card title={texts.title} action={<AppLink to={pathTo('toolsDocuments')}>{texts.all}</AppLink>}>
      {papers.length === 0 ? (
        <p className={styles['none']}>{texts.none}</p>
      ) : (
        <RowList label={texts.title}>
          {papers.map(({ id, title, category }) => (
            <Row
              key={id}
              icon={<IconFileText />}
              title={title}
              text={category === null ? undefined : documentCategoryLabels[category]}
              to={documentPath(id)}
            />
          ))}
        </RowList>
      )}
    </Card>
  )
}
