import { componentCatalog, componentGroups } from '@hauswart/domain/real-estate/component'
import { componentGroupLabels } from '@hauswart/domain/real-estate/component.labels'
import type { StatedComponent } from '@hauswart/domain/real-estate/drawing'
import { IconPlus, IconTools } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { LinkButton } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Loaded } from '#ui/list/loaded.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import styles from './component-list.module.css'
import { ComponentRows } from './component-rows.tsx'
import type { Component } from '#features/components/component-values.ts'
import { componentsTexts } from '#features/components/components.texts.ts'

type ComponentListProps = {
  readonly query: UseQueryResult<readonly Component[]>
  /** The same components as the analysis judges them, the most urgent first. */
  readonly judged: readonly StatedComponent<Component>[]
  /** Those that stand in a room are shown there. */
  readonly isElsewhere: (component: Component) => boolean
  readonly pathOf: (id: string) => string
  readonly addPath: string | undefined
}

/** The components of a house by the part of the house they belong to. */
export function ComponentList({ query, ...rest }: ComponentListProps) {
  return (
    <Loaded query={query} texts={componentsTexts} rows={6}>
      {() => <Groups {...rest} />}
    </Loaded>
  )
}

function Groups({ judged, isElsewhere, pathOf, addPath }: Omit<ComponentListProps, 'query'>) {
  const { empty, add } = componentsTexts
  if (judged.length === 0)
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
  const here = judged.filter(({ component }) => !isElsewhere(component))
  const groups = componentGroups
    .map((group) => ({
      group,
      own: here.filter(({ component }) => componentCatalog[component.catalogKey] === group),
    }))
    .filter(({ own }) => own.length > 0)
  return (
    <div className={styles['groups']}>
      {groups.map(({ group, own }) => (
        <Card key={group} title={componentGroupLabels[group]} className={styles['group']}>
          <ComponentRows components={own} pathOf={pathOf} label={componentGroupLabels[group]} />
        </Card>
      ))}
    </div>
  )
}
