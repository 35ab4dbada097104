import { useState } from 'react'
import { Checkbox, SelectField } from '#ui/input/field.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { Button } from '#ui/action/button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import styles from '#features/analysis/timeline/entry-sheet.module.css'
import type { MeasureCard } from './measure-cards.ts'

const texts = analysisTexts.bundleSheet
const least = 2

type BundleSheetProps = {
  readonly cards: readonly MeasureCard[]
  /** Those of the plan. */
  readonly years: readonly number[]
  readonly onBundle: (componentIds: readonly string[], year: number) => void
  readonly onClose: () => void
}

/** Two or more in one go, in one year. */
export function BundleSheet({ cards, years, onBundle, onClose }: BundleSheetProps) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [wanted, setWanted] = useState<number>()
  const [isTooFew, setTooFew] = useState(false)
  const some = cards.filter(({ id }) => chosen.includes(id))
  const [year = 0] = years
  // The one that cannot wait gives the year, until somebody chooses another.
  const first = Math.min(...some.map((card) => card.year ?? year))
  const when = wanted ?? (Number.isFinite(first) ? first : year)
  return (
    <Sheet
      title={texts.title}
      isOpen
      onClose={onClose}
      actions={
        <Button
          kind="primary"
          onClick={() => {
            if (some.length < least) return setTooFew(true)
            onBundle(
              some.flatMap(({ components }) => components.map(({ component }) => component.id)),
              when,
            )
            onClose()
          }}
        >
          {texts.save}
        </Button>
      }
    >
      <div className={styles['body']}>
        {isTooFew && some.length < least && (
          <Notice tone="due" live="alert">
            {texts.tooFew}
          </Notice>
        )}
        <fieldset className={styles['group']}>
          <legend className={styles['legend']}>{texts.text}</legend>
          <div className={styles['links']}>
            {cards.map((card) => (
              <Checkbox
                key={card.id}
                label={texts.choice(card.title, card.year)}
                checked={chosen.includes(card.id)}
                onChange={({ target }) =>
                  setChosen((before) =>
                    target.checked ? [...before, card.id] : before.filter((id) => id !== card.id),
                  )
                }
              />
            ))}
          </div>
        </fieldset>
        <SelectField
          label={texts.year}
          placeholder={null}
          options={years.map(String).map((value) => ({ value, label: value }))}
          value={String(when)}
          onChange={({ target }) => setWanted(Number(target.value))}
        />
      </div>
    </Sheet>
  )
}
