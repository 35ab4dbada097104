import { trades, type Trade } from '@hauswart/domain/craftsmen/trade'
import { tradeLabels } from '@hauswart/domain/craftsmen/trade.labels'
import { useState } from 'react'
import { scoreOf } from '#device/text/match.ts'
import { Checkbox, SelectField } from '#ui/input/field.tsx'
import { SearchField } from '#ui/input/search-field.tsx'
import { craftsmenTexts } from '#features/craftsmen/craftsmen.texts.ts'
import type { Offer } from './contact-offers.ts'
import styles from './contacts-sheet.module.css'
import { contactsTexts as texts } from './contacts.texts.ts'

type Chosen = ReadonlyMap<number, Trade | undefined>

type ContactChoiceProps = {
  readonly offers: readonly Offer[]
  readonly chosen: Chosen
  /** Whether somebody wanted to save: then what is missing is said. */
  readonly isJudged: boolean
  readonly onChange: (chosen: Chosen) => void
}

const options = trades.map((value) => ({ value, label: tradeLabels[value] }))
/** Fewer are seen at once. */
const searchedFrom = 8

/** Each contact with what was understood of it; what somebody does only the owner knows. */
export function ContactChoice({ offers, chosen, isJudged, onChange }: ContactChoiceProps) {
  const [search, setSearch] = useState('')
  const shown = offers.filter((offer) => search.trim() === '' || fits(offer, search))
  const choose = (at: number, is: boolean) => {
    const next = new Map(chosen)
    if (is) next.set(at, undefined)
    else next.delete(at)
    onChange(next)
  }
  return (
    <>
      {offers.length >= searchedFrom && (
        <SearchField
          label={texts.search}
          placeholder={texts.searchShort}
          value={search}
          onChange={setSearch}
        />
      )}
      {shown.length === 0 && <p className={styles['unread']}>{texts.noHits}</p>}
      <ul className={styles['offers']} aria-label={texts.list}>
        {shown.map((offer) => (
          <li key={offer.at}>
            <Checkbox
              label={<strong>{offer.card.company}</strong>}
              hint={<Hints offer={offer} />}
              disabled={!offer.canBeTaken}
              checked={chosen.has(offer.at)}
              onChange={({ target }) => choose(offer.at, target.checked)}
            />
            {chosen.has(offer.at) && (
              <SelectField
                className={styles['trade']}
                label={texts.trade(offer.card.company)}
                isLabelHidden
                placeholder={craftsmenTexts.form.tradeExample}
                options={options}
                error={isJudged && chosen.get(offer.at) === undefined ? texts.chooseTrade : undefined}
                value={chosen.get(offer.at) ?? ''}
                onChange={({ target }) =>
                  onChange(
                    new Map(chosen).set(
                      offer.at,
                      trades.find((one) => one === target.value),
                    ),
                  )
                }
              />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function Hints({ offer: { facts, same, card, canBeTaken } }: { readonly offer: Offer }) {
  return (
    <>
      <span className={styles['hint']}>{facts}</span>
      {card.leftOver.length > 0 && <span className={styles['hint']}>{texts.leftOver(card.leftOver)}</span>}
      {same !== undefined && <span className={styles['same']}>{same}</span>}
      {!canBeTaken && <span className={styles['hint']}>{texts.notReachable}</span>}
    </>
  )
}

const fits = ({ card, facts }: Offer, search: string): boolean =>
  scoreOf({ title: card.company, detail: facts, words: '' }, search) > 0
