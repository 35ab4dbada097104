import type { PlanEntry } from '@hauswart/domain/analysis/model/analysis'
import { useState } from 'react'
import { AppLink } from '#ui/action/app-link.tsx'
import { Button } from '#ui/action/button.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { SelectField } from '#ui/input/field.tsx'
import { FigureSource, FigureValue } from '#ui/figure/figure.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import type { Desk } from '#features/analysis/desk.ts'
import styles from './entry-sheet.module.css'

const texts = analysisTexts.entry

type EntrySheetProps = {
  readonly desk: Desk
  readonly entry: PlanEntry
  readonly onMove: (entry: PlanEntry, year: number) => void
  readonly onClose: () => void
}

/** One entry of the plan: what is known of it, and its year to change without dragging. */
export function EntrySheet({ desk, entry, onMove, onClose }: EntrySheetProps) {
  const { analysis, mayWrite, pathOf } = desk
  const [year, setYear] = useState(entry.year)
  const title = texts.cost(entry.title)
  const canMove = mayWrite && entry.isMovable
  return (
    <Sheet
      title={entry.title}
      isOpen
      onClose={onClose}
      actions={
        canMove ? (
          <Button
            kind="primary"
            onClick={() => {
              if (year !== entry.year) onMove(entry, year)
              onClose()
            }}
          >
            {texts.save}
          </Button>
        ) : (
          <Button onClick={onClose}>{texts.close}</Button>
        )
      }
    >
      <div className={styles['body']}>
        {canMove ? (
          <SelectField
            label={texts.year}
            hint={entry.recommendedYear === entry.year ? undefined : texts.recommended(entry.recommendedYear)}
            placeholder={null}
            options={analysis.plan.years.map((one) => ({
              value: String(one.year),
              label: one.year === entry.recommendedYear ? texts.proposed(one.year) : String(one.year),
            }))}
            value={String(year)}
            onChange={({ target }) => setYear(Number(target.value))}
          />
        ) : (
          <Facts facts={[{ label: texts.year, value: String(entry.year) }]} />
        )}
        {!entry.isMovable && <p className={styles['hint']}>{texts.laterRound}</p>}
        <div>
          <p className={styles['label']}>{texts.costLabel}</p>
          <p className={styles['cost']}>
            <FigureValue figure={entry.cost} title={title} />
          </p>
          <FigureSource figure={entry.cost} title={title} />
        </div>
        <ul className={styles['links']}>
          {entry.componentIds.map((id) => {
            const one = analysis.components.find(({ component }) => component.id === id)
            return one === undefined ? null : (
              <li key={id}>
                <AppLink to={pathOf(id)}>{texts.toComponent(one.name)}</AppLink>
              </li>
            )
          })}
        </ul>
      </div>
    </Sheet>
  )
}
