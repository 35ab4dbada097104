import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { AnalysisView } from '#features/analysis/analysis-view.tsx'
import { Development } from '#features/analysis-history/development.tsx'
import { FirstHouse } from '#features/overview/first-house.tsx'
import { AnalysisFailure, AnalysisSkeleton } from '#features/analysis/analysis-state.tsx'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import type { TodoBook } from '#features/analysis/decisions/prepared-todos.ts'
import { MeasureTodos } from '#features/todos/decisions/measure-todos.tsx'
import { useDecisionTodos } from '#features/todos/decisions/use-decision-todos.ts'
import { useTodoActions } from '#features/todos/sending/use-todo-actions.ts'
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
  const actions = useTodoActions(realEstateId, todos)
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  // It stays the same: the analysis is not to be drawn anew because a to-do came.
  const todoBook = useMemo(
    (): TodoBook => ({
      // Into the outbox, as everywhere: prepared to-dos wait there if the line goes meanwhile.
      add: (id, facts, measureId) => latest.current.add(facts, [], { id, measureId }),
      untouchedFor: (measureIds) => latest.current.untouchedFor(measureIds),
      withdraw: (some) => latest.current.withdraw(some),
      openFor: (measureId) => latest.current.openFor(measureId),
      moveAlong: (days) => latest.current.moveAlong(days),
    }),
    [],
  )
  return (
    <AnalysisView
      realEstateId={realEstateId}
      todoBook={todoBook}
      MeasureTodos={MeasureTodos}
      Development={Development}
    />
  )
}
