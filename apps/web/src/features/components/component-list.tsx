import { componentCatalog, componentGroups } from '@hauswart/domain/real-estate/component'
import { componentGroupLabels } from '@hauswart/domain/real-estate/component.labels'
import { compareUrgency } from '@hauswart/domain/real-estate/component-state'
import { IconPlus } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useConnection } from '#lib/connection.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { Loading, SkeletonRows } from '#ui/skeleton.tsx'
import styles from './component-list.module.css'
import { ComponentRows } from './component-rows.tsx'
import type { Component } from './component-values.ts'
import { componentsTexts } from './components.texts.ts'

type ComponentListProps = {
  readonly query: UseQueryResult<readonly Component[]>
  readonly pathOf: (id: string) => string
  readonly addPath: string | undefined
}

/** All components of a house by the part of the house they belong to. */
export function ComponentList({ query, ...rest }: ComponentListProps) {
  const { online } = useConnection()
  const { failed, offline, retry } = componentsTexts
  if (query.data !== undefined) return <Groups components={query.data} {...rest} />
  if (query.isError)
    return (
      <Notice
        tone={online ? 'due' : 'info'}
        action={<Button onClick={() => void query.refetch()}>{retry}</Button>}
      >
        {online ? failed : offline}
      </Notice>
    )
  return (
    <Card>
      <Loading>
        <SkeletonRows rows={6} />
      </Loading>
    </Card>
  )
}

type GroupsProps = Omit<ComponentListProps, 'query'> & { readonly components: readonly Component[] }

function Groups({ components, pathOf, addPath }: GroupsProps) {
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
