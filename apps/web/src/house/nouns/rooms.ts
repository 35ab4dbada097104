import { floorLabel } from '@hauswart/domain/rooms/room.labels'
import { area } from '#device/text/format.ts'
import {
  AddRoomDocument,
  DeleteRoomDocument,
  RestoreRoomDocument,
  UpdateRoomDocument,
  type HouseRoomsQuery,
} from '#gql/graphql.ts'
import { roomsQuery } from '#house/house-queries.ts'
import { usualWords } from '#house/record/declaration/usual-words.ts'
import { defineRecord } from '#house/record/record.ts'
import { adds, edits, restores, trashes } from '#house/record/verbs.ts'

/** As the server tells it in its list. */
export type RoomRow = NonNullable<HouseRoomsQuery['realEstate']>['roomList'][number]

export const rooms = defineRecord({
  noun: 'room',
  lists: { all: roomsQuery },
  // From the cellar up; without a floor last.
  compare: (a, b) =>
    (a.floor ?? Infinity) - (b.floor ?? Infinity) || a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1),
  title: ({ name = '' }) => name,
  facts: {
    name: ['Name', ''],
    floor: ['Geschoss', null, floorLabel],
    areaM2: ['Fläche', null, area],
  },
  verbs: {
    add: adds(AddRoomDocument),
    update: edits(UpdateRoomDocument),
    delete: trashes(DeleteRoomDocument),
    restore: restores(RestoreRoomDocument),
  },
  words: {
    ...usualWords('Raum'),
    add: (name) => `Raum ${name} hinzufügen`,
  },
})
