import { toWgs84 } from '@hauswart/domain/maps/lv95'
import { isUuid } from '@hauswart/domain/ids/uuid7'
import { componentName } from '@hauswart/domain/real-estate/drawing'
import { IconDoor, IconPlus } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { AddComponentSheet } from '#features/components/sheet/add-component-sheet.tsx'
import { ComponentList } from '#features/components/list/component-list.tsx'
import { ComponentRows } from '#features/components/list/component-rows.tsx'
import { ComponentSheet, GoneComponentDialog } from '#features/components/sheet/component-sheet.tsx'
import { componentsTexts } from '#features/components/components.texts.ts'
import { DeviceList } from '#features/components/list/device-list.tsx'
import { useFocusReturn } from '#features/components/list/use-focus-return.ts'
import { CondominiumTab } from '#features/condominium/condominium-tab.tsx'
import { EmergencyTab } from '#features/emergency/emergency-tab.tsx'
import { GuestLinksCard } from '#features/guest-links/owner/guest-links-card.tsx'
import { FinanceCard } from '#features/house-finance/finance-card.tsx'
import { HistoryList } from '#features/history/history-list.tsx'
import { HouseMapCard } from '#features/house-map/house-map-card.tsx'
import { MembersTab } from '#features/members/members-tab.tsx'
import { ArchiveTab } from '#features/real-estate/archive/archive-tab.tsx'
import { DossierHead, nameOf } from '#features/real-estate/dossier-head.tsx'
import { DossierFailure, DossierSkeleton } from '#features/real-estate/dossier-state.tsx'
import { FactsTab } from '#features/real-estate/facts/facts-tab.tsx'
import { addressLines, isCondominium, type HouseFacts } from '#features/real-estate/house-values.ts'
import { MasterDataForm } from '#features/real-estate/facts/master-data-form.tsx'
import { MasterDataFacts } from '#features/real-estate/facts/master-data-facts.tsx'
import { realEstateTexts } from '#features/real-estate/real-estate.texts.ts'
import { RegisterCheck } from '#features/register-check/register-check.tsx'
import { AddRoomSheet } from '#features/rooms/add-room-sheet.tsx'
import { RoomList } from '#features/rooms/room-list.tsx'
import { roomOptions } from '#features/rooms/room-options.ts'
import { GoneRoomDialog, RoomSheet } from '#features/rooms/room-sheet.tsx'
import { roomsTexts } from '#features/rooms/rooms.texts.ts'
import { TrashList } from '#features/trash/trash-list.tsx'
import { selectHouse } from '#house/active-house.ts'
import {
  addComponentPath,
  addComponentToRoomPath,
  addDevicePath,
  addRoomPath,
  componentHash,
  dossierPath,
  roomHash,
  type DossierView,
} from '#house/paths/dossier-paths.ts'
import { GraphqlError } from '#device/net/graphql.ts'
import { useHouseAnalysis } from '#house/house-analysis.ts'
import { components as componentRecord } from '#house/nouns/components.ts'
import { houseFacts, type HouseRow } from '#house/nouns/sheets/house-facts.ts'
import { laterNouns } from '#house/nouns/later.ts'
import { rooms as roomRecord } from '#house/nouns/rooms.ts'
import type { Shown } from '#house/record/record.ts'
import { useRows } from '#house/record/use-rows.ts'
import { useRefusals } from '#house/refusal/use-refusals.tsx'
import { judgeComponents } from '#house/judged-components.ts'
import { PageError } from '#device/routing/middleware.ts'
import { componentPath } from '#house/paths/places.ts'
import { pathTo } from '#device/routing/routes.ts'
import { useDossierAddress } from '#house/paths/use-dossier-address.ts'
import { useRole } from '#house/use-role.ts'
import { LinkButton } from '#ui/action/button.tsx'
import { TabHead, TabPart } from '#ui/layout/tab-head.tsx'
import { Tabs, type Tab } from '#ui/layout/tabs.tsx'

export default function RealEstatePage() {
  const { realEstate: id = '' } = useParams()
  if (!isUuid(id)) throw new PageError(404, 'This page could not be found') // spec §8
  return <Dossier key={id} realEstateId={id} />
}

function Dossier({ realEstateId }: { readonly realEstateId: string }) {
  const { data, error, refetch } = useRows(houseFacts, realEstateId)
  const house = data?.[0]
  const [wasSeen, setSeen] = useState(false)
  if (!wasSeen && house !== undefined) setSeen(true)
  const isActive = house !== undefined && house.status !== 'archived'
  // Whoever opens a house means this house on the other pages too.
  useEffect(() => {
    if (isActive) selectHouse(realEstateId)
  }, [isActive, realEstateId])
  if (error instanceof GraphqlError && error.code === 'NOT_FOUND') {
    // Whoever had it before their eyes and lost it is told by a message; a page that is not there is no answer.
    if (wasSeen) return <Navigate to={pathTo('dashboard')} replace />
    throw new PageError(404, 'This page could not be found') // spec §8
  }
  if (house !== undefined) return <Views house={house} />
  return error === null ? <DossierSkeleton /> : <DossierFailure onRetry={() => void refetch()} />
}

