import type { ComponentAnalysis } from '@hauswart/domain/analysis/model/analysis'
import { componentGroupLabels } from '@hauswart/domain/real-estate/component.labels'
import { isYearAssumed, yearOf } from '@hauswart/domain/real-estate/component-state'
import { componentStateLabels } from '@hauswart/domain/real-estate/component-state.labels'
import { useDeferredValue } from 'react'
import { percent } from '#device/text/format.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import { LifeBar } from '#ui/charts/life-bar.tsx'
import { classes } from '#ui/classes.ts'
import { ComponentIcon } from '#ui/figure/component-icon.tsx'
import { FigureSource, FigureValue } from '#ui/figure/figure.tsx'
import { StateSign } from '#ui/mark/pill.tsx'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import type { ComponentBlock } from './component-order.ts'
import styles from './component-list.module.css'

const texts = analysisTexts.list

type ComponentListProps = {
  readonly blocks: readonly ComponentBlock[]
  readonly pathOf: (componentId: string) => string
}

/** More than any screen shows; the others follow when these are painted. */
const atFirst = 8

export function ComponentList({ blocks: all, pathOf }: ComponentListProps) {
  const blocks = firstOf(all, useDeferredValue(Number.POSITIVE_INFINITY, atFirst))
  if (blocks.every(({ components }) => components.length === 0))
    return <p className={styles['none']}>{texts.none}</p>
  return blocks.map(({ group, components }) => (
    <section key={group ?? ''} className={styles['block']}>
      {group !== undefined && <h3 className={styles['group']}>{componentGroupLabels[group]}</h3>}
      <ul className={styles['list']} data-component-list="">
        {components.map((one) => (
          <Entry key={one.component.id} one={one} to={pathOf(one.component.id)} />
        ))}
      </ul>
    </section>
  ))
}

function firstOf(blocks: readonly ComponentBlock[], count: number): readonly ComponentBlock[] {
  let room = count
  return blocks.flatMap(({ group, components }) => {
    const shown = components.slice(0, Math.max(0, room))
    room -= shown.length
    return shown.length === 0 ? [] : [{ group, components: shown }]
  })
}

type EntryProps = { readonly one: ComponentAnalysis; readonly to: string }

function Entry({ one, to }: EntryProps) {
  const { component, name, state, cost, remaining, usedShare } = one
  const since = yearOf(component)
  return (
    <li className={classes(styles['entry'], styles[state])}>
      <span className={styles['icon']}>
        <ComponentIcon catalogKey={component.catalogKey} />
      </span>
      <div className={styles['top']}>
        <span className={styles['name']}>
          <AppLink to={to} prefetch="intent">
            {name}
          </AppLink>
          <span className={styles['state']}>
            <StateSign state={state} size={14} />
            {componentStateLabels[state]}
          </span>
        </span>
        <span className={styles['cost']}>
          <FigureValue figure={cost} title={texts.cost(name)} withoutCurrency />
          <FigureSource figure={cost} title={texts.cost(name)} look="sign" />
        </span>
      </div>
      <div className={styles['bottom']}>
        <span className={styles['bar']}>
          {usedShare !== null && (
            <LifeBar
              share={usedShare}
              state={state}
              label={texts.used(percent(Math.min(1, Math.max(0, usedShare)), 0))}
            />
          )}
        </span>
        <span className={styles['life']}>
          <span title={one.isAssumed ? texts.assumed : undefined}>
            {isYearAssumed(component) ? texts.sinceAssumed(since) : since} ·
          </span>
          <FigureValue figure={remaining} title={texts.remaining(name)}>
            {remaining.value === null ? undefined : texts.left(Math.round(remaining.value))}
          </FigureValue>
          <FigureSource figure={remaining} title={texts.remaining(name)} look="sign" />
        </span>
      </div>
    </li>
  )
}
