import type { Analysis } from '@hauswart/domain/analysis/model/analysis'
import { decidedDue, waitingComponents } from '@hauswart/domain/analysis/model/waiting'
import { countStates } from '@hauswart/domain/real-estate/component-state'
import { componentName } from '@hauswart/domain/real-estate/drawing'
import { todoGroup } from '@hauswart/domain/todos/todo'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { ComponentRows } from '#features/components/list/component-rows.tsx'
import { HistoryCard } from '#features/history/history-card.tsx'
import { analysedSentence } from '#features/overview/head/analysed-sentence.ts'
import { FirstHouse } from '#features/overview/first-house.tsx'
import { GapsCard } from '#features/overview/gaps/gaps-card.tsx'
import { recordGaps, type RecordGap } from '#features/overview/gaps/gaps.ts'
import { HouseStateCard } from '#features/overview/state/house-state-card.tsx'
import { OverviewFailure } from '#features/overview/overview-failure.tsx'
import { OverviewHead } from '#features/overview/head/overview-head.tsx'
import { OverviewLayout, OverviewSkeleton } from '#features/overview/overview-layout.tsx'
import { overviewTexts } from '#features/overview/overview.texts.ts'
import { PlanCard } from '#features/overview/plan/plan-card.tsx'
import { ScoreCard } from '#features/overview/state/score-card.tsx'
import { standingSentence } from '#features/overview/head/standing-sentence.ts'
import { CreateSheet } from '#features/shell/navigation/create-sheet.tsx'
import { useTodoActions } from '#features/todos/sending/use-todo-actions.ts'
import { isAsking, type Todo } from '#features/todos/todo.ts'
import { useHouseTodos } from '#features/todos/use-house-todos.ts'
import type { Decision } from '#features/upcoming/upcoming.ts'
import { UpcomingCard } from '#features/upcoming/upcoming-card.tsx'
import { housesOf, useActiveHouse, useHouses } from '#house/active-house.ts'
import { analysisPath } from '#house/paths/analysis-paths.ts'
import { useConnection } from '#device/net/connection.ts'
import { addComponentPath, dossierPath } from '#house/paths/dossier-paths.ts'
import { today } from '#device/text/format.ts'
import { houseName } from '#house/house-choice.ts'
import { useHouseAnalysis } from '#house/house-analysis.ts'
import { components as componentRecord } from '#house/nouns/components.ts'
import { houseFacts } from '#house/nouns/sheets/house-facts.ts'
import { useRows } from '#house/record/use-rows.ts'
import { judgeComponents } from '#house/judged-components.ts'
import { componentPath, decisionPath } from '#house/paths/places.ts'
import { useSession } from '#device/session/use-session.ts'
import { FinishSheet } from '#house/work/finish-sheet.tsx'
import { useRole } from '#house/use-role.ts'
import { Button } from '#ui/action/button.tsx'
import { Parts } from '#ui/layout/part-boundary.tsx'

export default function DashboardPage() {
  const houses = useHouses()
  const active = useActiveHouse()
  const { online } = useConnection()
  const { user } = useSession()
  const person = houses.data?.me ?? user ?? undefined
  if (houses.data === undefined)
    return houses.isError ? (
      <>
        <OverviewHead person={person} sentence={undefined} />
        <OverviewFailure isOnline={online} onRetry={() => void houses.refetch()} />
      </>
    ) : (
      <OverviewSkeleton />
    )
  if (active === undefined)
    return (
      <>
        <OverviewHead person={person} sentence={[{ text: overviewTexts.first.sentence }]} />
        <FirstHouse hasArchived={housesOf(houses.data).length > 0} />
      </>
    )
  return <Overview key={active.id} realEstateId={active.id} person={person} />
}

type OverviewProps = {
  readonly realEstateId: string
  readonly person: { readonly firstName: string; readonly lastName: string } | undefined
}

