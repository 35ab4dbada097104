import { IconSearch } from '@tabler/icons-react'
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useConnection } from '#device/net/connection.ts'
import { isAt } from '#device/routing/entry.ts'
import { marksOf } from '#device/text/match.ts'
import { selectHouse } from '#house/active-house.ts'
import { TextField } from '#ui/input/field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Row, RowList } from '#ui/list/row-list.tsx'
import { find, type Found, type Item } from './find.ts'
import { Marked } from './marked.tsx'
import { Sign } from './search-sign.tsx'
import { searchParameter } from './search-path.ts'
import styles from './search-view.module.css'
import { searchTexts as texts } from './search.texts.ts'
import { useFound } from './use-found.ts'

const mostPerGroup = 25

/** All hits on a page of their own, with an address to come back to. */
export function SearchView() {
  const { key } = useLocation()
  const [query, setQuery] = useSearchParams()
  const [typed, setTyped] = useState(query.get(searchParameter) ?? '')
  const asked = useDeferredValue(typed).trim()
  const { online } = useConnection()
  const { items, isLoading, isAsking } = useFound(asked)
  const found = asked === '' ? [] : find(items, asked, mostPerGroup)
  const count = found.reduce((sum, { items: some }) => sum + some.length, 0)
  const noteAsked = useEffectEvent((words: string) => {
    if (isAt(key))
      setQuery(words === '' ? {} : { [searchParameter]: words }, { replace: true, preventScrollReset: true })
  })
  useEffect(() => noteAsked(asked), [asked])
  const isOpen = isAsking || (isLoading && count === 0)
  const state = isOpen ? texts.asking : count === 0 ? texts.none(asked) : texts.found(count)
  return (
    <>
      <PageHead title={texts.title} sentence={texts.pageSentence} />
      <div className={styles['field']}>
        <TextField
          type="search"
          label={texts.placeholder}
          isLabelHidden
          placeholder={texts.placeholder}
          leading={<IconSearch size={18} stroke={1.75} aria-hidden="true" />}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <output className={styles['state']}>{asked === '' ? '' : state}</output>
        {!online && <p className={styles['state']}>{texts.offline}</p>}
      </div>
      {asked === '' ? (
        <EmptyState title={texts.pageStart} text={texts.pageHint} picture={<IconSearch size={34} />} />
      ) : (
        count === 0 && !isOpen && <EmptyState title={texts.none(asked)} text={texts.noneHint} />
      )}
      {found.map((group) => (
        <Group key={group.group} {...group} asked={asked} />
      ))}
    </>
  )
}

function Group({ group, items, asked }: Found & { readonly asked: string }) {
  return (
    <Card title={texts.groups[group]} className={styles['card']}>
      <RowList>
        {items.map((item) => (
          <Row
            key={item.id}
            icon={<Sign item={item} />}
            title={<Marked pieces={marksOf(item.title, asked)} />}
            text={<Words item={item} />}
            to={item.to}
            onFollow={() => choose(item)}
          />
        ))}
      </RowList>
    </Card>
  )
}

function Words({ item: { detail, quote = [] } }: { readonly item: Item }) {
  return (
    <>
      {detail}
      {quote.length > 0 && (
        <span className={styles['quote']}>
          «<Marked pieces={quote} />»
        </span>
      )}
    </>
  )
}

function choose({ houseId }: Item): void {
  if (houseId !== undefined) selectHouse(houseId)
}
