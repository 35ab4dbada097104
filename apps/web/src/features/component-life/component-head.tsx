import type { ComponentAnalysis } from '@hauswart/domain/analysis/analysis'
import { componentCatalog } from '@hauswart/domain/real-estate/component'
import { componentGroupLabels } from '@hauswart/domain/real-estate/component.labels'
import { IconHammer, IconRefresh } from '@tabler/icons-react'
import { analysisPath } from '#lib/analysis-paths.ts'
import { planPath } from '#lib/places.ts'
import { LinkButton } from '#ui/button.tsx'
import { OnlineButton } from '#ui/online-button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { StatePill } from '#ui/pill.tsx'
import { componentLifeTexts } from './component-life.texts.ts'
import { standingWords } from './standing-words.ts'

type ComponentHeadProps = {
  readonly found: ComponentAnalysis
  /** Nothing for those who may only read. */
  readonly onReplaced: (() => void) | undefined
}

export function ComponentHead({ found, onReplaced }: ComponentHeadProps) {
  const { component, name, state, note } = found
  const texts = componentLifeTexts
  return (
    <PageHead
      title={name}
      pill={<StatePill state={state}>{note}</StatePill>}
      sentence={standingWords(found)}
      trail={{
        label: texts.trail,
        crumbs: [
          { label: texts.analysis, to: analysisPath() },
          { label: componentGroupLabels[componentCatalog[component.catalogKey]] },
          { label: name },
        ],
      }}
      actions={
        onReplaced && (
          <>
            <OnlineButton icon={<IconRefresh />} aria-haspopup="dialog" onClick={onReplaced}>
              {texts.replaced}
            </OnlineButton>
            <LinkButton to={planPath(component.id)} kind="primary" icon={<IconHammer />}>
              {texts.plan}
            </LinkButton>
          </>
        )
      }
    />
  )
}
