import { describe, expect, test } from 'vitest'
import { inReadingOrder, targetHouse, targetPath, withAllRead, withRead } from './notification-list.ts'
import type { Notification, Notifications } from './notifications-query.ts'

const message = (id: string, readAt: string | null): Notification => ({
  id,
  kind: 'picture_rejected',
  title: `Nachricht ${id}`,
  text: '',
  target: { route: 'realEstate', id: 'h1' },
  createdAt: '2026-11-14T08:00:00Z',
  readAt,
})
const list: Notifications = {
  nodes: [message('4', 'gestern'), message('3', null), message('2', 'gestern'), message('1', null)],
  nextCursor: null,
  unreadCount: 5,
}
const now = '2026-11-15T08:00:00Z'

describe('messages', () => {
  test('unread ones come first, newest on top', () => {
    expect(inReadingOrder(list.nodes).map(({ id }) => id)).toEqual(['3', '1', '4', '2'])
  })

  test('one is marked as read', () => {
    const after = withRead(list, '3', now)
    expect(after.unreadCount).toBe(4)
    expect(after.nodes[1]?.readAt).toBe(now)
    expect(withRead(after, '3', 'später')).toBe(after)
    expect(withRead(list, 'unbekannt', now)).toBe(list)
  })

  test('all are marked as read, and what was read before keeps its moment', () => {
    const after = withAllRead(list, now)
    expect(after.unreadCount).toBe(0)
    expect(after.nodes.map(({ readAt }) => readAt)).toEqual(['gestern', now, 'gestern', now])
  })

  test.each([
    ['realEstate', 'h1', '/immobilie/h1'],
    ['realEstate', null, '/immobilie'],
    ['profileSettings', null, '/profil/einstellungen'],
    ['analysis', 'h1', '/analyse'],
    ['todos', 't1', '/to-dos?eintrag=t1'],
    ['toolsDocuments', 'd1', '/tools/meine-unterlagen?eintrag=d1'],
    ['appointments', 'a1', '/termine?eintrag=a1'],
    ['project', 'p1', '/renovation/p1'],
    ['component', 'c1', '/analyse/komponente/c1'],
    ['todos', null, undefined],
    ['aNewerRoute', 'x', undefined],
  ])('%s %s leads to %s', (route, id, expected) => {
    expect(targetPath({ target: { route, id } })).toBe(expected)
  })

  test('a page that shows the selected house is opened for the one the message is about', () => {
    expect(targetHouse({ target: { route: 'todos', id: 't1', realEstateId: 'h2' } })).toBe('h2')
    expect(targetHouse({ target: { route: 'analysis', id: 'h1' } })).toBe('h1')
    expect(targetHouse({ target: { route: 'realEstate', id: 'h1' } })).toBeUndefined()
  })
})
