import { useId } from 'react'
import { useLocation } from 'react-router'
import { builtNavigation, selectedEntry, type NavEntry } from '#house/paths/navigation.ts'
import { pathTo, type RouteName } from '#device/routing/routes.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import { AreaIcon } from '#ui/mark/area-icon.tsx'
import { Count } from '#ui/mark/pill.tsx'
import styles from './side-nav.module.css'

type NavCount = {
  readonly count: number
  readonly label: string
  /** Waits for the owner, not only to be looked at. */
  readonly isUrgent?: boolean | undefined
}
export type NavCounts = Partial<Record<RouteName, NavCount>>

/** The grouped navigation: words on a wide screen, signs with tips on the rail. */
export function SideNav({ counts = {} }: { readonly counts?: NavCounts }) {
  const selected = selectedEntry(useLocation().pathname)
  const baseId = useId()
  return (
    <div className={styles['nav']}>
      {builtNavigation.map(({ label, entries }, index) => {
        const id = `${baseId}-${index}`
        return (
          <div key={label ?? ''} className={styles['group']}>
            {label !== undefined && (
              <p id={id} className={styles['label']}>
                {label}
              </p>
            )}
            <ul className={styles['list']} aria-labelledby={label === undefined ? undefined : id}>
              {entries.map((entry) => (
                <li key={entry.route}>
                  <Entry entry={entry} isSelected={entry.route === selected} count={counts[entry.route]} />
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </div>
  )
}

type EntryProps = {
  readonly entry: NavEntry
  readonly isSelected: boolean
  readonly count: NavCounts[RouteName]
}

function Entry({ entry: { route, label }, isSelected, count }: EntryProps) {
  return (
    <AppLink
      to={pathTo(route)}
      prefetch="viewport"
      className={styles['entry']}
      aria-current={isSelected ? 'page' : undefined}
      data-tip={label}
    >
      <AreaIcon area={route} />
      <span className={styles['word']}>{label}</span>
      {count !== undefined && count.count > 0 && (
        <span className={styles['count']}>
          <Count label={count.label} isUrgent={count.isUrgent}>
            {count.count}
          </Count>
        </span>
      )}
    </AppLink>
  )
}
