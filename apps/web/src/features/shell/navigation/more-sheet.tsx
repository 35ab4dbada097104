import { IconSearch } from '@tabler/icons-react'
import { Fragment } from 'react'
import { useLocation } from 'react-router'
import {
  accountPages,
  builtNavigation,
  isBuilt,
  selectedEntry,
  type NavEntry,
} from '#house/paths/navigation.ts'
import { pathTo, type RouteName } from '#device/routing/routes.ts'
import { AreaIcon } from '#ui/mark/area-icon.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { SheetButton, SheetLink, SheetList } from './sheet-list.tsx'
import { shellTexts } from '#features/shell/shell.texts.ts'

type Props = { readonly isOpen: boolean; readonly onClose: () => void; readonly onSearch: () => void }

/** On a phone: the whole navigation, the search and the account. */
export function MoreSheet({ isOpen, onClose, onSearch }: Props) {
  const selected = selectedEntry(useLocation().pathname)
  const rows = (entries: readonly NavEntry[]) =>
    entries.map((entry) => <Entry key={entry.route} {...{ entry, selected, onClose }} />)
  return (
    <Sheet title={shellTexts.moreTitle} isOpen={isOpen} onClose={onClose}>
      <SheetList>
        <SheetButton
          icon={<IconSearch size={22} stroke={1.75} aria-hidden="true" />}
          label={shellTexts.search}
          onChoose={onSearch}
        />
        {rows(builtNavigation[0]?.entries ?? [])}
      </SheetList>
      {builtNavigation.slice(1).map(({ label, entries }) => (
        <Fragment key={label}>
          <SheetList {...(label === undefined ? {} : { label })}>{rows(entries)}</SheetList>
        </Fragment>
      ))}
      <SheetList label={shellTexts.account}>
        {rows(accountPages.filter(({ route }) => isBuilt(route)))}
      </SheetList>
    </Sheet>
  )
}

type EntryProps = {
  readonly entry: NavEntry
  readonly selected: RouteName | undefined
  readonly onClose: () => void
}

function Entry({ entry: { route, label }, selected, onClose }: EntryProps) {
  return (
    <SheetLink
      to={pathTo(route)}
      icon={<AreaIcon area={route} size={22} />}
      label={label}
      isSelected={route === selected}
      onChoose={onClose}
    />
  )
}
