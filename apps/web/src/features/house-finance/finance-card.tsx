import { useState } from 'react'
import { useToday } from '#device/use-today.ts'
import { finance as record, type FinanceRow } from '#house/nouns/sheets/finance.ts'
import { useRows } from '#house/record/use-rows.ts'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { OnItsWay } from '#ui/mark/on-its-way.tsx'
import styles from './finance-card.module.css'
import { FinanceSheet } from './finance-sheet.tsx'
import { shownFacts } from './finance-values.ts'
import { houseFinanceTexts as texts } from './house-finance.texts.ts'

type FinanceCardProps = { readonly realEstateId: string; readonly mayWrite: boolean }

/** What the house cost, what it is worth on paper, and what is owed; nothing for who may not see money. */
export function FinanceCard({ realEstateId, mayWrite }: FinanceCardProps) {
  const [row] = useRows(record, realEstateId).data ?? []
  const today = useToday()
  const [isOpen, setOpen] = useState(false)
  if (row === undefined) return null
  const known = factsOf(row)
  return (
    <Card
      title={texts.title}
      sentence={texts.sentence}
      action={
        mayWrite && (
          <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {known.length === 0 ? texts.record : texts.edit}
          </Button>
        )
      }
    >
      <OnItsWay
        isWaiting={row.isWaiting && row.refusal === undefined}
        isRefused={row.refusal !== undefined}
      />
      {known.length === 0 ? <p className={styles['none']}>{texts.none}</p> : <Facts facts={known} />}
      {isOpen && (
        <FinanceSheet realEstateId={realEstateId} row={row} today={today} onClose={() => setOpen(false)} />
      )}
    </Card>
  )
}

/** Of what was never asked for nothing is said; the day and price of the purchase are asked for. */
function factsOf(row: FinanceRow) {
  const isKnown = shownFacts.some((name) => row[name] !== null)
  if (!isKnown) return []
  return shownFacts
    .filter((name) => row[name] !== null || name === 'purchasedOn' || name === 'purchasePriceRappen')
    .filter((name) => name !== 'hasMortgage' || row.mortgageRappen === null)
    .map((name) => ({
      label: record.facts[name],
      value: row[name] === null ? texts.missing : (record.inWords(name, row[name], () => undefined) ?? ''),
    }))
}
