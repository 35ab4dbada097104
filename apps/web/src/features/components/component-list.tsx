import { componentCatalog, componentGroups } from '@hauswart/domain/real-estate/component'
import { componentGroupLabels } from '@hauswart/domain/real-estate/component.labels'
import { compareUrgency } from '@hauswart/domain/real-estate/component-state'
import { IconPlus, IconTools } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import styles from './component-list.module.css'
import { ComponentRows } from './component-rows.tsx'
import type { Component } from './component-values.ts'
import { componentsTexts } from './components.texts.ts'

type ComponentListProps = {
  readonly query: UseQueryResult<readonly Component[]>
  /** Those that stand in a room are shown there. */
  readonly isElsewhere: (component: Component) => boolean
  readonly pathOf: (id: string) => string
  readonly addPath: string | undefined
}

/** The components of a house by the part of the house they belong to. */
export function ComponentList({ query, ...rest }: ComponentListProps) {
  return (
    <Loaded query={query} texts={componentsTexts} rows={6}>
      {(components) => <Groups components={components} {...rest} />}
    </Loaded>
  )
}

type GroupsProps = Omit<ComponentListProps, 'query'> & { readonly components: readonly Component[] }

function Groups({ components, isElsewhere, pathOf, addPath }: GroupsProps) {
  const { empty, add } = componentsTexts
  if (components.length === 0)
    return (
      <Card>
        <EmptyState
          title={empty.title}
          text={addPath === undefined ? empty.reader : empty.text}
          picture={<IconTools />}
          action={
            addPath === undefined ? undefined : (
              <LinkButton to={addPath} kind="primary" icon={<IconPlus />}>
                {add}
              </LinkButton>
            )
          }
        />
      </Card>
    )
  const here = components.filter((component) => !isElsewhere(component))
  const groups = componentGroups
    .map((group) => ({
      group,
      own: here.filter(({ catalogKey }) => componentCatalog[catalogKey] === group),
    }))
    .filter(({ own }) => own.length > 0)
  return (
    <div className={styles['groups']}>
      {groups.map(({ group, own }) => (
        <Card key={group} title={componentGroupLabels[group]} className={styles['group']}>
          <ComponentRows
            components={own.toSorted(compareUrgency)}
            pathOf={pathOf}
            label={componentGroupLabels[group]}
          />
        </Card>
      ))}
    </div>
  )
}
