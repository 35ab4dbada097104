import type { ComponentAnalysis, PlanEntry } from '@hauswart/domain/analysis/model/analysis'
import { componentCatalog } from '@hauswart/domain/real-estate/component'
import { componentGroupLabels } from '@hauswart/domain/real-estate/component.labels'
import { IconHammer, IconRefresh } from '@tabler/icons-react'
import { analysisPath } from '#house/paths/analysis-paths.ts'
import { useConnection } from '#device/net/connection.ts'
import { planPath } from '#house/paths/places.ts'
import { Button, LinkButton } from '#ui/action/button.tsx'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { Pill, StatePill } from '#ui/mark/pill.tsx'
import { componentLifeTexts } from './component-life.texts.ts'
import { standingWords } from '#features/component-life/life/standing-words.ts'

type ComponentHeadProps = {
  readonly found: ComponentAnalysis
  /** What the owner decided over it, if anything. */
  readonly decided: PlanEntry | undefined
  /** Nothing for those who may only read. */
  readonly onReplaced: (() => void) | undefined
}

export function ComponentHead({ found, decided, onReplaced }: ComponentHeadProps) {
  const { component, name, state, note } = found
  const texts = componentLifeTexts
  return (
    <PageHead
      title={name}
      pill={
        <>
          <StatePill state={state}>{note}</StatePill>
          {decided !== undefined && <Pill>{texts.decided(decided.state, decided.year)}</Pill>}
        </>
      }
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
            <Button icon={<IconRefresh />} aria-haspopup="dialog" onClick={onReplaced}>
              {texts.replaced}
            </Button>
            {decided === undefined ? (
              <PlanButton path={planPath(component.id)} />
            ) : (
              <LinkButton to={analysisPath('measures')} icon={<IconHammer />}>
                {texts.changeDecision}
              </LinkButton>
            )}
          </>
        )
      }
    />
  )
}

/** Without a line it says so here, not only on the page it leads to. */
function PlanButton({ path }: { readonly path: string }) {
  const { online } = useConnection()
  const shared = { kind: 'primary', icon: <IconHammer /> } as const
  return online ? (
    <LinkButton {...shared} to={path}>
      {componentLifeTexts.plan}
    </LinkButton>
  ) : (
    <OnlineButton {...shared}>{componentLifeTexts.plan}</OnlineButton>
  )
}
