import type { Analysis, AnalysisInput } from '@hauswart/domain/analysis/model/analysis'
import { decidedEntry } from '@hauswart/domain/analysis/model/waiting'
import { isUuid } from '@hauswart/domain/ids/uuid7'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import { ComponentHead } from '#features/component-life/component-head.tsx'
import {
  ComponentFailure,
  ComponentLayout,
  ComponentSkeleton,
} from '#features/component-life/component-layout.tsx'
import { ConditionCard } from '#features/component-life/condition/condition-card.tsx'
import { CostCard } from '#features/component-life/life/cost-card.tsx'
import { FactsCard, type Component } from '#features/component-life/facts-card.tsx'
import { HistoryCard } from '#features/component-life/history/history-card.tsx'
import { LifeCard } from '#features/component-life/life/life-card.tsx'
import { LinkedTodos } from '#features/component-life/linked-todos.tsx'
import { RemoveNote } from '#features/component-life/remove-note.tsx'
import { ReplaceSheet } from '#features/component-life/history/replace-sheet.tsx'
import { UpkeepCard } from '#features/component-life/upkeep/upkeep-card.tsx'
import { ComponentSheet } from '#features/components/sheet/component-sheet.tsx'
import { removeComponent } from '#features/components/sheet/remove-component.ts'
import { DocumentsOf } from '#features/documents/documents-of.tsx'
import { ComponentWarranties } from '#features/invoices/warranty/component-warranties.tsx'
import { MakerWarrantiesCard } from '#features/maker-warranties/maker-warranties-card.tsx'
import { roomOptions } from '#features/rooms/room-options.ts'
import { DuePill } from '#features/todos/list/due-pill.tsx'
import { useHouseTodos } from '#features/todos/use-house-todos.ts'
import { housesOf, selectHouse, useActiveHouse, useHouses } from '#house/active-house.ts'
import { analysisPath, replacedParameter } from '#house/paths/analysis-paths.ts'
import { useConnection } from '#device/net/connection.ts'
import { isAt } from '#device/routing/entry.ts'
import { findComponent, isComponentName } from '#house/find-component.ts'
import { today } from '#device/text/format.ts'
import { useHouseAnalysis } from '#house/house-analysis.ts'
import { componentsQuery } from '#house/house-queries.ts'
import { componentCosts, noCost } from '#house/nouns/analysis/component-costs.ts'
import { components as componentRecord } from '#house/nouns/components.ts'
import { houseFacts } from '#house/nouns/sheets/house-facts.ts'
import { laterNouns } from '#house/nouns/later.ts'
import { rooms as roomRecord } from '#house/nouns/rooms.ts'
import { isUpkeep } from '#house/work/work.ts'
import { refusedCreation } from '#house/record/change.ts'
import { useOverlay, useRows } from '#house/record/use-rows.ts'
import { useRefusals } from '#house/refusal/use-refusals.tsx'
import { PageError } from '#device/routing/middleware.ts'
import { usePageTitle } from '#device/routing/page-title.ts'
import { useRole } from '#house/use-role.ts'
import { Parts } from '#ui/layout/part-boundary.tsx'

export default function ComponentPage() {
  const { component: name = '' } = useParams()
  const { online } = useConnection()
  const houses = useHouses()
  const place = usePlace(name)
  if (!isComponentName(name)) throw notFound()
  if (place.houseId !== undefined && place.component !== undefined)
    return <Life key={place.component.id} realEstateId={place.houseId} component={place.component} />
  // What this device does not have may well be there: without a line nobody knows.
  if (place.isSearched && !online && isUuid(name))
    return <ComponentFailure isOnline={false} onRetry={() => void place.again()} />
  if (place.isSearched) throw notFound()
  if (houses.isError || place.isError)
    return <ComponentFailure isOnline={online} onRetry={() => void houses.refetch().then(place.again)} />
  return <ComponentSkeleton />
}

const notFound = () => new PageError(404, 'This page could not be found') // spec §8

/** The component an address names: in the house the owner looks at, else in one of the others. */
function usePlace(name: string) {
  const active = useActiveHouse()
  const { online } = useConnection()
  const { data } = useHouses()
  const all = housesOf(data)
  const own = useQuery({ ...componentsQuery(active?.id ?? ''), enabled: active !== undefined })
  const shown = useOverlay(componentRecord)
  // Replaced, it may be of another kind than the address says.
  const [seen, setSeen] = useState<{ readonly name: string; readonly id: string }>()
  const wanted = seen?.name === name ? seen.id : name
  const isHere = active !== undefined && findComponent(shown(active.id, own), wanted) !== undefined
  // A kind means the house the owner looks at; an identifier may belong to another one.
  const others = isUuid(name) && own.isSuccess && !isHere ? all.filter(({ id }) => id !== active?.id) : []
  const searched = [...(active === undefined ? [] : [active.id]), ...others.map(({ id }) => id)]
  const answers = useQueries({ queries: searched.map((id) => componentsQuery(id)) })
  const found = searched.map((id, at) => findComponent(shown(id, answers[at]), wanted))
  const component = found.find((one) => one !== undefined)
  if (component !== undefined && seen?.name !== name) setSeen({ name, id: component.id })
  const houseId = component && searched[found.indexOf(component)]
  // The copy on this device may be older than the component: only what was asked just now can say it is not there.
  const [openedAt] = useState(() => Date.now())
  const isOld = answers.some(({ dataUpdatedAt, isError }) => dataUpdatedAt < openedAt && !isError)
  const again = () => Promise.all(answers.map(({ refetch }) => refetch()))
  const mustAsk = online && houseId === undefined && isOld && answers.every(({ isSuccess }) => isSuccess)
  const ask = useEffectEvent(again)
  useEffect(() => {
    if (mustAsk) void ask()
  }, [mustAsk])
  // Whoever opens a component means its house on the other pages too.
  useEffect(() => {
    if (houseId !== undefined && houseId !== active?.id) selectHouse(houseId)
  }, [houseId, active?.id])
  return {
    houseId,
    component,
    isSearched: data !== undefined && answers.every(({ isSuccess }) => isSuccess) && !mustAsk,
    isError: answers.some(({ isError }) => isError),
    again,
  }
}

