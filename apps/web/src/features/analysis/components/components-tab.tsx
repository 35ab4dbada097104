import { IconCheck, IconSortDescending2 } from '@tabler/icons-react'
import { useState } from 'react'
import { Card } from '#ui/layout/card.tsx'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { classes } from '#ui/classes.ts'
import { DenseFigures } from '#ui/figure/figure.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import styles from '#features/analysis/analysis.module.css'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import { ComponentList } from './component-list.tsx'
import { arrange, componentOrders, type ComponentOrder, type ComponentShare } from './component-order.ts'
import list from './component-list.module.css'
import type { Desk, History } from '#features/analysis/desk.ts'
import { HousePicture } from './house-picture.tsx'
import { KeyFigures } from './key-figures.tsx'

const texts = analysisTexts.list
const shares = ['all', 'own', 'shared'] as const

type ComponentsTabProps = {
  readonly desk: Desk
  /** How the house came to stand as it does; under the picture, on a phone at the end. */
  readonly Development: History
}

/** The house as a picture and as a list, the most urgent first. */
export function ComponentsTab({ desk, Development }: ComponentsTabProps) {
  const [order, setOrder] = useState<ComponentOrder>('urgency')
  const [share, setShare] = useState<ComponentShare>('all')
  const isFlat = desk.house.kind === 'condominium_flat'
  return (
    <div className={classes(styles['grid'], styles['parts'])}>
      <Card>
        <div className={styles['stack']}>
          <HousePicture desk={desk} />
          <KeyFigures desk={desk} />
        </div>
      </Card>
      <Card
        className={styles['beside']}
        title={texts.title[order]}
        action={
          <Menu
            label={texts.order}
            hasWords
            buttonClassName={list['order']}
            items={componentOrders.map((value) => ({
              label: texts.orders[value],
              icon: value === order ? <IconCheck /> : undefined,
              onSelect: () => setOrder(value),
            }))}
          >
            <IconSortDescending2 size={17} stroke={1.75} aria-hidden="true" />
            <span className="visually-hidden">{texts.order}</span>
            {texts.orders[order]}
          </Menu>
        }
      >
        {isFlat && (
          <div className={list['share']}>
            <ChoiceChips
              label={texts.share}
              isLabelHidden
              look="pills"
              options={shares.map((value) => ({ value, label: texts.shares[value] }))}
              value={share}
              onChange={setShare}
            />
          </div>
        )}
        <DenseFigures>
          <ComponentList blocks={arrange(desk.analysis.components, order, share)} pathOf={desk.pathOf} />
          <p className={list['foot']}>{texts.currency}</p>
        </DenseFigures>
      </Card>
      <Development realEstateId={desk.house.id} input={desk.input} analysis={desk.analysis} />
    </div>
  )
}
