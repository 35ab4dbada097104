/* eslint-disable jsx-a11y/prefer-tag-over-role -- the combobox pattern of ARIA; no element of HTML groups hits */
import { marksOf } from '#device/text/match.ts'
import type { Found, Item } from './find.ts'
import { Marked } from './marked.tsx'
import styles from './search-results.module.css'
import { Sign } from './search-sign.tsx'
import { searchTexts } from './search.texts.ts'

type Props = {
  readonly listId: string
  readonly found: readonly Found[]
  readonly asked: string
  readonly selected: Item | undefined
  readonly onChoose: (item: Item) => void
  readonly onPoint: (item: Item) => void
}

export const optionId = (listId: string, { id }: Item): string => `${listId}${id}`

/** The hits in their groups. The focus stays in the field, which names the selected one. */
export function SearchResults({ listId, found, asked, selected, onChoose, onPoint }: Props) {
  return (
    <div className={styles['list']} role="listbox" id={listId} aria-label={searchTexts.results}>
      {found.map(({ group, items }) => (
        <div key={group} role="group" aria-labelledby={`${listId}-${group}`} className={styles['group']}>
          <div id={`${listId}-${group}`} className={styles['label']} role="presentation">
            {searchTexts.groups[group]}
          </div>
          {items.map((item) => (
            // Keys are handled by the field that controls this list.
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={item.id}
              id={optionId(listId, item)}
              role="option"
              tabIndex={-1}
              aria-selected={item === selected}
              className={styles['option']}
              onClick={() => onChoose(item)}
              onPointerMove={() => item !== selected && onPoint(item)}
            >
              <Sign item={item} />
              <span className={styles['words']}>
                <span className={styles['title']}>
                  <Marked pieces={marksOf(item.title, asked)} />
                </span>
                {item.detail !== undefined && <span className={styles['detail']}>{item.detail}</span>}
                {item.quote !== undefined && item.quote.length > 0 && (
                  <span className={styles['detail']}>
                    «<Marked pieces={item.quote} />»
                  </span>
                )}
              </span>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
