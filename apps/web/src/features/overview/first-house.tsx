import { drawnShape } from '@hauswart/domain/real-estate/drawing'
import { IconHomePlus } from '@tabler/icons-react'
import { pathTo } from '#device/routing/routes.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import { LinkButton } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { HouseDrawing } from '#ui/house/house-drawing.tsx'
import styles from './overview.module.css'
import { overviewTexts } from './overview.texts.ts'

const anyHouse = drawnShape({ kind: null, floors: null }, [])

/** Nothing recorded yet: one card, one thing to do. */
export function FirstHouse({ hasArchived }: { readonly hasArchived: boolean }) {
  const texts = overviewTexts.first
  return (
    <Card>
      <div className={styles['first']}>
        <div className={styles['firstWords']}>
          <h2>{hasArchived ? texts.noneActive : texts.title}</h2>
          <p>{hasArchived ? texts.noneActiveText : texts.text}</p>
          <LinkButton to={pathTo('analysisCreate')} kind="primary" size="large" icon={<IconHomePlus />}>
            {texts.action}
          </LinkButton>
          {hasArchived && <AppLink to={pathTo('realEstates')}>{texts.toArchive}</AppLink>}
        </div>
        {anyHouse !== undefined && (
          <HouseDrawing shape={anyHouse} parts={[]} title={texts.drawing} labels="none" />
        )}
      </div>
    </Card>
  )
}
