// What Familie Keller wrote down on its sites: a garden wall that is being built, and a bath before and after.
import { addDays } from '../packages/domain/src/days/day.ts'
import type { Demo } from './seed-house.ts'
import { addPhoto, drawnPhoto, type Sending } from './seed-photos.ts'

/** A house that has a journal keeps the one it has. */
export async function ensureJournal(demo: Demo & Sending): Promise<void> {
  const { graphql, clock, realEstateId: house } = demo
  const { realEstate } = (await graphql(known, { house })) as {
    realEstate: {
      journalEntries: { nodes: readonly unknown[] }
      projects: { nodes: readonly { id: string; title: string }[] }
    }
  }
  if (realEstate.journalEntries.nodes.length > 0) return
  const today = clock.today()
  for (const { project, happenedOn, photo, ...facts } of entries(today)) {
    const projectId = realEstate.projects.nodes.find(({ title }) => title.startsWith(project))?.id
    if (projectId === undefined) continue
    const id = clock.newId()
    await graphql(add, {
      house,
      input: { ...facts, projectId, happenedOn, id, idempotencyKey: clock.newId() },
    })
    if (photo !== undefined) await addPhoto(demo, { journalEntryId: id }, ...photo)
  }
}

const known = `query ($house: ID!) { realEstate(id: $house) { journalEntries(first: 1) { nodes { id } }
  projects(first: 100) { nodes { id title } } } }`
const add = `mutation ($house: ID!, $input: AddJournalEntryInput!) {
  addJournalEntry(realEstateId: $house, input: $input) { id } }`

type Photo = readonly [name: string, png: Buffer<ArrayBuffer>]
type Entry = {
  readonly project: string
  readonly happenedOn: string
  readonly body: string
  readonly mark?: 'before' | 'after'
  readonly photo?: Photo
}

const entries = (today: string): readonly Entry[] => [
  {
    project: 'Gartenmauer',
    happenedOn: '2026-10-02',
    body: 'Die alte Mauer vor Beginn: links abgesunken, Fugen ausgewaschen.',
    mark: 'before',
    photo: ['Mauer alt.png', oldWall],
  },
  {
    project: 'Gartenmauer',
    happenedOn: '2026-10-07',
    body: 'Abbruch fertig, Mulde voll. Unter dem Sitzplatz liegt ein altes Drainagerohr: Gartenbau Frei lässt es stehen und schliesst es an.',
  },
  {
    project: 'Gartenmauer',
    happenedOn: addDays(today, -3),
    body: 'Die neue Mauer steht.\nFugen beim Sitzplatz sind noch offen, siehe Mängel.',
    mark: 'after',
    photo: ['Mauer neu.png', newWall],
  },
  {
    project: 'Bad oben',
    happenedOn: '2021-01-18',
    body: 'Bad vor dem Umbau.',
    mark: 'before',
    photo: ['Bad vorher.png', oldTiles],
  },
  {
    project: 'Bad oben',
    happenedOn: '2021-03-12',
    body: 'Fertig und abgenommen.',
    mark: 'after',
    photo: ['Bad nachher.png', newTiles],
  },
]

/** Where a dot lies in a wall of stones laid in courses; `sag` lets the courses hang. */
const inCourse = (x: number, y: number, sag: number) => {
  const course = Math.floor((y + sag) / 44)
  return { course, column: (x + (course % 2) * 45) % 90, depth: (y + sag) % 44 }
}
const oldWall = drawnPhoto((x, y) => {
  const { course, column, depth } = inCourse(x, y, Math.round(((480 - x) / 480) ** 2 * 34))
  if (y < 70) return [168, 196, 214]
  if (y > 310) return [104, 122, 74]
  if (depth < 7 || column < 7) return [74, 82, 58]
  const shade = ((course * 37) % 5) * 8
  return [150 - shade, 138 - shade, 118 - shade]
})
const newWall = drawnPhoto((x, y) => {
  const { course, column, depth } = inCourse(x, y, 0)
  if (y < 70) return [190, 214, 232]
  if (y > 310) return [132, 160, 92]
  if (depth < 3 || column < 3) return [228, 224, 216]
  const shade = ((course * 53) % 4) * 6
  return [186 - shade, 184 - shade, 178 - shade]
})
const tiles = (
  size: number,
  tile: readonly [number, number, number],
  joint: readonly [number, number, number],
) => drawnPhoto((x, y) => (x % size < 4 || y % size < 4 ? joint : tile))
const oldTiles = tiles(48, [190, 160, 118], [120, 98, 72])
const newTiles = tiles(96, [238, 240, 238], [206, 212, 212])
