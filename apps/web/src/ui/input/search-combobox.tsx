import { IconSearch, IconX } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { comboAria, ComboboxList, listKeys } from './combobox-list.tsx'
import type { ComboOption } from './combobox-match.ts'
import styles from './combobox.module.css'
import { TextField, type TextFieldProps } from './field.tsx'
import fieldStyles from './field.module.css'
import { uiTexts } from '#ui/ui.texts.ts'

type SearchComboboxProps = Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'trailing' | 'leading'
> & {
  /** What stands in the field. */
  readonly text: string
  readonly onText: (text: string) => void
  /** What somebody else found for it, the best first. */
  readonly options: readonly ComboOption[]
  readonly onChoose: (option: ComboOption) => void
  /** Which option Enter takes; -1 where none is good enough to be taken unseen. */
  readonly first?: number | undefined
  /** Above the options, where they are not what was asked for. */
  readonly hint?: string | undefined
  /** How many were found, where the list offers more than that. */
  readonly count?: number | undefined
  /** A search that takes long. */
  readonly isWaiting: boolean
  /** Whether the options are still those of the text before: Enter then waits for the next ones. */
  readonly isStale?: boolean | undefined
  /** Whether the list is there before anybody types: the text came along from elsewhere. */
  readonly isOpenAtFirst?: boolean | undefined
}

/** Type, and choose from what the server finds. Enter takes the best; the focus stays in the field. */
export function SearchCombobox(props: SearchComboboxProps) {
  const { text, onText, options, onChoose, isWaiting, isStale = false, ...others } = props
  const { isOpenAtFirst = false, first = 0, hint, count = options.length, onBlur, ...rest } = others
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isWanted, setWanted] = useState(isOpenAtFirst)
  const [moved, setMoved] = useState<{ at: number; options: readonly ComboOption[] }>()
  const isOpen = isWanted && options.length > 0
  // Of other options the best one is meant again.
  const active = moved?.options === options ? moved.at : first

  // A list that is there by itself is worth nothing to the keys unless its field has the focus.
  useEffect(() => {
    if (isOpenAtFirst) input.current?.focus()
  }, [isOpenAtFirst])

  const choose = (option: ComboOption | undefined) => {
    if (option === undefined) return
    setWanted(false)
    onChoose(option)
  }

  const isAwaited = useRef(false)
  useEffect(() => {
    if (isStale || !isAwaited.current) return
    isAwaited.current = false
    choose(options[first])
  })

  return (
    <>
      <TextField
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        {...rest}
        {...comboAria(id, isOpen, active)}
        ref={input}
        value={text}
        leading={<IconSearch size={19} stroke={1.75} aria-hidden="true" />}
        onClick={() => setWanted(true)}
        onKeyDown={(event) => {
          // What somebody moved to with the arrows they have seen and mean.
          isAwaited.current = event.key === 'Enter' && isStale && isWanted && moved?.options !== options
          if (isAwaited.current) return event.preventDefault()
          listKeys(event, {
            isOpen,
            active,
            count: options.length,
            open: () => setWanted(true),
            close: () => setWanted(false),
            setActive: (at) => setMoved({ at, options }),
            choose: () => choose(options[active]),
          })
        }}
        onChange={(event) => {
          setWanted(true)
          onText(event.target.value)
        }}
        onBlur={(event) => {
          isAwaited.current = false
          setWanted(false)
          onBlur?.(event)
        }}
        trailing={
          <>
            {isWaiting && <span className={styles['spinner']} aria-hidden="true" />}
            {text !== '' && (
              <button
                type="button"
                className={fieldStyles['inside']}
                aria-label={uiTexts.clear}
                onClick={() => {
                  onText('')
                  input.current?.focus()
                }}
              >
                <IconX size={18} stroke={1.75} aria-hidden="true" />
              </button>
            )}
          </>
        }
      />
      <ComboboxList
        id={id}
        input={input}
        isOpen={isOpen}
        label={typeof rest.label === 'string' ? rest.label : undefined}
        options={options}
        active={active}
        onChoose={choose}
        hint={hint}
        status={hint ?? uiTexts.results(count)}
        isStatusHidden
      />
    </>
  )
}
