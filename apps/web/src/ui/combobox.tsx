/* eslint-disable jsx-a11y/prefer-tag-over-role -- the combobox pattern of ARIA; no element of HTML filters a long list */
import { IconCheck, IconChevronDown, IconX } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { classes } from './classes.ts'
import { matching, type ComboOption } from './combobox-match.ts'
import styles from './combobox.module.css'
import { TextField, type TextFieldProps } from './field.tsx'
import fieldStyles from './field.module.css'
import { followAnchor } from './popover-place.ts'
import popoverStyles from './popover.module.css'
import { uiTexts } from './ui.texts.ts'

const most = 60

type ComboboxProps = Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'trailing'> & {
  readonly options: readonly ComboOption[]
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  readonly emptyText?: string | undefined
}

/** One of many: type to narrow down, arrows and Enter to choose. The focus stays in the field. */
export function Combobox(props: ComboboxProps) {
  const { options, value, onChange, emptyText, onBlur, isOptional, ...rest } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const chosen = options.find((option) => option.value === value)
  const found = matching(options, query ?? '')
  const shown = found.slice(0, most)

  useEffect(() => {
    const popover = list.current
    const anchor = input.current?.parentElement
    if (!isOpen || popover === null || !anchor) return undefined
    popover.showPopover()
    const stop = followAnchor(popover, anchor, 'stretch')
    return () => {
      stop()
      popover.hidePopover()
    }
  }, [isOpen])
  useEffect(() => {
    if (isOpen) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, id, active])

  const open = () => {
    setOpen(true)
    setActive(chosen === undefined ? -1 : shown.indexOf(chosen))
  }
  const close = () => {
    setOpen(false)
    setQuery(null)
  }
  const choose = (option: ComboOption | undefined) => {
    onChange(option?.value ?? null)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      if (!isOpen) open()
      else setActive((active + step + shown.length) % Math.max(1, shown.length))
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      const option = shown[active]
      if (option !== undefined) choose(option)
    } else if (event.key === 'Escape' && isOpen) {
      // A dialog around it must not take the same key.
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }

  return (
    <>
      <TextField
        autoComplete="off"
        spellCheck={false}
        placeholder={uiTexts.choose}
        {...rest}
        isOptional={isOptional}
        ref={input}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
        value={query ?? chosen?.label ?? ''}
        onClick={open}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setQuery(event.target.value)
          setOpen(true)
          setActive(event.target.value === '' ? -1 : 0)
        }}
        onBlur={(event) => {
          if (query === '') onChange(null)
          close()
          onBlur?.(event)
        }}
        trailing={
          isOptional === true && value !== null ? (
            <button
              type="button"
              className={fieldStyles['inside']}
              aria-label={uiTexts.clear}
              onClick={() => {
                choose(undefined)
                input.current?.focus()
              }}
            >
              <IconX size={18} stroke={1.75} aria-hidden="true" />
            </button>
          ) : (
            <IconChevronDown size={19} stroke={1.75} aria-hidden="true" />
          )
        }
      />
      <div ref={list} popover="manual" className={classes(popoverStyles['popover'], styles['popover'])}>
        <div
          id={id}
          role="listbox"
          tabIndex={-1}
          aria-label={typeof rest.label === 'string' ? rest.label : undefined}
        >
          {shown.map((option, at) => (
            // The field keeps the focus and answers the keys (aria-activedescendant).
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={option.value}
              id={`${id}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={option.value === value}
              data-active={at === active ? '' : undefined}
              className={styles['option']}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              <span className={styles['label']}>{option.label}</span>
              {option.note !== undefined && <span className={styles['note']}>{option.note}</span>}
              {option.value === value && <IconCheck size={17} stroke={1.75} aria-hidden="true" />}
            </div>
          ))}
        </div>
        <output className={found.length > 0 && found.length <= most ? 'visually-hidden' : styles['more']}>
          {isOpen && resultText(found.length, emptyText)}
        </output>
      </div>
    </>
  )
}

function resultText(count: number, emptyText: string | undefined): string {
  if (count === 0) return emptyText ?? uiTexts.nothingFound
  return count > most ? uiTexts.moreResults : uiTexts.results(count)
}
