/* eslint-disable jsx-a11y/prefer-tag-over-role -- the combobox pattern of ARIA; no element of HTML groups hits */
import { IconPlus } from '@tabler/icons-react'
import type { RouteName } from '#device/routing/routes.ts'
import { AreaIcon } from '#ui/mark/area-icon.tsx'
import type { Found, Group, Item } from './find.ts'
import styles from './search-results.module.css'
import { searchTexts } from './search.texts.ts'

type Props = {
  readonly listId: string
  readonly found: readonly Found[]
  readonly selected: Item | undefined
  readonly onChoose: (item: Item) => void
  readonly onPoint: (item: Item) => void
}

export const optionId = (listId: string, { id }: Item): string => `${listId}${id}`

/** The hits in their groups. The focus stays in the field, which names the selected one. */
export function SearchResults({ listId, found, selected, onChoose, onPoint }: Props) {
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
                <span className={styles['title']}>{item.title}</span>
                {item.detail !== undefined && <span className={styles['detail']}>{item.detail}</span>}
              </span>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

const areas: Readonly<Record<Exclude<Group, 'actions' | 'pages'>, RouteName>> = {
  houses: 'realEstates',
  rooms: 'realEstates',
  components: 'analysis',
  measures: 'analysis',
  todos: 'todos',
}

function Sign({ item: { group, id } }: { readonly item: Item }) {
  if (group === 'actions') return <IconPlus size={20} stroke={1.75} aria-hidden="true" />
  // The identifier of a page is made of the name of its route.
  const area = group === 'pages' ? (id.replace('page-', '') as RouteName) : areas[group]
  return <AreaIcon area={area} />
}