function Overview({ realEstateId, person }: OverviewProps) {
  const facts = useRows(houseFacts, realEstateId)
  const components = useRows(componentRecord, realEstateId)
  const { todos, work, isUpkeepKnown, isLoading } = useHouseTodos(realEstateId, {
    isDoneWanted: false,
    selectedId: undefined,
  })
  const { analysis, input } = useHouseAnalysis(realEstateId)
  const { mayWrite, isOwner } = useRole(realEstateId)
  const { online } = useConnection()
  const [isCreating, setCreating] = useState(false)
  const actions = useTodoActions(realEstateId)
  const [finishing, setFinishing] = useState<Todo>()
  const house = facts.data?.[0]
  if (house === undefined || components.data === undefined) {
    const hasFailed = facts.isError || components.isError
    if (!hasFailed) return <OverviewSkeleton />
    return (
      <>
        <OverviewHead person={person} sentence={undefined} />
        <OverviewFailure
          isOnline={online}
          onRetry={() => void Promise.all([facts.refetch(), components.refetch()])}
        />
      </>
    )
  }
  const now = today()
  const judged = judgeComponents(components.data, analysis)
  const open = work.filter(({ state }) => state === 'open')
  const overdueTodos = open.filter((todo) => todoGroup(todo, now) === 'overdue').length
  const pathOf = componentPath
  const finish = (id: string) => {
    const one = work.find((todo) => todo.id === id)
    if (one === undefined) return
    if (isAsking(one)) setFinishing(one)
    else void actions.complete(one)
  }
  const move = (id: string, on: string) => {
    const one = work.find((todo) => todo.id === id)
    if (one !== undefined) void actions.move(one, on)
  }
  const names = new Map<string, string>([
    ...todos.map(({ id, title }) => [id, title] as const),
    ...components.data.map((component) => [component.id, componentName(component)] as const),
  ])
  return (
    <>
      <OverviewHead
        person={person}
        sentence={
          analysis === undefined || judged.length === 0
            ? standingSentence({
                states: countStates(judged),
                openTodos: open.length,
                overdueTodos,
                mayWrite,
              })
            : analysedSentence({ analysis, isFlat: house.kind === 'condominium_flat', overdueTodos })
        }
        actions={
          mayWrite ? (
            <Button kind="primary" icon={<IconPlus />} onClick={() => setCreating(true)}>
              {overviewTexts.record}
            </Button>
          ) : undefined
        }
      />
      <OverviewLayout
        house={
          <HouseStateCard
            house={house}
            name={houseName(house)}
            judged={judged}
            decided={analysis && decidedDue(analysis)}
            profile={input?.profile}
            pathOf={pathOf}
            renderDetails={(own) => <ComponentRows components={own} pathOf={pathOf} />}
          />
        }
        next={
          <UpcomingCard
            realEstateId={realEstateId}
            work={work}
            isUpkeepKnown={isUpkeepKnown}
            areTodosLoading={isLoading}
            decisions={analysis === undefined ? [] : openDecisions(analysis)}
            decisionPath={mayWrite ? decisionPath : undefined}
            componentPath={pathOf}
            allDecisionsPath={analysisPath('measures')}
            acts={mayWrite ? { finish, move } : undefined}
            componentName={(id) => {
              const component = components.data.find((one) => one.id === id)
              return component && componentName(component)
            }}
          />
        }
        plan={
          analysis !== undefined &&
          input !== undefined && (
            <PlanCard analysis={analysis} isInflated={(input.profile.inflationPercent ?? 0) > 0} />
          )
        }
        side={
          <Parts>
            {analysis !== undefined && <ScoreCard analysis={analysis} />}
            {mayWrite && analysis !== undefined && (
              <GapsCard
                questions={analysis.gaps}
                nameOf={(id) => names.get(id) ?? ''}
                missing={recordGaps({ house, components: components.data, asked: analysis.gaps })}
                pathOf={(gap) => gapPath(realEstateId, gap)}
              />
            )}
          </Parts>
        }
        last={
          isOwner && (
            <HistoryCard
              realEstateId={realEstateId}
              names={names}
              to={dossierPath(realEstateId, 'history')}
            />
          )
        }
      />
      {finishing !== undefined && (
        <FinishSheet
          key={finishing.id}
          realEstateId={realEstateId}
          of={finishing.task ? { task: finishing.task } : { ...finishing, task: undefined }}
          onClose={() => setFinishing(undefined)}
        />
      )}
      <CreateSheet isOpen={isCreating} onClose={() => setCreating(false)} />
    </>
  )
}

/** From the same analysis as the sentence, the chip and the badge, with and without a line. */
function openDecisions(analysis: Analysis): Decision[] {
  const waiting = waitingComponents(analysis)
  return analysis.components
    .filter(({ component }) => waiting.has(component.id))
    .map(({ component: { id }, name, note }) => ({ id, name, note }))
}

const gapPath = (realEstateId: string, gap: RecordGap): string =>
  gap.kind === 'fact' ? dossierPath(realEstateId, 'facts') : addComponentPath(realEstateId, gap.catalogKey)
