import type { CarriedYear } from '@hauswart/domain/taxes/energy-carry'
import { carryByIncome } from '@hauswart/domain/taxes/tax-carry'
import type { FolderFacts, TaxFolder } from '@hauswart/domain/taxes/tax-folder'
import { taxFolderTexts as texts } from '@hauswart/domain/taxes/tax-folder.labels'
import { sourceWords } from '@hauswart/domain/taxes/tax-folder-rules'
import { useState } from 'react'
import { money } from '#device/text/format.ts'
import { MoneyField } from '#ui/input/money-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Facts } from '#ui/list/facts.tsx'
import styles from './tax-folder.module.css'
import { carryTexts } from './two-years.texts.ts'

type CarryCardProps = { readonly folder: TaxFolder; readonly facts: FolderFacts }

/** Energy works of the last years: what exceeded the income can still be deducted; how much, once somebody types it. */
export function CarryCard({ folder, facts }: CarryCardProps) {
  const { carry, carryLaw } = folder
  // Nobody's business but the owner's: it stays in this field.
  const [income, setIncome] = useState<number | null>(null)
  if (carry.length === 0 || carryLaw === undefined) return null
  const isKnown = income !== null && income >= 0
  return (
    <Card title={texts.carry} sentence={texts.carryText(carryLaw.value)}>
      <Facts
        facts={carry.map((note) => ({
          label: String(note.year),
          value: money(note.energyRappen),
          note: texts.carryUntil(note),
        }))}
      />
      <div className={styles['asked']}>
        <MoneyField
          label={carryTexts.income}
          hint={carryTexts.incomeHint}
          isOptional
          value={income}
          onChange={setIncome}
        />
      </div>
      <div aria-live="polite">
        {isKnown && (
          <>
            <Facts
              facts={carryByIncome(facts, folder, income).map((one) => ({
                label: carryTexts.year(one.year),
                value: money(one.energy),
                note: noteOf(one),
              }))}
            />
            <p className={styles['muted']}>
              {carryTexts.limits} {sourceWords([carryLaw])}
            </p>
          </>
        )}
      </div>
    </Card>
  )
}

function noteOf({ year, fromEarlier, waiting, lost, unsure }: CarriedYear): string {
  const parts = [
    [fromEarlier, carryTexts.fromEarlier],
    [waiting, carryTexts.waiting],
    [lost, carryTexts.lost],
    [unsure, carryTexts.unsure],
  ] as const
  const some = parts.flatMap(([amount, words]) => (amount > 0 ? [words(money(amount), year + 1)] : []))
  return some.length > 0 ? some.join(' · ') : carryTexts.all
}
