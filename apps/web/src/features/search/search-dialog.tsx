import { IconSearch, IconX } from '@tabler/icons-react'
import { useDeferredValue, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { selectHouse } from '#house/active-house.ts'
import { useConnection } from '#device/net/connection.ts'
import { prefetchPage } from '#device/routing/prefetch.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import { IconButton } from '#ui/action/button.tsx'
import { openModal } from '#ui/overlay/open-modal.ts'
import { useInHistory } from '#ui/overlay/use-in-history.ts'
import { find, suggestions, type Item } from './find.ts'
import styles from './search-dialog.module.css'
import { optionId, SearchResults } from './search-results.tsx'
import { searchTexts } from './search.texts.ts'
import { searchPath } from './search-path.ts'
import { useFound } from './use-found.ts'

type Props = { readonly isOpen: boolean; readonly onClose: () => void }

/** The search over everything, above any page; closed it holds nothing. */
export function SearchDialog({ isOpen, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useInHistory(isOpen, onClose)
  useEffect(() => {
    if (dialog.current === null) return
    if (isOpen) openModal(dialog.current)
    else dialog.current.close()
  }, [isOpen])
  return (
    // The keyboard has Escape and the cross; the click beside the box is for the pointer alone.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-label={searchTexts.title}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {isOpen && <Search onClose={onClose} />}
    </dialog>
  )
}

function Search({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate()
  const { online } = useConnection()
  const listId = useId()
  const [query, setQuery] = useState('')
  const [position, setPosition] = useState(0)
  const typed = useDeferredValue(query).trim()
  const { items, isLoading, hasGaps, isAsking } = useFound(typed)
  const found = typed === '' ? suggestions(items) : find(items, typed)
  const hits = found.flatMap(({ items: some }) => some)
  const selected = hits[Math.min(position, hits.length - 1)]

  const note = !online
    ? searchTexts.offline
    : isAsking
      ? searchTexts.asking
      : isLoading
        ? searchTexts.loading
        : hasGaps
          ? searchTexts.incomplete
          : undefined

  const choose = (item: Item) => {
    if (item.houseId !== undefined) selectHouse(item.houseId)
    onClose()
    void navigate(item.to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes a letter, Enter belongs to it.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && selected !== undefined) choose(selected)
    else if (event.key in steps && hits.length > 0) {
      const from = Math.min(position, hits.length - 1)
      setPosition((from + (steps[event.key] ?? 0) + hits.length) % hits.length)
    } else return
    event.preventDefault()
  }
  const selectedId = selected === undefined ? undefined : optionId(listId, selected)
  const selectedPath = selected?.to
  useEffect(() => {
    if (selectedId === undefined) return
    document.querySelector(`#${CSS.escape(selectedId)}`)?.scrollIntoView({ block: 'nearest' })
  }, [selectedId])
  useEffect(() => {
    if (selectedPath !== undefined) void prefetchPage(selectedPath)
  }, [selectedPath])

  return (
    <div className={styles['box']}>
      <div className={styles['field']}>
        <IconSearch size={20} stroke={1.75} aria-hidden="true" />
        <input
          className={styles['input']}
          type="text"
          role="combobox"
          // The dialog opened because somebody wants to type.
          // eslint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          aria-label={searchTexts.placeholder}
          placeholder={searchTexts.placeholder}
          aria-expanded={hits.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={selectedId}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            setPosition(0)
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton label={searchTexts.close} icon={<IconX />} onClick={onClose} />
      </div>
      <output className="visually-hidden">
        {typed === '' ? '' : hits.length === 0 ? searchTexts.none(typed) : searchTexts.found(hits.length)}
      </output>
      <SearchResults
        listId={listId}
        found={found}
        asked={typed}
        selected={selected}
        onChoose={choose}
        onPoint={point}
      />
      {typed !== '' && hits.length === 0 && !isAsking && (
        <div className={styles['none']}>
          <p className={styles['noneTitle']}>{searchTexts.none(typed)}</p>
          <p>{searchTexts.noneHint}</p>
        </div>
      )}
      {hits.length > 0 && typed !== '' && (
        <AppLink className={styles['all']} to={searchPath(typed)} onClick={onClose}>
          {searchTexts.all(typed)}
        </AppLink>
      )}
      {note !== undefined && <p className={styles['note']}>{note}</p>}
      <p className={styles['keys']} aria-hidden="true">
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd> {searchTexts.keys.move}
        </span>
        <span>
          <kbd>↵</kbd> {searchTexts.keys.open}
        </span>
        <span>
          <kbd>Esc</kbd> {searchTexts.keys.leave}
        </span>
      </p>
    </div>
  )

  function point(item: Item): void {
    setPosition(hits.indexOf(item))
  }
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
