import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeClock } from '#platform/clock.ts'
import { openPictures, type Pictures } from '#test/pictures.ts'
import { newId } from '#test/world.ts'

let shift = 0
let pictures: Pictures
beforeAll(async () => {
  pictures = await openPictures({ clock: makeClock(() => Date.now() + shift) })
})
afterAll(() => pictures.close())

describe('the address of a picture', () => {
  const change = (url: string | null, name: string, value: string) => {
    const address = new URL(url ?? '', 'http://here')
    address.searchParams.set(name, value)
    return `${address.pathname}${address.search}`
  }

  test('is worth nothing when anything in it is altered', async () => {
    const neighbour = await pictures.world.person()
    const [one, other] = [await pictures.readyPicture(), await pictures.readyPicture()]
    const exp = String(Math.floor(Date.now() / 1_000) + 59)
    for (const url of [
      change(one.url, 'exp', exp + 9),
      change(one.url, 'user', neighbour.userId),
      change(one.url, 'session', neighbour.sessionId),
      change(one.url, 'sig', 'A'.repeat(43)),
      change(one.url, 'sig', ''),
      one.url?.replace(one.id, other.id) ?? '',
      `/files/${pictures.house}/${one.id}`,
      `${one.url}&sig=x`,
    ]) {
      const response = await pictures.open(url)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ code: 'LINK_INVALID' })
    }
  })

  test('ends after a minute', async () => {
    const { url } = await pictures.readyPicture()
    // Between signing and opening real seconds may pass on a busy machine.
    shift += 45_000
    expect((await pictures.open(url)).status).toBe(200)
    shift += 16_000
    expect((await pictures.open(url)).status).toBe(400)
  })

  test('ends with the session, at once', async () => {
    const member = await pictures.world.person()
    await pictures.world.join(member, pictures.house, 'reader')
    const { id } = await pictures.readyPicture()
    const url = (await pictures.listed(member)).find((one) => one.id === id)?.url ?? ''
    expect((await pictures.open(url)).status).toBe(200)
    await pictures.server.admin('update auth.session set revoked_at = now() where id = $1', [
      member.sessionId,
    ])
    expect((await pictures.open(url)).status).toBe(401)
  })

  test('ends with the membership, at once', async () => {
    const member = await pictures.world.person()
    await pictures.world.join(member, pictures.house, 'reader')
    const { id } = await pictures.readyPicture()
    const url = (await pictures.listed(member)).find((one) => one.id === id)?.url ?? ''
    await pictures.server.admin('delete from app.membership where user_id = $1', [member.userId])
    expect((await pictures.open(url)).status).toBe(404)
  })

  test('made for a picture opens none that is not scanned or lies in the trash', async () => {
    const waiting = newId()
    await pictures.server.admin(
      `insert into app.picture (real_estate_id, id, created_by, file_name, mime, bytes, sha256, object_key)
       values ($1, $2, $3, 'Bild', 'image/png', 1, repeat('0', 64), $4 || '/' || gen_random_uuid())`,
      [pictures.house, waiting, pictures.owner.userId, pictures.house],
    )
    const sign = (id: string) =>
      pictures.server.parts.addresses.sign({ realEstateId: pictures.house, id }, pictures.owner)
    expect((await pictures.open(sign(waiting))).status).toBe(404)
    const ready = await pictures.readyPicture()
    await pictures.server.admin('update app.picture set deleted_at = now() where id = $1', [ready.id])
    expect((await pictures.open(sign(ready.id))).status).toBe(404)
  })
})
