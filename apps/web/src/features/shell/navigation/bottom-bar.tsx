import { IconMenu2, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { bottomEntries, selectedEntry, type NavEntry } from '#house/paths/navigation.ts'
import { pathTo, type RouteName } from '#device/routing/routes.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import { AreaIcon } from '#ui/mark/area-icon.tsx'
import styles from './bottom-bar.module.css'
import { CreateSheet } from './create-sheet.tsx'
import { MoreSheet } from './more-sheet.tsx'
import { shellTexts } from '#features/shell/shell.texts.ts'

const leftOfPlus = 2

/** Thumb's reach on a phone. */
export function BottomBar({ onSearch }: { readonly onSearch: () => void }) {
  const selected = selectedEntry(useLocation().pathname)
  const [sheet, setSheet] = useState<'create' | 'more'>()
  const close = () => setSheet(undefined)
  const isElsewhere = selected !== undefined && !bottomEntries.some(({ route }) => route === selected)
  return (
    <>
      <nav className={styles['bar']} aria-label={shellTexts.navigation}>
        <ul className={styles['list']}>
          {bottomEntries.slice(0, leftOfPlus).map((entry) => (
            <Place key={entry.route} entry={entry} selected={selected} />
          ))}
          <li>
            <button
              type="button"
              className={styles['plus']}
              aria-label={shellTexts.create}
              aria-haspopup="dialog"
              onClick={() => setSheet('create')}
            >
              <IconPlus size={26} stroke={1.75} aria-hidden="true" />
            </button>
          </li>
          {bottomEntries.slice(leftOfPlus).map((entry) => (
            <Place key={entry.route} entry={entry} selected={selected} />
          ))}
          <li>
            <button
              type="button"
              className={styles['place']}
              data-selected={isElsewhere ? '' : undefined}
              aria-haspopup="dialog"
              onClick={() => setSheet('more')}
            >
              <IconMenu2 size={24} stroke={1.75} aria-hidden="true" />
              <span>{shellTexts.more}</span>
            </button>
          </li>
        </ul>
      </nav>
      <CreateSheet isOpen={sheet === 'create'} onClose={close} />
      <MoreSheet
        isOpen={sheet === 'more'}
        onClose={close}
        onSearch={() => {
          close()
          onSearch()
        }}
      />
    </>
  )
}

type PlaceProps = { readonly entry: NavEntry; readonly selected: RouteName | undefined }

function Place({ entry: { route, label }, selected }: PlaceProps) {
  return (
    <li>
      <AppLink
        to={pathTo(route)}
        prefetch="viewport"
        className={styles['place']}
        aria-current={route === selected ? 'page' : undefined}
      >
        <AreaIcon area={route} size={24} />
        <span>{label}</span>
      </AppLink>
    </li>
  )
}
