import { componentCatalog, componentGroups } from '@hauswart/domain/real-estate/component'
import { componentGroupLabels } from '@hauswart/domain/real-estate/component.labels'
import { compareUrgency } from '@hauswart/domain/real-estate/component-state'
import { IconPlus } from '@tabler/icons-react'
import { LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import styles from './component-list.module.css'
import { ComponentRows } from './component-rows.tsx'
import type { Component } from './component-values.ts'
import { componentsTexts } from './components.texts.ts'

type ComponentListProps = {
  readonly components: readonly Component[]
  readonly pathOf: (id: string) => string
  readonly addPath: string | undefined
}

/** All components of a house by the part of the house they belong to. */
export function ComponentList({ components, pathOf, addPath }: ComponentListProps) {
  const { empty, add, title } = componentsTexts
  const action =
    addPath === undefined ? undefined : (
      <LinkButton to={addPath} kind="primary" icon={<IconPlus />}>
        {add}
      </LinkButton>
    )
  if (components.length === 0)
    return (
      <Card>
        <EmptyState
          title={empty.title}
          text={addPath === undefined ? empty.reader : empty.text}
          action={action}
        />
      </Card>
    )
  const groups = componentGroups
    .map((group) => ({
      group,
      own: components.filter(({ catalogKey }) => componentCatalog[catalogKey] === group),
    }))
    .filter(({ own }) => own.length > 0)
  return (
    <section className={styles['list']} aria-label={title}>
      <div className={styles['head']}>
        <p>{componentsTexts.rule.text}</p>
        {action}
      </div>
      <div className={styles['groups']}>
        {groups.map(({ group, own }) => (
          <Card key={group} title={componentGroupLabels[group]}>
            <ComponentRows
              components={own.toSorted(compareUrgency)}
              pathOf={pathOf}
              label={componentGroupLabels[group]}
            />
          </Card>
        ))}
      </div>
    </section>
  )
}
