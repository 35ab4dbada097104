import { describe, expect, test, vi } from 'vitest'
import { Unreachable } from '#device/net/unreachable.ts'
import { device, forgetDevice, makeServer, standStill, who } from './draft-devices.ts'
import { makeDraftKeeper } from './draft-keeper.ts'
import { readDraft } from './draft.ts'

standStill()

describe('a draft', () => {
  test('is on the device with the stroke and on the server two seconds later', async () => {
    const { box, server } = makeServer()
    const { keeper } = await device(server)
    expect(keeper.state()).toMatchObject({ isOpen: true, place: 'nowhere', isResumed: false })
    keeper.change({ street: 'Linden' })
    expect(readDraft('anna')?.draft.answers.street).toBe('Linden')
    expect(keeper.state().place).toBe('device')
    await vi.advanceTimersByTimeAsync(1_000)
    keeper.change({ street: 'Lindenweg' })
    await vi.advanceTimersByTimeAsync(1_999)
    expect(box.saves).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(box.stored?.draft.answers.street).toBe('Lindenweg')
    expect(box.saves).toBe(1)
    expect(keeper.state().place).toBe('server')
  })

  test('an untouched form is none', async () => {
    const { box, server } = makeServer()
    const { keeper, storage } = await device(server)
    keeper.change({ street: '' })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(box.stored).toBeUndefined()
    expect(storage.size).toBe(0)
  })

  test('goes on after a crash, and on another device', async () => {
    const { box, server } = makeServer()
    const first = await device(server)
    first.keeper.change({ street: 'Lindenweg' })
    first.keeper.goTo('facts')
    const again = await device(server, first.storage)
    expect(again.keeper.state()).toMatchObject({ isResumed: true, draft: { step: 'facts' } })
    await vi.advanceTimersByTimeAsync(2_000)
    expect(box.stored?.draft.step).toBe('facts')
    const other = await device(server)
    expect(other.keeper.state().draft.answers.street).toBe('Lindenweg')
    expect(other.keeper.state().draft.id).toBe(first.keeper.state().draft.id)
  })

  test('without a line it opens from the device and is sent when the line is back', async () => {
    const { box, server } = makeServer()
    box.isAway = true
    const { keeper, storage } = await device(server)
    keeper.change({ street: 'Lindenweg' })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(keeper.state().place).toBe('device')
    const later = await device(server, storage)
    expect(later.keeper.state().draft.answers.street).toBe('Lindenweg')
    box.isAway = false
    await vi.advanceTimersByTimeAsync(16_000)
    expect(box.stored?.draft.answers.street).toBe('Lindenweg')
    expect(later.keeper.state().place).toBe('server')
  })

  test('of two devices the one that changed last goes on, and both are told', async () => {
    const { box, server } = makeServer()
    const phone = await device(server)
    phone.keeper.change({ street: 'Lindenweg' })
    await vi.advanceTimersByTimeAsync(2_000)
    const laptop = await device(server)
    laptop.keeper.change({ street: 'Birkenweg' })
    await vi.advanceTimersByTimeAsync(2_000)
    expect(box.stored?.draft.answers.street).toBe('Birkenweg')
    phone.use()
    phone.keeper.change({ houseNumber: '14' })
    await vi.advanceTimersByTimeAsync(2_001)
    expect(phone.keeper.state().clash).toBe('here')
    await vi.advanceTimersByTimeAsync(2_000)
    expect(box.stored?.draft.answers).toMatchObject({ street: 'Lindenweg', houseNumber: '14' })
    laptop.use()
    const back = await device(server, laptop.storage)
    expect(back.keeper.state()).toMatchObject({
      isResumed: true,
      draft: { answers: { street: 'Lindenweg' } },
    })
  })

  test('what was typed long ago without a line gives way to what was typed later elsewhere', async () => {
    const { server } = makeServer()
    const phone = await device(server)
    phone.keeper.change({ street: 'Lindenweg' })
    await vi.advanceTimersByTimeAsync(2_000)
    phone.line.isCut = true
    phone.keeper.change({ street: 'Lindenweg alt' })
    const laptop = await device(server)
    laptop.keeper.change({ street: 'Birkenweg' })
    await vi.advanceTimersByTimeAsync(2_000)
    phone.use()
    const back = await device(server, phone.storage)
    expect(back.keeper.state()).toMatchObject({
      clash: 'elsewhere',
      place: 'server',
      draft: { answers: { street: 'Birkenweg' } },
    })
  })

  test('begun anew it is another house, and the old draft is gone everywhere', async () => {
    const { box, server } = makeServer()
    const { keeper } = await device(server)
    keeper.change({ street: 'Lindenweg' })
    await vi.advanceTimersByTimeAsync(2_000)
    const old = keeper.state().draft.id
    keeper.startAgain({ search: 'Birkenweg 2' })
    await vi.advanceTimersByTimeAsync(2_000)
    expect(keeper.state().draft.id).not.toBe(old)
    expect(box.stored?.draft.answers).toMatchObject({ street: '', search: 'Birkenweg 2' })
    keeper.startAgain()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(box.stored).toBeUndefined()
  })

  test('begins with an address that came along, and is kept as soon as somebody makes something of it', async () => {
    const { box, server } = makeServer()
    const { keeper, storage } = await device(server, new Map(), 'Birkenweg 2')
    const offered = { carried: '', isOffered: true, draft: { answers: { search: 'Birkenweg 2' } } }
    expect(keeper.state()).toMatchObject(offered)
    keeper.leave()
    await vi.advanceTimersByTimeAsync(20_000)
    expect([box.saves, storage.size]).toEqual([0, 0])
    keeper.change({ street: 'Birkenweg' })
    await vi.advanceTimersByTimeAsync(2_000)
    expect(keeper.state().isOffered).toBe(false)
    expect(box.stored?.draft.answers).toMatchObject({ street: 'Birkenweg', search: 'Birkenweg 2' })
  })

  test('the same address in another tab leaves nothing behind when the house is recorded here', async () => {
    const { box, server } = makeServer()
    const { keeper, storage } = await device(server, new Map(), 'Birkenweg 2')
    const other = await device(server, storage, 'Birkenweg 2')
    keeper.change({ street: 'Birkenweg' })
    await vi.advanceTimersByTimeAsync(2_000)
    await other.keeper.close()
    expect(storage.size).toBe(1)
    await keeper.calm()
    keeper.end()
    await server.discard(keeper.state().draft.id)
    await vi.advanceTimersByTimeAsync(60_000)
    expect([box.stored, storage.size]).toEqual([undefined, 0])
  })

  test('another address asks which house is meant; the same one does not', async () => {
    const { box, server } = makeServer()
    const first = await device(server, new Map(), 'Lindenweg 14')
    first.keeper.goTo('facts')
    await vi.advanceTimersByTimeAsync(2_000)
    const same = await device(server, first.storage, 'Lindenweg 14')
    expect(same.keeper.state()).toMatchObject({ carried: '', draft: { step: 'facts' } })
    const other = await device(server, first.storage, 'Birkenweg 2')
    expect(other.keeper.state().carried).toBe('Birkenweg 2')
    other.keeper.decide(false)
    expect(other.keeper.state()).toMatchObject({ carried: '', draft: { step: 'facts' } })
    const third = await device(server, first.storage, 'Birkenweg 2')
    third.keeper.decide(true)
    expect(third.keeper.state()).toMatchObject({
      carried: '',
      draft: { step: 'address', answers: { search: 'Birkenweg 2' } },
    })
    await vi.advanceTimersByTimeAsync(2_000)
    expect(box.stored?.draft.answers.search).toBe('Birkenweg 2')
  })

  test('recorded it does not come back', async () => {
    const { box, server } = makeServer()
    const { keeper, storage } = await device(server)
    keeper.change({ street: 'Lindenweg' })
    await keeper.calm()
    keeper.end()
    keeper.change({ street: 'x' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(box.saves).toBe(0)
    expect(storage.size).toBe(0)
  })

  test('a slow server does not keep anybody waiting', async () => {
    const { server } = makeServer()
    const slow = { ...server, read: () => new Promise<never>(() => undefined) }
    forgetDevice()
    const keeper = makeDraftKeeper('anna', slow, () => true)
    const opening = keeper.open()
    await vi.advanceTimersByTimeAsync(2_499)
    expect(keeper.state().isOpen).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await opening
    expect(keeper.state().isOpen).toBe(true)
  })

  test('never arrives in the account of whoever signs in next', async () => {
    const { box, server } = makeServer()
    const { keeper } = await device(server)
    box.isAway = true
    keeper.change({ street: 'Lindenweg' })
    await vi.advanceTimersByTimeAsync(2_000)
    who.isAnna = false
    box.isAway = false
    keeper.startAgain({ search: 'x' })
    await keeper.close()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(box.stored).toBeUndefined()
  })

  test('is sent once more when the page is left, and not after that', async () => {
    const { box, server } = makeServer()
    const { keeper } = await device(server)
    keeper.change({ street: 'Lindenweg' })
    await keeper.close()
    expect(box.saves).toBe(1)
    const other = await device(server)
    box.isAway = true
    other.keeper.change({ street: 'Birkenweg' })
    await other.keeper.close()
    box.isAway = false
    await vi.advanceTimersByTimeAsync(60_000)
    expect(box.saves).toBe(1)
  })

  test('goes out when the page is hidden although the device keeps nothing', async () => {
    const { box, server } = makeServer()
    const { keeper } = await device(server)
    vi.stubGlobal('localStorage', undefined)
    keeper.change({ street: 'Lindenweg' })
    expect(keeper.state().place).toBe('nowhere')
    keeper.leave()
    await vi.advanceTimersByTimeAsync(0)
    expect(box.saves).toBe(1)
  })

  test('read late it goes on where nothing was begun', async () => {
    const { server } = makeServer()
    const first = await device(server)
    first.keeper.change({ street: 'Lindenweg' })
    await first.keeper.close()
    const slow = {
      ...server,
      read: async () => {
        await new Promise((resolve) => void setTimeout(resolve, 8_000))
        return server.read()
      },
    }
    const { keeper } = await device(slow)
    expect(keeper.state()).toMatchObject({ isOpen: true, draft: { answers: { street: '' } } })
    await vi.advanceTimersByTimeAsync(6_000)
    expect(keeper.state()).toMatchObject({ isResumed: true, draft: { answers: { street: 'Lindenweg' } } })
  })

  test.each([true, false])('another house on the server asks which is meant (own: %s)', async (isOwn) => {
    const { box, server } = makeServer()
    const first = await device(server)
    first.keeper.change({ street: 'Lindenweg' })
    await first.keeper.close()
    const blind = { ...server, read: () => Promise.reject(new Unreachable('no connection')) }
    const { keeper, storage } = await device(blind)
    keeper.change({ street: 'Birkenweg' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(keeper.state().rival?.draft.answers.street).toBe('Lindenweg')
    expect(box.stored?.draft.answers.street).toBe('Lindenweg')
    // Nor does opening it again decide by itself.
    const again = await device(server, new Map(storage))
    expect(again.keeper.state()).toMatchObject({ rival: { version: 1 } })
    await again.keeper.close()
    keeper.decide(isOwn)
    await vi.advanceTimersByTimeAsync(2_000)
    const street = isOwn ? 'Birkenweg' : 'Lindenweg'
    expect(keeper.state()).toMatchObject({
      rival: undefined,
      place: 'server',
      draft: { answers: { street } },
    })
    expect(box.stored?.draft.answers.street).toBe(street)
  })
})
