import { describe, expect, test, vi } from 'vitest'
import { Unreachable } from '#device/net/unreachable.ts'
import { device, makeServer, standStill } from './draft-devices.ts'
import type { DraftServer } from './draft-keeper.ts'

standStill()

describe('a draft between two answers', () => {
  test('begun anew while it is being saved it does not come back', async () => {
    const { box, server } = makeServer()
    const slow = {
      ...server,
      save: async (...sent: Parameters<DraftServer['save']>) => {
        await new Promise((resolve) => void setTimeout(resolve, 1_000))
        return server.save(...sent)
      },
    }
    const { keeper } = await device(slow)
    keeper.change({ street: 'Lindenweg' })
    await vi.advanceTimersByTimeAsync(2_500)
    keeper.startAgain()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(box.saves).toBe(1)
    expect(box.stored).toBeUndefined()
  })

  test('begun anew without a line it is thrown away when the line is back', async () => {
    const { box, server } = makeServer()
    const { keeper, storage } = await device(server)
    keeper.change({ street: 'Lindenweg' })
    await vi.advanceTimersByTimeAsync(2_000)
    box.isAway = true
    keeper.startAgain()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(box.stored).toBeDefined()
    const crashed = new Map(storage)
    const { stored } = box
    box.isAway = false
    await vi.advanceTimersByTimeAsync(15_000)
    expect(box.stored).toBeUndefined()
    expect(storage.size).toBe(0)
    // The same after the browser was closed before the line came back.
    box.stored = stored
    const back = await device(server, crashed)
    expect(back.keeper.state()).toMatchObject({ isResumed: false, draft: { answers: { street: '' } } })
    expect(box.stored).toBeUndefined()
    expect(crashed.size).toBe(0)
  })

  test('a lost answer is no clash, and typing on meanwhile neither', async () => {
    const { server } = makeServer()
    const deaf = {
      ...server,
      save: async (...sent: Parameters<DraftServer['save']>) => {
        await server.save(...sent)
        throw new Unreachable('no connection')
      },
    }
    const first = await device(deaf)
    first.keeper.change({ street: 'Lindenweg' })
    await first.keeper.close()
    const back = await device(server, first.storage)
    expect(back.keeper.state()).toMatchObject({ clash: undefined, place: 'server' })
    back.keeper.change({ houseNumber: '1' })
    const sent = back.keeper.close()
    back.keeper.change({ houseNumber: '14' })
    await sent
    const third = await device(server, back.storage)
    expect(third.keeper.state()).toMatchObject({
      clash: undefined,
      draft: { answers: { houseNumber: '14' } },
    })
  })
})
