import { useMemo } from 'react'
import type { FoundAddress } from '#house/register.ts'
import { Button } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { SearchCombobox } from '#ui/input/search-combobox.tsx'
import styles from './address-search.module.css'
import { addressLine, streetLine } from '#features/recording/answers.ts'
import { isTyped } from './is-typed.ts'
import { recordingTexts } from '#features/recording/recording.texts.ts'
import type { Suggestions } from './suggestions.ts'
import { useAddressSearch } from './use-address-search.ts'

const texts = recordingTexts.address

type AddressSearchProps = {
  readonly text: string
  /** Whether nothing is picked yet: then a text that came along is looked for at once. */
  readonly isOpen: boolean
  readonly error: string | undefined
  readonly onText: (text: string) => void
  readonly onPick: (address: FoundAddress, line: string) => void
  readonly onByHand: () => void
}

/** One field over all addresses of the country. */
export function AddressSearch({ text, isOpen, error, onText, onPick, onByHand }: AddressSearchProps) {
  const { search, suggestions } = useAddressSearch(isOpen ? text : '')
  const { found, state } = suggestions
  // Only what was really typed is proposed to Enter.
  const own = found.filter((address) => isTyped(text, address))
  const isGuess = own.length === 0
  const options = useMemo(
    () => (found.length === 0 ? [] : [...found.map(optionOf), { value: byHand, label: texts.byHand }]),
    [found],
  )
  return (
    <div className={styles['search']}>
      <SearchCombobox
        label={texts.label}
        placeholder={texts.example}
        maxLength={160}
        text={text}
        error={error}
        isOpenAtFirst={isOpen}
        isWaiting={state === 'waiting'}
        isStale={state === 'searching' || state === 'waiting'}
        options={options}
        hint={isGuess ? texts.guesses : undefined}
        first={isGuess ? -1 : found.findIndex((address) => own[0] === address)}
        count={found.length}
        onText={(typed) => {
          onText(typed)
          search.type(typed)
        }}
        onChoose={({ value }) => {
          if (value === byHand) return onByHand()
          const address = found.find((one) => valueOf(one) === value)
          if (address !== undefined) onPick(address, lineOf(address))
        }}
      />
      <p className={styles['source']}>{texts.source}</p>
      <output className={styles['state']}>
        <SearchState suggestions={suggestions} onRetry={() => search.now(text)} onByHand={onByHand} />
      </output>
    </div>
  )
}

type SearchStateProps = {
  readonly suggestions: Suggestions<unknown>
  readonly onRetry: () => void
  readonly onByHand: () => void
}

function SearchState({ suggestions: { found, state }, onRetry, onByHand }: SearchStateProps) {
  if (state === 'waiting') return <span className="visually-hidden">{texts.searching}</span>
  const wayOut = <Button onClick={onByHand}>{texts.byHand}</Button>
  if (state === 'done' && found.length === 0) return <Notice action={wayOut}>{texts.notFound}</Notice>
  if (state !== 'unreachable' && state !== 'failed') return null
  return (
    <Notice
      tone="soon"
      action={
        <div className={styles['ways']}>
          <Button onClick={onRetry}>{texts.retry}</Button>
          {wayOut}
        </div>
      }
    >
      {texts[state]}
    </Notice>
  )
}

/** The way out stands in the list as well, which covers the one below it. */
const byHand = 'by-hand'

const valueOf = ({ egid, edid }: FoundAddress): string => `${egid}.${edid}`

const optionOf = (address: FoundAddress) => ({
  value: valueOf(address),
  label: streetLine({ street: address.street, houseNumber: address.houseNumber ?? '' }),
  note: `${address.zip} ${address.city}`,
})

const lineOf = (address: FoundAddress): string =>
  addressLine({ ...address, houseNumber: address.houseNumber ?? '' })