function Views({ house }: { readonly house: Shown<HouseRow> }) {
  const { id } = house
  const rights = useRole(id)
  const mayWrite = rights.mayWrite && house.status !== 'archived'
  const isShared = isCondominium(house)
  const address = useDossierAddress(id, (view) => view !== 'community' || isShared)
  const { view, goTo } = address
  const components = useRows(componentRecord, id)
  const { analysis, input } = useHouseAnalysis(id)
  // On a phone the row of tabs is wider than the screen.
  useEffect(() => {
    const tab = document.querySelector(`[role=tab][id$='-${view}']`)
    tab?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [view])
  const known = components.data ?? []
  const rooms = useRows(roomRecord, id).data
  const refused = useRefusals({
    records: laterNouns,
    realEstateId: id,
    nameOf: (roomId) => rooms?.find((room) => room.id === roomId)?.name,
  })
  const names = new Map(known.map((component) => [component.id, componentName(component)]))
  const lines = addressLines(house)
  const { tabs } = realEstateTexts
  const all: readonly (Tab<DossierView> | false)[] = [
    {
      id: 'overview',
      label: tabs.overview,
      content: (
        <FactsTab
          house={house}
          judged={judgeComponents(known, analysis)}
          profile={input?.profile}
          editPath={mayWrite ? dossierPath(id, 'facts') : undefined}
          pathOf={componentPath}
          map={<HouseMapCard address={lines} position={positionOf(house)} />}
          money={rights.canSeeFinances && <FinanceCard realEstateId={id} mayWrite={mayWrite} />}
        />
      ),
    },
    {
      id: 'facts',
      label: tabs.facts,
      content: mayWrite ? (
        <MasterDataForm house={house} registerAction={<RegisterCheck house={house} />} />
      ) : (
        <MasterDataFacts house={house} />
      ),
    },
    {
      id: 'components',
      label: tabs.components,
      content: <RoomsAndComponents house={house} mayWrite={mayWrite} address={address} />,
    },
    {
      id: 'devices',
      label: tabs.devices,
      content: <Devices house={house} mayWrite={mayWrite} address={address} />,
    },
    {
      id: 'emergency',
      label: tabs.emergency,
      content: <EmergencyTab realEstateId={id} name={nameOf(house)} address={lines} mayWrite={mayWrite} />,
    },
    isShared && {
      id: 'community',
      label: tabs.condominium,
      content: (
        <CondominiumTab realEstateId={id} mayWrite={mayWrite} canSeeFinances={rights.canSeeFinances} />
      ),
    },
    {
      id: 'people',
      label: tabs.members,
      content: (
        <MembersTab
          realEstateId={id}
          name={nameOf(house)}
          members={house.members}
          isOwner={rights.isOwner}
          links={<GuestLinksCard realEstateId={id} />}
        />
      ),
    },
    {
      id: 'history',
      label: tabs.history,
      content: (
        <HistoryList
          realEstateId={id}
          names={names}
          isOwner={rights.isOwner}
          trashPath={dossierPath(id, 'trash')}
        />
      ),
    },
    {
      id: 'archive',
      label: tabs.archive,
      content: <ArchiveTab house={house} name={nameOf(house)} isOwner={rights.isOwner} />,
    },
    {
      id: 'trash',
      label: tabs.trash,
      content: <TrashList realEstateId={id} maySee={rights.mayWrite} mayWrite={mayWrite} />,
    },
  ]
  return (
    <>
      <DossierHead house={house} role={rights.role} isOwner={rights.isOwner} />
      {refused.view}
      <Tabs label={tabs.label} value={view} onChange={goTo} tabs={all.filter((tab) => tab !== false)} />
    </>
  )
}

type PartProps = {
  readonly house: HouseFacts
  readonly mayWrite: boolean
  readonly address: ReturnType<typeof useDossierAddress>
}

function RoomsAndComponents({ house, mayWrite, address }: PartProps) {
  const { id, floors } = house
  const { roomId, creation } = address
  const components = useRows(componentRecord, id)
  const judged = judgeComponents(components.data ?? [], useHouseAnalysis(id).analysis)
  const rooms = useRows(roomRecord, id)
  const hasRooms = (rooms.data ?? []).length > 0
  const openRoom = rooms.data?.find((one) => one.id === roomId)
  const close = () => address.close('components')
  const pathOf = (component: string) => `${dossierPath(id, 'components')}${componentHash(component)}`
  useFocusReturn(roomId === undefined ? undefined : roomHash(roomId))
  const contents = new Map(
    [...Map.groupBy(judged, ({ component }) => component.roomId ?? '')].map(([room, own]) => [
      room,
      <ComponentRows key={room} components={own} pathOf={pathOf} />,
    ]),
  )
  return (
    <>
      <TabHead
        sentence={componentsTexts.rule}
        actions={
          mayWrite && (
            <>
              <LinkButton to={addRoomPath(id)} icon={<IconDoor />}>
                {roomsTexts.add}
              </LinkButton>
              <LinkButton to={addComponentPath(id)} kind="primary" icon={<IconPlus />}>
                {componentsTexts.add}
              </LinkButton>
            </>
          )
        }
      />
      <TabPart title={hasRooms ? roomsTexts.title : undefined}>
        <RoomList
          query={rooms}
          paths={
            mayWrite
              ? {
                  add: addRoomPath(id),
                  edit: (one) => `${dossierPath(id, 'components')}${roomHash(one)}`,
                  addComponent: (one) => addComponentToRoomPath(id, one),
                }
              : undefined
          }
          contents={contents}
        />
      </TabPart>
      <TabPart title={hasRooms ? componentsTexts.houseTitle : undefined}>
        <ComponentList
          query={components}
          judged={judged}
          isElsewhere={({ roomId: own }) => rooms.data?.some((one) => one.id === own) === true}
          pathOf={pathOf}
          addPath={mayWrite ? addComponentPath(id) : undefined}
        />
      </TabPart>
      <ComponentSheets
        realEstateId={id}
        house={house}
        mayWrite={mayWrite}
        address={address}
        onClose={close}
      />
      {mayWrite && creation === 'raum' && <AddRoomSheet realEstateId={id} floors={floors} onClose={close} />}
      {mayWrite && openRoom !== undefined && (
        <RoomSheet key={openRoom.id} realEstateId={id} room={openRoom} floors={floors} onClose={close} />
      )}
      {roomId !== undefined && openRoom === undefined && rooms.isSuccess && (
        <GoneRoomDialog onClose={close} />
      )}
    </>
  )
}

function Devices({ house, mayWrite, address }: PartProps) {
  const { id } = house
  const components = useRows(componentRecord, id)
  const rooms = useRows(roomRecord, id)
  return (
    <>
      <DeviceList
        query={components}
        roomName={({ roomId }) => rooms.data?.find((room) => room.id === roomId)?.name}
        pathOf={(component) => `${dossierPath(id, 'devices')}${componentHash(component)}`}
        addPath={mayWrite ? addDevicePath(id) : undefined}
      />
      <ComponentSheets
        realEstateId={id}
        house={house}
        mayWrite={mayWrite}
        address={address}
        onClose={() => address.close('devices')}
      />
    </>
  )
}

type SheetsProps = Pick<PartProps, 'mayWrite' | 'address'> & {
  readonly realEstateId: string
  readonly house: Pick<HouseFacts, 'kind' | 'buildYear'>
  readonly onClose: () => void
}

/** One component that is open, or being recorded, as the address says. */
function ComponentSheets({ realEstateId, house, mayWrite, address, onClose }: SheetsProps) {
  const { componentId, creation, wish } = address
  const components = useRows(componentRecord, realEstateId)
  const options = roomOptions(useRows(roomRecord, realEstateId).data ?? [])
  const { analysis } = useHouseAnalysis(realEstateId)
  const selected = judgeComponents(components.data ?? [], analysis).find(
    ({ component }) => component.id === componentId,
  )
  useFocusReturn(componentId === undefined ? creation : componentHash(componentId))
  return (
    <>
      {mayWrite && (creation === 'bauteil' || creation === 'geraet') && (
        <AddComponentSheet
          realEstateId={realEstateId}
          house={house}
          {...wish}
          rooms={options}
          devicesOnly={creation === 'geraet'}
          onClose={onClose}
        />
      )}
      {selected !== undefined && (
        <ComponentSheet
          key={selected.component.id}
          realEstateId={realEstateId}
          judged={selected}
          rooms={options}
          pagePath={componentPath(selected.component.id)}
          houseKind={house.kind}
          mayWrite={mayWrite}
          onClose={onClose}
        />
      )}
      {componentId !== undefined && selected === undefined && components.isSuccess && (
        <GoneComponentDialog onClose={onClose} />
      )}
    </>
  )
}

const positionOf = ({ east, north }: HouseFacts) =>
  east === null || north === null ? undefined : toWgs84({ east, north })
