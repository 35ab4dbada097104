import { isUuid } from '@hauswart/domain/ids/uuid7'
import { componentName } from '@hauswart/domain/real-estate/drawing'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import { AddComponentSheet } from '#features/components/add-component-sheet.tsx'
import { ComponentList } from '#features/components/component-list.tsx'
import { ComponentSheet, GoneComponentDialog } from '#features/components/component-sheet.tsx'
import { useFocusReturn } from '#features/components/use-focus-return.ts'
import { HistoryList } from '#features/history/history-list.tsx'
import { DossierHead } from '#features/real-estate/dossier-head.tsx'
import { DossierFailure, DossierSkeleton } from '#features/real-estate/dossier-state.tsx'
import { FactsTab } from '#features/real-estate/facts-tab.tsx'
import type { HouseFacts } from '#features/real-estate/house-values.ts'
import { MasterDataForm } from '#features/real-estate/master-data-form.tsx'
import { MasterDataFacts } from '#features/real-estate/master-data-facts.tsx'
import { MembersCard } from '#features/real-estate/members-card.tsx'
import { realEstateTexts } from '#features/real-estate/real-estate.texts.ts'
import { selectHouse } from '#lib/active-house.ts'
import { GraphqlError } from '#lib/graphql.ts'
import {
  addComponentPath,
  componentHash,
  componentInHash,
  dossierPath,
  dossierViews,
  type DossierView,
} from '#lib/dossier-paths.ts'
import { componentsQuery, houseQuery } from '#lib/house-queries.ts'
import { PageError } from '#lib/middleware.ts'
import { useRole } from '#lib/use-role.ts'
import { useCloseGuard } from '#ui/leave-guard.tsx'
import { Tabs } from '#ui/tabs.tsx'

export default function RealEstatePage() {
  const { realEstate: id = '' } = useParams()
  if (!isUuid(id)) throw new PageError(404, 'This page could not be found') // spec §8
  return <Dossier key={id} realEstateId={id} />
}

function Dossier({ realEstateId }: { readonly realEstateId: string }) {
  const { data, error, refetch } = useQuery(houseQuery(realEstateId))
  const house = data?.realEstate
  const isActive = house !== undefined && house !== null && house.status !== 'archived'
  // Whoever opens a house means this house on the other pages too.
  useEffect(() => {
    if (isActive) selectHouse(realEstateId)
  }, [isActive, realEstateId])
  if (error instanceof GraphqlError && error.code === 'NOT_FOUND')
    throw new PageError(404, 'This page could not be found') // spec §8
  if (house !== undefined && house !== null) return <Views house={house} />
  return error === null ? <DossierSkeleton /> : <DossierFailure onRetry={() => void refetch()} />
}

function Views({ house }: { readonly house: HouseFacts }) {
  const { id } = house
  const navigate = useNavigate()
  const { hash } = useLocation()
  const [search] = useSearchParams()
  const components = useQuery(componentsQuery(id))
  const rights = useRole(id)
  const mayWrite = rights.mayWrite && house.status !== 'archived'
  const selectedId = componentInHash(hash)
  const selected = components.data?.find((component) => component.id === selectedId)
  const asked = dossierViews.find((view) => view === search.get('ansicht')) ?? 'uebersicht'
  const view: DossierView = selectedId === undefined ? asked : 'bauteile'
  const isAdding = mayWrite && search.get('neu') === 'bauteil'
  const known = components.data ?? []
  useFocusReturn(selectedId ?? (isAdding ? '' : undefined), componentHash)
  // On a phone the row of tabs is wider than the screen.
  useEffect(() => {
    const tab = document.querySelector(`[role=tab][id$='-${view}']`)
    tab?.scrollIntoView({ inline: 'nearest', block: 'nearest' })
  }, [view])
  const goTo = (next: DossierView) =>
    void navigate(dossierPath(id, next), { replace: true, preventScrollReset: true })
  const [isDirty, setDirty] = useState(false)
  const wanted = useRef<DossierView>(view)
  const guard = useCloseGuard(isDirty && view === 'stammdaten', () => {
    setDirty(false)
    goTo(wanted.current)
  })
  const names = new Map(known.map((component) => [component.id, componentName(component)]))
  const { tabs } = realEstateTexts
  return (
    <>
      <DossierHead house={house} role={rights.role} isOwner={rights.isOwner} />
      <Tabs
        label={tabs.label}
        value={view}
        onChange={(next) => {
          wanted.current = next
          guard.ask()
        }}
        tabs={[
          {
            id: 'uebersicht',
            label: tabs.overview,
            content: (
              <FactsTab
                house={house}
                components={known}
                editPath={mayWrite ? dossierPath(id, 'stammdaten') : undefined}
                pathOf={(component) => `${dossierPath(id, 'bauteile')}${componentHash(component)}`}
              />
            ),
          },
          {
            id: 'stammdaten',
            label: tabs.facts,
            content: mayWrite ? (
              <MasterDataForm house={house} onDirty={setDirty} />
            ) : (
              <MasterDataFacts house={house} />
            ),
          },
          {
            id: 'bauteile',
            label: tabs.components,
            content: (
              <ComponentList
                query={components}
                pathOf={(component) => `${dossierPath(id, 'bauteile')}${componentHash(component)}`}
                addPath={mayWrite ? addComponentPath(id) : undefined}
              />
            ),
          },
          { id: 'personen', label: tabs.members, content: <MembersCard members={house.members} /> },
          {
            id: 'verlauf',
            label: tabs.history,
            content: <HistoryList realEstateId={id} names={names} isOwner={rights.isOwner} />,
          },
        ]}
      />
      {guard.dialog}
      {isAdding && (
        <AddComponentSheet
          realEstateId={id}
          buildYear={house.buildYear}
          catalogKey={search.get('art') ?? ''}
          onClose={() => goTo('bauteile')}
        />
      )}
      {selected !== undefined && (
        <ComponentSheet
          key={selected.id}
          realEstateId={id}
          component={selected}
          mayWrite={mayWrite}
          onClose={() => goTo('bauteile')}
        />
      )}
      {selectedId !== undefined && selected === undefined && components.isSuccess && (
        <GoneComponentDialog onClose={() => goTo('bauteile')} />
      )}
    </>
  )
}
