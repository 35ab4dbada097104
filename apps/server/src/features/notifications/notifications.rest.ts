import { contextOf, type Http } from '#platform/http/http.ts'
import type { Parts } from '#platform/parts.ts'
import { addPush, getPush, removePush, testPush } from './notifications.push.service.ts'
import { getSettings, saveSettings } from './notifications.settings.service.ts'
import { getNotifications, readAllNotifications, readNotification } from './notifications.service.ts'

type Asked = { Querystring: { first?: string; after?: string } }

/** The notification service: messages of the signed-in person and of nobody else. */
export function notificationRoutes(app: Http, parts: Parts): void {
  app.get<Asked>('/', (request) => {
    const { first, after } = request.query
    const size = first === undefined ? undefined : Number(first)
    return getNotifications(contextOf(parts, request), { first: size, after })
  })
  app.post<{ Params: { id: string } }>('/:id/read', (request) =>
    readNotification(contextOf(parts, request), request.params.id, request.body),
  )
  app.get('/settings', (request) => getSettings(contextOf(parts, request)))
  app.put('/settings', (request) => saveSettings(contextOf(parts, request), request.body))
  app.get('/push', (request) => getPush(contextOf(parts, request), parts.pusher))
  app.post('/push', (request) => addPush(contextOf(parts, request), parts.pusher, request.body))
  app.post('/push/test', (request) => testPush(contextOf(parts, request), request.body))
  app.post<{ Params: { id: string } }>('/push/:id/remove', (request) =>
    removePush(contextOf(parts, request), request.params.id, request.body),
  )
  app.post('/read-all', (request) => readAllNotifications(contextOf(parts, request), request.body))
}
