import { expect, test } from 'vitest'
import { makeConnection } from './connection.ts'
import { keyValueOf } from '#device/world.ts'

function makeDevice() {
  const at = { now: 1_000 }
  const network = { answer: (): Response => Response.json({ status: 'ok' }) }
  const storage = keyValueOf(new Map())
  const open = () => makeConnection({ storage, now: () => at.now, fetch: async () => network.answer() })
  return { at, network, open }
}

test('a start believes in the network until a request failed, and remembers the last contact', () => {
  const { at, open } = makeDevice()
  expect(open().state()).toEqual({ online: true, lastContactAt: null })
  open().asking()()
  at.now = 9_000
  const later = open()
  later.failed()
  expect(later.state()).toEqual({ online: false, lastContactAt: 1_000 })
})

test('listeners hear of a change, not of every answer', () => {
  const { at, open } = makeDevice()
  const connection = open()
  const heard: boolean[] = []
  const stop = connection.subscribe(() => void heard.push(connection.state().online))
  connection.asking()()
  at.now += 1_000
  connection.asking()()
  connection.failed()
  connection.failed()
  connection.asking()()
  stop()
  connection.failed()
  expect(heard).toEqual([true, false, true])
})

test('asking finds out that the server is back; an edge without server is none', async () => {
  const { network, open } = makeDevice()
  const connection = open()
  connection.failed()
  network.answer = () => new Response('', { status: 502 })
  await connection.ask()
  expect(connection.state().online).toBe(false)
  network.answer = () => new Response('{}')
  await connection.ask()
  expect(connection.state().online).toBe(true)
})

test('an answer that was asked for before the line was cut does not bring it back', () => {
  const connection = makeDevice().open()
  const answered = connection.asking()
  connection.cut()
  answered()
  expect(connection.state().online).toBe(false)
  connection.asking()()
  expect(connection.state().online).toBe(true)
})
