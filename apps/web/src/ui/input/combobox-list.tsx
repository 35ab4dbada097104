/* eslint-disable jsx-a11y/prefer-tag-over-role -- the combobox pattern of ARIA; no element of HTML filters a long list */
import { IconCheck } from '@tabler/icons-react'
import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { classes } from '#ui/classes.ts'
import type { ComboOption } from './combobox-match.ts'
import styles from './combobox.module.css'
import { followAnchor } from '#ui/overlay/popover-place.ts'
import popoverStyles from '#ui/overlay/popover.module.css'

type ComboboxListProps = {
  readonly id: string
  /** The field the list belongs to; it keeps the focus. */
  readonly input: RefObject<HTMLInputElement | null>
  readonly isOpen: boolean
  readonly label: string | undefined
  readonly options: readonly ComboOption[]
  readonly active: number
  readonly value?: string | null | undefined
  readonly onChoose: (option: ComboOption) => void
  readonly hint?: string | undefined
  /** How many there are, or why there are none; seen by all only where it helps. */
  readonly status: ReactNode
  readonly isStatusHidden: boolean
}

/** The list below a field one types into: arrows and Enter are the field's, the pointer is the list's. */
export function ComboboxList(props: ComboboxListProps) {
  const { id, input, isOpen, label, options, active, value, onChoose, hint, status, isStatusHidden } = props
  const list = useRef<HTMLDivElement>(null)

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
  }, [isOpen, input])
  useEffect(() => {
    if (isOpen) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, id, active])

  return (
    <div ref={list} popover="manual" className={classes(popoverStyles['popover'], styles['popover'])}>
      {hint !== undefined && (
        <p className={styles['hint']} aria-hidden="true">
          {hint}
        </p>
      )}
      <div id={id} role="listbox" tabIndex={-1} aria-label={label}>
        {options.map((option, at) => (
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
            onClick={() => onChoose(option)}
          >
            <span className={styles['label']}>{option.label}</span>
            {option.note !== undefined && <span className={styles['note']}>{option.note}</span>}
            {option.value === value && <IconCheck size={17} stroke={1.75} aria-hidden="true" />}
          </div>
        ))}
      </div>
      <output className={isStatusHidden ? 'visually-hidden' : styles['more']}>{isOpen && status}</output>
    </div>
  )
}

type ComboKeys = {
  readonly isOpen: boolean
  readonly active: number
  readonly count: number
  readonly open: () => void
  readonly close: () => void
  readonly setActive: (at: number) => void
  /** Enter with the list open. */
  readonly choose: () => void
}

/** Arrows walk through the list, Enter chooses, Escape closes. */
export function listKeys(event: KeyboardEvent, keys: ComboKeys): void {
  const { isOpen, active, count } = keys
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault()
    const step = event.key === 'ArrowDown' ? 1 : -1
    if (!isOpen) keys.open()
    // From nowhere the first step leads to one of the ends.
    else keys.setActive((Math.max(active, step > 0 ? -1 : 0) + step + count) % Math.max(1, count))
  } else if (event.key === 'Enter' && isOpen) {
    event.preventDefault()
    keys.choose()
  } else if (event.key === 'Escape' && isOpen) {
    // A dialog around it must not take the same key.
    event.preventDefault()
    event.stopPropagation()
    keys.close()
  }
}

/** What ties the field to its list. */
export const comboAria = (id: string, isOpen: boolean, active: number) => ({
  role: 'combobox',
  'aria-expanded': isOpen,
  'aria-controls': id,
  'aria-autocomplete': 'list' as const,
  'aria-activedescendant': isOpen && active >= 0 ? `${id}-${active}` : undefined,
})
