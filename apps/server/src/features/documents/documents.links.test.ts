import { expect, it } from 'vitest'
import { makeDocuments } from '#test/documents.ts'
import { openWorld } from '#test/open-world.ts'
import { newId } from '#test/world.ts'

const { server, world } = await openWorld()
const { document } = makeDocuments(server)

const versioned = (expectedVersion: number) => ({ idempotencyKey: newId(), expectedVersion })

it('a paper stays where a component, a to-do, a renovation or a decision it belongs to goes for good', async () => {
  const owner = await world.person()
  const house = await world.house(owner)
  const [roof, todo] = [await world.component(owner, house), await world.todo(owner, house)]
  const project = await world.project(owner, house)
  // Of two decisions one is removed and one goes with its component.
  const measureIds = [await world.measure(owner, house, roof), await world.measure(owner, house, roof)]
  const links = { componentIds: [roof], todoIds: [todo], projectIds: [project], measureIds }
  const id = await document(owner, house, links)
  for (const [noun, kind, thing] of [
    ['Measure', 'measure', measureIds[0]],
    ['Component', 'component', roof],
    ['Todo', 'todo', todo],
    ['Project', 'project', project],
  ]) {
    const target = { house, id: thing }
    await owner.data(
      `mutation Away($house: ID!, $id: ID!, $input: VersionInput!) {
        delete${noun}(realEstateId: $house, id: $id, input: $input) { id } }`,
      { ...target, input: versioned(1) },
    )
    await owner.data(
      `mutation Gone($house: ID!, $id: ID!, $input: VersionInput!) {
        removeForGood(realEstateId: $house, kind: ${kind}, id: $id, input: $input) { id } }`,
      { ...target, input: versioned(2) },
    )
  }
  const rows = await server.admin(
    'select component_ids, todo_ids, project_ids, measure_ids from app.document where id = $1',
    [id],
  )
  expect(rows).toEqual([{ component_ids: [], todo_ids: [], project_ids: [], measure_ids: [] }])
})
