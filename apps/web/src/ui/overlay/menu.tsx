import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { AppLink } from '#ui/action/app-link.tsx'
import { classes } from '#ui/classes.ts'
import styles from './menu.module.css'
import popoverStyles from './popover.module.css'
import { followAnchor } from './popover-place.ts'

export type MenuItem = {
  readonly label: string
  readonly icon?: ReactNode
  readonly isDanger?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  /** A hairline above: another kind of act begins. */
  readonly startsGroup?: boolean | undefined
} & (
  | { readonly onSelect: () => void; readonly opensDialog?: boolean | undefined; readonly to?: never }
  | { readonly to: string; readonly opensDialog?: never; readonly onSelect?: never }
)

type MenuProps = {
  /** What the menu is for. */
  readonly label: string
  readonly items: readonly MenuItem[]
  /** What the button shows: a sign, or with `hasWords` words that name it. */
  readonly children: ReactNode
  readonly hasWords?: boolean | undefined
  readonly buttonClassName?: string | undefined
  readonly align?: 'start' | 'end' | undefined
}

/** The browser opens and closes it (popover), we add place and arrow keys. */
export function Menu({ label, items, children, hasWords, buttonClassName, align = 'end' }: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const unfollow = useRef<() => void>(undefined)
  const [isOpen, setOpen] = useState(false)

  const close = () => {
    menu.current?.hidePopover()
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') menu.current?.hidePopover()
    else if (moveFocus(event.currentTarget, event.key)) event.preventDefault()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes(styles['button'], buttonClassName)}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={hasWords === true ? undefined : label}
        title={hasWords === true ? undefined : label}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          menu.current?.showPopover()
          if (event.key === 'ArrowUp' && menu.current !== null) moveFocus(menu.current, 'End')
        }}
      >
        {children}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={classes(popoverStyles['popover'], styles['menu'])}
        onKeyDown={onKeyDown}
        onToggle={(event) => {
          const isNowOpen = event.newState === 'open'
          setOpen(isNowOpen)
          unfollow.current?.()
          if (!isNowOpen || button.current === null) return
          unfollow.current = followAnchor(event.currentTarget, button.current, align)
          if (!event.currentTarget.contains(document.activeElement)) moveFocus(event.currentTarget, 'Home')
        }}
      >
        {items.map((item) => (
          <MenuLine key={item.label} item={item} close={close} />
        ))}
      </div>
    </>
  )
}

function MenuLine({ item, close }: { readonly item: MenuItem; readonly close: () => void }) {
  const { label, icon, isDanger, isDisabled, startsGroup, to, opensDialog, onSelect } = item
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    className: classes(
      styles['item'],
      isDanger === true && styles['danger'],
      startsGroup === true && styles['group'],
    ),
    onClick: () => {
      close()
      onSelect?.()
    },
  }
  const content = (
    <>
      {icon !== undefined && <span aria-hidden="true">{icon}</span>}
      {label}
    </>
  )
  if (to !== undefined)
    return (
      <AppLink to={to} {...shared}>
        {content}
      </AppLink>
    )
  return (
    <button
      type="button"
      disabled={isDisabled}
      aria-haspopup={opensDialog === true ? 'dialog' : undefined}
      {...shared}
    >
      {content}
    </button>
  )
}

/** Arrows go round, Home and End to the ends, a letter to the next entry that begins with it. */
function moveFocus(menu: HTMLElement, key: string): boolean {
  const items = [...menu.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)')]
  const at = items.indexOf(document.activeElement as HTMLElement)
  const target =
    key === 'ArrowDown'
      ? items[(at + 1) % items.length]
      : key === 'ArrowUp'
        ? items.at(at <= 0 ? -1 : at - 1)
        : key === 'Home'
          ? items[0]
          : key === 'End'
            ? items.at(-1)
            : nextBeginningWith(items, at, key)
  target?.focus()
  return target !== undefined
}

function nextBeginningWith(items: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined {
  if (key.length !== 1 || key === ' ') return undefined
  const after = [...items.slice(at + 1), ...items.slice(0, at + 1)]
  return after.find((item) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase()))
}
