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
  facts: { name: 'Name', floor: 'Geschoss', areaM2: 'Fläche' },
  inWords: (fact, value) =>
    typeof value === 'number' ? (fact === 'floor' ? floorLabel(value) : area(value)) : undefined,
  blank: () => ({ name: '', floor: null, areaM2: null }),
  verbs: {
    add: adds(AddRoomDocument),
    update: edits(UpdateRoomDocument),
    delete: trashes(DeleteRoomDocument),
    restore: restores(RestoreRoomDocument),
  },
  words: {
    add: (name) => `Raum ${name} hinzufügen`,
    update: (name) => `Raum ${name} ändern`,
    delete: (name) => `Raum ${name} löschen`,
    restore: (name) => `Raum ${name} zurückholen`,
  },
})
