import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { AnalysisView } from '#features/analysis/analysis-view.tsx'
import { Development } from '#features/analysis-history/development.tsx'
import { FirstHouse } from '#features/overview/first-house.tsx'
import { MeasurePapers } from '#features/documents/measure-papers.tsx'
import { AnalysisFailure, AnalysisSkeleton } from '#features/analysis/analysis-state.tsx'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import { MeasureInvoices } from '#features/invoices/list/measure-invoices.tsx'
import { MeasureProject } from '#features/projects/decisions/measure-project.tsx'
import { MeasureTodos } from '#features/todos/decisions/measure-todos.tsx'
import { openFor } from '#features/todos/decisions/prepared.ts'
import { useDecisionTodos } from '#features/todos/decisions/use-decision-todos.ts'
import { housesOf, useActiveHouse, useHouses } from '#house/active-house.ts'
import { referencesQuery } from '#house/references.ts'
import { PageHead } from '#ui/layout/page-head.tsx'

export default function AnalysisPage() {
  // They belong to no house: the largest answer need not wait for the list of houses.
  useQuery(referencesQuery)
  const houses = useHouses()
  const active = useActiveHouse()
  if (houses.data === undefined)
    return houses.isError ? <AnalysisFailure onRetry={() => void houses.refetch()} /> : <AnalysisSkeleton />
  if (active === undefined)
    return (
      <>
        <PageHead title={analysisTexts.title} sentence={analysisTexts.state.emptySentence} />
        <FirstHouse hasArchived={housesOf(houses.data).length > 0} />
      </>
    )
  return <Analysed key={active.id} realEstateId={active.id} />
}

function Analysed({ realEstateId }: { readonly realEstateId: string }) {
  const { todos } = useDecisionTodos(realEstateId)
  const latest = useRef(todos)
  useEffect(() => {
    latest.current = todos
  })
  // It stays the same: the analysis is not to be drawn anew because a to-do came.
  const openNow = useCallback((measureIds: readonly string[]) => openFor(latest.current, measureIds), [])
  return (
    <AnalysisView
      realEstateId={realEstateId}
      openFor={openNow}
      MeasureTodos={MeasureTodos}
      MeasurePapers={MeasurePapers}
      MeasureInvoices={MeasureInvoices}
      MeasureProject={MeasureProject}
      Development={Development}
    />
  )
}