type LifeProps = { readonly realEstateId: string; readonly component: Component }

function Life({ realEstateId, component }: LifeProps) {
  const { online } = useConnection()
  const { analysis, input, error, refetch } = useHouseAnalysis(realEstateId)
  if (analysis !== undefined && input !== undefined)
    return <Loaded realEstateId={realEstateId} component={component} analysis={analysis} input={input} />
  return error === null ? (
    <ComponentSkeleton />
  ) : (
    <ComponentFailure isOnline={online} onRetry={() => void refetch()} />
  )
}

type LoadedProps = LifeProps & { readonly analysis: Analysis; readonly input: AnalysisInput }

function Loaded({ realEstateId, component, analysis, input }: LoadedProps) {
  const rights = useRole(realEstateId)
  const house = useRows(houseFacts, realEstateId).data?.[0]
  const mayWrite = rights.mayWrite && house?.status !== 'archived'
  const { canSeeFinances } = rights
  const navigate = useNavigate()
  const { key } = useLocation()
  const [parameters, setParameters] = useSearchParams()
  const wish = parameters.has(replacedParameter) ? 'replace' : undefined
  const [opened, setOpened] = useState<'edit' | 'replace' | undefined>(wish)
  const forgetWish = useEffectEvent(() => {
    if (isAt(key)) setParameters({}, { replace: true })
  })
  useEffect(() => {
    if (wish !== undefined) forgetWish()
  }, [wish])
  const rooms = useRows(roomRecord, realEstateId)
  const refused = useRefusals({
    records: laterNouns,
    realEstateId,
    nameOf: (id) => rooms.data?.find((room) => room.id === id)?.name,
  })
  const costs = useRows(componentCosts, realEstateId)
  const { work } = useHouseTodos(realEstateId, { isDoneWanted: false, selectedId: undefined })
  const remove = async () => {
    // First, or this page would be about something that is gone.
    await navigate(analysisPath())
    await removeComponent(realEstateId, component)
  }
  const found = analysis.components.find((one) => one.component.id === component.id)
  usePageTitle(found?.name)
  if (found === undefined) return <ComponentSkeleton />
  const { name, state, note } = found
  const shared = { realEstateId, component, mayWrite, canSeeFinances }
  const now = today()
  const close = () => setOpened(undefined)
  return (
    <>
      <ComponentHead
        found={found}
        decided={decidedEntry(analysis, component.id)}
        onReplaced={mayWrite ? () => setOpened('replace') : undefined}
      />
      {refused.view}
      <ComponentLayout
        main={
          <Parts>
            <LifeCard found={found} year={analysis.year} />
            <ConditionCard {...shared} name={name} />
            <CostCard
              {...shared}
              found={found}
              analysis={analysis}
              input={input}
              own={costs.data?.find(({ id }) => id === component.id) ?? noCost(component.id)}
            />
            <UpkeepCard
              realEstateId={realEstateId}
              component={component}
              mayWrite={mayWrite}
              input={input}
              todoOf={(taskId) => work.find((one) => one.task?.id === taskId && !isUpkeep(one))}
            />
            <MakerWarrantiesCard
              realEstateId={realEstateId}
              componentIds={[component.id]}
              isLocked={!mayWrite}
            />
          </Parts>
        }
        side={
          <Parts>
            <FactsCard
              component={component}
              assumedYear={found.component.installedYear}
              room={rooms.data?.find(({ id }) => id === component.roomId)?.name}
              onEdit={mayWrite ? () => setOpened('edit') : undefined}
            />
            {canSeeFinances && <ComponentWarranties realEstateId={realEstateId} componentId={component.id} />}
            <HistoryCard {...shared} amounts={input.amounts} />
            <LinkedTodos
              // What means the same work as upkeep stands there.
              todos={work
                .filter(
                  (todo) =>
                    todo.componentId === component.id && todo.state === 'open' && todo.task === undefined,
                )
                .map(({ id, title, dueOn }) => ({
                  id,
                  title,
                  due: dueOn === null ? undefined : <DuePill dueOn={dueOn} today={now} />,
                }))}
            />
            <DocumentsOf
              realEstateId={realEstateId}
              link="componentIds"
              id={component.id}
              isReadOnly={!mayWrite}
            />
          </Parts>
        }
      />
      {mayWrite && refusedCreation(component) === undefined && <RemoveNote onRemove={() => void remove()} />}
      {opened === 'edit' && (
        <ComponentSheet
          realEstateId={realEstateId}
          judged={{ component, state, note }}
          rooms={roomOptions(rooms.data ?? [])}
          houseKind={house?.kind}
          mayWrite={mayWrite}
          onClose={close}
        />
      )}
      {/* Above the address that no longer asks for it, or going back to that one would. */}
      {mayWrite && opened === 'replace' && wish === undefined && (
        <ReplaceSheet {...shared} name={name} onClose={close} />
      )}
    </>
  )
}
