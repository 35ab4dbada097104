import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { PartBoundary } from './part-boundary.tsx'
import styles from './tabs.module.css'
import { useScrollEnds } from './use-scroll-ends.ts'

export type Tab<Id extends string> = {
  readonly id: Id
  readonly label: ReactNode
  readonly content: ReactNode
}

type TabsProps<Id extends string> = {
  readonly label: string
  readonly tabs: readonly Tab<Id>[]
  readonly value: Id
  readonly onChange: (id: Id) => void
}

/** Views of one thing. The arrow keys switch at once, because every view is already here. */
export function Tabs<Id extends string>({ label, tabs, value, onChange }: TabsProps<Id>) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  useScrollEnds(list)
  const at = tabs.findIndex(({ id }) => id === value)

  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextIndex(event.key, at, tabs.length)
    const tab = tabs[next]
    if (tab === undefined) return
    event.preventDefault()
    onChange(tab.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles['list']}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            className={styles['tab']}
            aria-selected={tab.id === value}
            aria-controls={tab.id === value ? `${base}-panel` : undefined}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${value}`}
        className={styles['panel']}
      >
        <PartBoundary key={value} isCard>
          {tabs[at]?.content}
        </PartBoundary>
      </div>
    </div>
  )
}

function nextIndex(key: string, at: number, length: number): number {
  if (key === 'ArrowRight') return (at + 1) % length
  if (key === 'ArrowLeft') return (at - 1 + length) % length
  if (key === 'Home') return 0
  return key === 'End' ? length - 1 : -1
}
