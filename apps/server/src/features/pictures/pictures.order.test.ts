import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { code, openPictures, pictureFacts, type Pictures } from '#test/pictures.ts'
import { newId } from '#test/world.ts'

let pictures: Pictures
beforeAll(async () => {
  pictures = await openPictures()
})
afterAll(() => pictures.close())

describe('keeping order', () => {
  const verb = (name: string) => `mutation Change($realEstateId: ID!, $id: ID!, $input: VersionInput!) {
    ${name}(realEstateId: $realEstateId, id: $id, input: $input) { ${pictureFacts} } }`
  const run = (name: string, id: string, expectedVersion: number) =>
    pictures.owner.graphql(verb(name), {
      realEstateId: pictures.house,
      id,
      input: { idempotencyKey: newId(), expectedVersion },
    })
  const isCover = async (id: string) =>
    (await pictures.listed(pictures.owner, '(first: 100)')).find((one) => one.id === id)?.isCover

  test('a house has one cover; the new one takes the place of the old', async () => {
    const [one, two] = [await pictures.readyPicture(), await pictures.readyPicture()]
    await run('setCoverPicture', one.id, 2)
    expect(await isCover(one.id)).toBe(true)
    await run('setCoverPicture', two.id, 2)
    expect([await isCover(one.id), await isCover(two.id)]).toEqual([false, true])
  })

  test('a refused change of the cover leaves the old one', async () => {
    const [one, two] = [await pictures.readyPicture(), await pictures.readyPicture()]
    await run('setCoverPicture', one.id, 2)
    const answer = await run('setCoverPicture', two.id, 1)
    expect(code(answer)).toBe('CONFLICT')
    expect(JSON.stringify(answer)).not.toContain('objectKey')
    expect(await isCover(one.id)).toBe(true)
  })

  test('the trash gives back what it got', async () => {
    const { id } = await pictures.readyPicture()
    const gone = await run('deletePicture', id, 2)
    expect(gone.data?.['deletePicture']).toMatchObject({ version: 3 })
    expect((await pictures.listed(pictures.owner)).map((one) => one.id)).not.toContain(id)
    const trash = await pictures.listed(pictures.owner, '(isDeleted: true)')
    expect(trash.find((one) => one.id === id)).toMatchObject({ state: 'ready', url: null })
    const back = await run('restorePicture', id, 3)
    expect(back.data?.['restorePicture']).toMatchObject({ version: 4, deletedAt: null })
    const restored = (await pictures.listed(pictures.owner, '(first: 100)')).find((one) => one.id === id)
    expect((await pictures.open(restored?.url ?? '')).status).toBe(200)
  })
})
