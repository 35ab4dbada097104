import type { Creditor } from '@hauswart/domain/invoices/creditor-of-code'
import { suggestTrade } from '@hauswart/domain/craftsmen/trade-suggestion'
import { trades, type Trade } from '@hauswart/domain/craftsmen/trade'
import { tradeLabels } from '@hauswart/domain/craftsmen/trade.labels'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { SelectField } from '#ui/input/field.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import styles from './creditor-offer.module.css'
import { creditorTexts as texts } from './creditor.texts.ts'

const options = trades.map((value) => ({ value, label: tradeLabels[value] }))

type CreditorOfferProps = {
  readonly creditor: Creditor
  /** What may tell the trade besides the name: what the bill is for, its component, its renovation. */
  readonly about: readonly (string | null | undefined)[]
  readonly onTake: (trade: Trade) => void
}

/** Somebody who wants to be paid and stands in no address book yet: one tap, with a trade to look at first. */
export function CreditorOffer({ creditor, about, onTake }: CreditorOfferProps) {
  const [chosen, setChosen] = useState<Trade>()
  const suggested = suggestTrade([creditor.company, ...about])
  const trade = chosen ?? suggested?.trade
  return (
    <section className={styles['offer']} aria-label={texts.title}>
      <Notice>{texts.unknown(creditor.company)}</Notice>
      <SelectField
        label={texts.trade}
        options={options}
        placeholder={trade === undefined ? texts.choose : null}
        hint={
          chosen === undefined && suggested !== undefined ? texts.suggested(suggested.from) : texts.carried
        }
        value={trade ?? ''}
        onChange={({ target }) => setChosen(trades.find((one) => one === target.value))}
      />
      <Button
        icon={<IconUserPlus />}
        disabled={trade === undefined}
        onClick={() => trade !== undefined && onTake(trade)}
      >
        {texts.take}
      </Button>
    </section>
  )
}

type CreditorPartProps = Omit<CreditorOfferProps, 'onTake'> & {
  readonly trade: Trade | undefined
  readonly onChange: (trade: Trade | undefined) => void
}

/** In the sheet of a new invoice: both are written down together, and until then one may think again. */
export function CreditorPart({ trade, onChange, ...offer }: CreditorPartProps) {
  if (trade === undefined) return <CreditorOffer {...offer} onTake={onChange} />
  return (
    <Notice
      tone="good"
      live="status"
      action={
        <Button size="small" kind="quiet" onClick={() => onChange(undefined)}>
          {texts.drop}
        </Button>
      }
    >
      {texts.taken(offer.creditor.company, tradeLabels[trade])}
    </Notice>
  )
}
