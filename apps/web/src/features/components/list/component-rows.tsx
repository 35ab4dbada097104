import { componentName, type StatedComponent } from '@hauswart/domain/real-estate/drawing'
import { StatePill } from '#ui/mark/pill.tsx'
import { OnItsWay } from '#ui/mark/on-its-way.tsx'
import { Row, RowList } from '#ui/list/row-list.tsx'
import type { Component } from '#features/components/component-values.ts'
import { explain, factsLine } from '#features/components/component-words.ts'
import styles from './component-rows.module.css'

type ComponentRowsProps = {
  readonly components: readonly StatedComponent<Component>[]
  readonly pathOf: (id: string) => string
  readonly label?: string
}

export function ComponentRows({ components, pathOf, label }: ComponentRowsProps) {
  return (
    <RowList label={label}>
      {components.map(({ component, state, note }) => (
        <Row
          key={component.id}
          title={componentName(component)}
          text={
            <>
              <span className={styles['line']}>{explain(component)}</span>
              <span className={styles['line']}>{factsLine(component)}</span>
            </>
          }
          value={<StatePill state={state}>{note}</StatePill>}
          note={markOf(component)}
          to={pathOf(component.id)}
          prefetch="none"
        />
      ))}
    </RowList>
  )
}

const markOf = ({ isWaiting, refusal }: Component) =>
  isWaiting || refusal !== undefined ? (
    <OnItsWay isWaiting={isWaiting} isRefused={refusal !== undefined} />
  ) : undefined
