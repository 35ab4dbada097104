import { compareUrgency } from '@hauswart/domain/real-estate/component-state'
import { AppLink } from '#ui/app-link.tsx'
import { LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ComponentRows } from './component-rows.tsx'
import type { Component } from './component-values.ts'
import { componentsTexts } from './components.texts.ts'

const shown = 6

type ComponentsCardProps = {
  readonly components: readonly Component[]
  readonly pathOf: (id: string) => string
  readonly allPath: string
  /** Where one is recorded; nothing for those who may only read. */
  readonly addPath: string | undefined
}

/** The most urgent components, each with what its state rests on. */
export function ComponentsCard({ components, pathOf, allPath, addPath }: ComponentsCardProps) {
  const { title, sentence, all, empty, add } = componentsTexts
  if (components.length === 0)
    return (
      <Card title={title}>
        <EmptyState
          level={3}
          title={empty.title}
          text={addPath === undefined ? empty.reader : empty.text}
          action={addPath === undefined ? undefined : <LinkButton to={addPath}>{add}</LinkButton>}
        />
      </Card>
    )
  return (
    <Card title={title} sentence={sentence(components.length)} action={<AppLink to={allPath}>{all}</AppLink>}>
      <ComponentRows
        components={components.toSorted(compareUrgency).slice(0, shown)}
        pathOf={pathOf}
        isWide
      />
    </Card>
  )
}
