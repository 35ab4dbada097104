import { lazy, memo, Suspense, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react'
import type { AnalysisView as View } from '#house/paths/analysis-paths.ts'
import { loadChunk } from '#device/chunk-guard.ts'
import { useConnection } from '#device/net/connection.ts'
import { houseName } from '#house/house-choice.ts'
import { useHouseAnalysis } from '#house/house-analysis.ts'
import { analysisBudget, analysisProfile } from '#house/nouns/analysis/answers.ts'
import { componentCosts } from '#house/nouns/analysis/component-costs.ts'
import { decisions } from '#house/nouns/analysis/decisions.ts'
import { houseFacts } from '#house/nouns/sheets/house-facts.ts'
import { components as componentRecord } from '#house/nouns/components.ts'
import { useRows } from '#house/record/use-rows.ts'
import { componentPath } from '#house/paths/places.ts'
import { useRefusals } from '#house/refusal/use-refusals.tsx'
import { useRole } from '#house/use-role.ts'
import { Notice } from '#ui/layout/notice.tsx'
import { Tabs, type Tab } from '#ui/layout/tabs.tsx'
import { AnalysisHead } from './analysis-head.tsx'
import { AnalysisEmpty, AnalysisFailure, AnalysisSkeleton, TabSkeleton } from './analysis-state.tsx'
import styles from './analysis.module.css'
import { analysisTexts } from './analysis.texts.ts'
import { ComponentsTab } from '#features/analysis/components/components-tab.tsx'
import type { Desk, History } from './desk.ts'
import type { Preparing } from '#features/analysis/decisions/prepared-todos.ts'
import { startOf, type Start } from '#features/analysis/decisions/renovation-start.ts'
import { useAnalysisAddress } from './use-analysis-address.ts'

/** What is written on this page. */
const records = [decisions, houseFacts, componentRecord, componentCosts, analysisProfile, analysisBudget]

// The first view comes with the page; the others when somebody wants them.
const TimelineTab = lazy(async () => ({
  default: (await loadChunk(() => import('#features/analysis/timeline/timeline-tab.tsx'))).TimelineTab,
}))
const MeasuresTab = lazy(async () => ({
  default: (await loadChunk(() => import('#features/analysis/measures/measures-tab.tsx'))).MeasuresTab,
}))
const EnergyTab = lazy(async () => ({
  default: (await loadChunk(() => import('#features/analysis/energy/energy-tab.tsx'))).EnergyTab,
}))
const ReserveTab = lazy(async () => ({
  default: (await loadChunk(() => import('#features/analysis/reserve/reserve-tab.tsx'))).ReserveTab,
}))
const GapsTab = lazy(async () => ({
  default: (await loadChunk(() => import('#features/analysis/gaps/gaps-tab.tsx'))).GapsTab,
}))
const RenovationSheet = lazy(async () => ({
  default: (await loadChunk(() => import('#features/analysis/measures/renovation-sheet.tsx')))
    .RenovationSheet,
}))

type AnalysisViewProps = {
  readonly realEstateId: string
  /** How the house came to stand as it does, below its components. */
  readonly Development: History
} & Preparing

/** The analysis of one house in its views. */
export function AnalysisView({ realEstateId, ...given }: AnalysisViewProps) {
  const refused = useRefusals({ records, realEstateId, nameOf: () => undefined })
  const { desk, error, refetch } = useDesk(realEstateId, refused.look)
  if (desk === undefined)
    return error === null ? <AnalysisSkeleton /> : <AnalysisFailure onRetry={() => void refetch()} />
  if (desk.components.length === 0)
    return (
      <AnalysisEmpty
        realEstateId={realEstateId}
        isLand={desk.house.kind === 'building_land'}
        mayWrite={desk.mayWrite}
      />
    )
  return <Views desk={desk} refused={refused.view} {...given} />
}

function useDesk(realEstateId: string, onRefused: Desk['onRefused']) {
  const { analysis, input, error, refetch, withMeasures } = useHouseAnalysis(realEstateId)
  const rights = useRole(realEstateId)
  // The same answers the analysis was computed from, read here for their versions.
  const house = useRows(houseFacts, realEstateId).data?.[0]
  const profile = useRows(analysisProfile, realEstateId).data?.[0]
  const budget = useRows(analysisBudget, realEstateId).data?.[0] ?? null
  const decided = useRows(decisions, realEstateId).data
  const components = useRows(componentRecord, realEstateId).data
  const { mayWrite, canSeeFinances } = rights
  // The same as long as nothing changed: every view hangs on it.
  const desk = useMemo((): Desk | undefined => {
    if (
      !house ||
      !profile ||
      !decided ||
      components === undefined ||
      analysis === undefined ||
      input === undefined
    )
      return undefined
    return {
      house,
      name: houseName(house),
      components,
      profile,
      budget,
      decisions: decided,
      onRefused,
      input,
      analysis,
      withMeasures,
      mayWrite: mayWrite && house.status !== 'archived',
      canSeeFinances,
      pathOf: componentPath,
    }
  }, [
    house,
    profile,
    budget,
    decided,
    onRefused,
    components,
    analysis,
    input,
    withMeasures,
    mayWrite,
    canSeeFinances,
  ])
  return { desk, error, refetch }
}

type ViewsProps = Omit<AnalysisViewProps, 'realEstateId'> & {
  readonly desk: Desk
  readonly refused: ReactNode
}

const Views = memo(function Views({
  desk,
  refused,
  openFor,
  MeasureTodos,
  MeasurePapers,
  MeasureInvoices,
  MeasureProject,
  Development,
}: ViewsProps) {
  const { view, planned, goTo, forgetPlanned } = useAnalysisAddress()
  const { online } = useConnection()
  const [planning, setPlanning] = useState<Start | undefined>(() =>
    planned === undefined ? undefined : startOf(desk, [planned]),
  )
  const forget = useEffectEvent(forgetPlanned)
  useEffect(() => {
    if (planned !== undefined) forget()
  }, [planned])
  // On a phone the row of tabs is wider than the screen.
  useEffect(() => {
    if (view === 'components') return
    const tab = document.querySelector(`[role=tab][id$='-${view}']`)
    tab?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [view])
  const { tabs: labels, state } = analysisTexts
  const tabs: readonly Tab<View>[] = [
    {
      id: 'components',
      label: labels.components,
      content: <ComponentsTab desk={desk} Development={Development} />,
    },
    { id: 'timeline', label: labels.timeline, content: <TimelineTab desk={desk} /> },
    {
      id: 'measures',
      label: labels.measures,
      content: (
        <MeasuresTab
          desk={desk}
          MeasureTodos={MeasureTodos}
          MeasurePapers={MeasurePapers}
          MeasureInvoices={MeasureInvoices}
          MeasureProject={MeasureProject}
          onPlan={(ids) => setPlanning(startOf(desk, ids))}
        />
      ),
    },
    { id: 'energy', label: labels.energy, content: <EnergyTab desk={desk} /> },
    { id: 'reserve', label: labels.reserve, content: <ReserveTab desk={desk} /> },
    { id: 'gaps', label: labels.gaps, content: <GapsTab desk={desk} /> },
  ]
  return (
    <>
      <AnalysisHead desk={desk} onPlan={() => setPlanning(startOf(desk, []))} />
      {refused}
      {(!online || !desk.mayWrite) && (
        <div className={styles['notices']}>
          <Notice>{online ? state.readerOnly : state.offlineCopy}</Notice>
        </div>
      )}
      <Tabs
        label={labels.label}
        value={view}
        onChange={goTo}
        tabs={tabs.map(({ content, ...tab }) => ({
          ...tab,
          content: <Suspense fallback={<TabSkeleton />}>{content}</Suspense>,
        }))}
      />
      <Suspense>
        {/* Above the address that no longer asks for it, or going back to that one would. */}
        {planning !== undefined && planned === undefined && (
          <RenovationSheet
            desk={desk}
            start={planning}
            openFor={openFor}
            onClose={() => setPlanning(undefined)}
          />
        )}
      </Suspense>
    </>
  )
})
