import { IconPencil, IconPlus } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { area } from '#device/text/format.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import { LinkButton } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Loaded } from '#ui/list/loaded.tsx'
import { OnItsWay } from '#ui/mark/on-its-way.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { floorsOf } from './floors.ts'
import styles from './room-list.module.css'
import type { Room } from './room-values.ts'
import { roomsTexts } from './rooms.texts.ts'

export type RoomPaths = {
  readonly add: string
  readonly edit: (roomId: string) => string
  readonly addComponent: (roomId: string) => string
}

type RoomListProps = {
  readonly query: UseQueryResult<readonly Room[]>
  /** Nothing for those who may only read. */
  readonly paths: RoomPaths | undefined
  /** What stands in a room, by its identifier. */
  readonly contents: ReadonlyMap<string, ReactNode>
}

/** The rooms of a house by floor, each with what stands in it. */
export function RoomList({ query, ...rest }: RoomListProps) {
  return (
    <Loaded query={query} texts={roomsTexts} rows={3}>
      {(rooms) => <Floors rooms={rooms} {...rest} />}
    </Loaded>
  )
}

type FloorsProps = Omit<RoomListProps, 'query'> & { readonly rooms: readonly Room[] }

function Floors({ rooms, paths, contents }: FloorsProps) {
  const { empty, add } = roomsTexts
  if (rooms.length === 0)
    return (
      paths !== undefined && (
        <Notice
          title={empty.title}
          action={
            <LinkButton to={paths.add} size="small" icon={<IconPlus />}>
              {add}
            </LinkButton>
          }
        >
          {empty.text}
        </Notice>
      )
    )
  return (
    <div className={styles['floors']}>
      {floorsOf(rooms).map(({ key, label, rooms: own }) => (
        <Card key={key} title={label}>
          <ul className={styles['rooms']}>
            {own.map((room) => (
              <RoomEntry key={room.id} room={room} paths={paths}>
                {contents.get(room.id)}
              </RoomEntry>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  )
}

type RoomEntryProps = {
  readonly room: Room
  readonly paths: RoomPaths | undefined
  readonly children: ReactNode
}

function RoomEntry({ room: { id, name, areaM2, isWaiting, refusal }, paths, children }: RoomEntryProps) {
  const { edit, none, addComponent } = roomsTexts
  return (
    <li className={styles['room']}>
      <div className={styles['head']}>
        <h3 className={styles['name']}>
          {name}
          {areaM2 !== null && <span className={styles['area']}> {area(areaM2)}</span>}{' '}
          <OnItsWay isWaiting={isWaiting} isRefused={refusal !== undefined} />
        </h3>
        {paths !== undefined && (
          <div className={styles['acts']}>
            <Act to={paths.addComponent(id)} label={addComponent(name)}>
              <IconPlus size={19} stroke={1.75} aria-hidden="true" />
            </Act>
            <Act to={paths.edit(id)} label={edit(name)}>
              <IconPencil size={19} stroke={1.75} aria-hidden="true" />
            </Act>
          </div>
        )}
      </div>
      {children ?? <p className={styles['none']}>{none}</p>}
    </li>
  )
}

type ActProps = { readonly to: string; readonly label: string; readonly children: ReactNode }

function Act({ to, label, children }: ActProps) {
  return (
    <AppLink to={to} prefetch="none" className={styles['act']} aria-label={label} title={label}>
      {children}
    </AppLink>
  )
}
