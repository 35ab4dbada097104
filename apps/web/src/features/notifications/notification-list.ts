import { pathTo } from '#device/routing/routes.ts'
import {
  appointmentPath,
  componentPath,
  documentPath,
  invoicePath,
  projectPath,
  todoPath,
} from '#house/paths/places.ts'
import type { Notification, Notifications } from './notifications-query.ts'

/** Unread ones first, each part newest first: identifiers sort by time. */
export const inReadingOrder = (nodes: readonly Notification[]): Notification[] =>
  nodes.toSorted(
    (a, b) =>
      Number(a.readAt !== null) - Number(b.readAt !== null) || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0),
  )

/** The list as it will be once the server has heard that this one was read. */
export function withRead(list: Notifications, id: string, now: string): Notifications {
  const isUnread = list.nodes.some((node) => node.id === id && node.readAt === null)
  if (!isUnread) return list
  return {
    ...list,
    unreadCount: Math.max(0, list.unreadCount - 1),
    nodes: list.nodes.map((node) => (node.id === id ? { ...node, readAt: now } : node)),
  }
}

export const withAllRead = (list: Notifications, now: string): Notifications => ({
  ...list,
  unreadCount: 0,
  nodes: list.nodes.map((node) => ({ ...node, readAt: node.readAt ?? now })),
})

/** Where a message leads; one of a newer server may lead nowhere yet. */
export function targetPath({ target }: Pick<Notification, 'target'>): string | undefined {
  if (target.route === 'profileSettings') return pathTo('settings')
  if (target.route === 'analysis') return pathTo('analysis')
  if (target.route === 'realEstate')
    return target.id === null ? pathTo('realEstates') : pathTo('realEstate', { realEstate: target.id })
  return target.id === null ? undefined : thingPaths[target.route]?.(target.id)
}

const thingPaths: Readonly<Record<string, ((id: string) => string) | undefined>> = {
  todos: todoPath,
  component: componentPath,
  toolsDocuments: documentPath,
  appointments: appointmentPath,
  project: projectPath,
  toolsInvoice: invoicePath,
}

/** The house a message is about, if its page shows whichever is selected. */
export const targetHouse = ({ target }: Pick<Notification, 'target'>): string | undefined =>
  (target.route === 'analysis' ? target.id : target.realEstateId) ?? undefined
