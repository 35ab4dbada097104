import type { ComponentKey } from '@hauswart/domain/real-estate/component'
import { componentLabels } from '@hauswart/domain/real-estate/component.labels'
import { IconChevronRight, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { TextField } from '#ui/input/field.tsx'
import { catalogFor } from './catalog.ts'
import styles from './catalog-picker.module.css'
import { componentsTexts } from '#features/components/components.texts.ts'
import { spanOf } from './lifetime-line.tsx'
import { useLifetimes } from './use-lifetimes.ts'

type CatalogPickerProps = {
  readonly devicesOnly: boolean
  readonly onPick: (key: ComponentKey) => void
}

/** The catalogue by part of the house, with a search and the usual lifetime of each kind. */
export function CatalogPicker({ devicesOnly, onPick }: CatalogPickerProps) {
  const [query, setQuery] = useState('')
  const lifetimes = useLifetimes()
  const groups = catalogFor({ query, devicesOnly })
  const texts = componentsTexts.catalog
  const all = groups.reduce((sum, { keys }) => sum + keys.length, 0)
  return (
    <div className={styles['picker']}>
      <TextField
        type="search"
        label={devicesOnly ? texts.findDevice : texts.find}
        leading={<IconSearch size={19} stroke={1.75} aria-hidden="true" />}
        placeholder={devicesOnly ? texts.deviceExample : texts.example}
        autoComplete="off"
        data-autofocus
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <output className="visually-hidden">{query !== '' && texts.found(all)}</output>
      {groups.length === 0 && <p className={styles['none']}>{texts.none(query)}</p>}
      {groups.map(({ group, label, keys }) => (
        <section key={group} aria-label={label}>
          <h3 className={styles['group']}>{label}</h3>
          <ul className={styles['kinds']}>
            {keys.map((key) => {
              const lifetime = lifetimes.get(key)
              return (
                <li key={key}>
                  <button type="button" className={styles['kind']} onClick={() => onPick(key)}>
                    <span className={styles['name']}>{componentLabels[key]}</span>
                    {lifetime !== undefined && (
                      <span className={styles['span']}>{texts.usual(spanOf(lifetime))}</span>
                    )}
                    <IconChevronRight size={17} stroke={1.75} aria-hidden="true" />
                  </button>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}
