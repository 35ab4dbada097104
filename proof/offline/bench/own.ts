// The bench with the product's own queue.
import { request } from '../../../apps/web/src/lib/graphql.ts'
import { newId } from '../../../apps/web/src/lib/new-id.ts'
import { enqueueAll, registerSender, startOutbox } from '../../../apps/web/src/lib/outbox/outbox.ts'
import { storageKeys } from '../../../apps/web/src/lib/storage-keys.ts'
import { AddTodoDocument, AddTodoPictureDocument } from '../../../apps/web/src/gql/graphql.ts'
import { openPage } from './page.ts'

registerSender('addTodo', ({ key, realEstateId, objectId, variables }, signal) =>
  request(
    AddTodoDocument,
    { realEstateId, input: { idempotencyKey: key, id: objectId, title: String(variables['title']) } },
    { signal },
  ),
)
registerSender('addTodoPicture', ({ key, realEstateId, objectId, variables }, signal) =>
  request(
    AddTodoPictureDocument,
    {
      realEstateId,
      file: variables['file'] as Blob,
      input: { idempotencyKey: key, id: objectId, todoId: String(variables['todoId']) },
    },
    { signal },
  ),
)

openPage({
  start: startOutbox,
  add: (title, file) => {
    const realEstateId = localStorage.getItem(storageKeys.house) ?? ''
    const objectId = newId()
    return enqueueAll([
      { op: 'addTodo', realEstateId, objectId, variables: { title } },
      ...(file === undefined
        ? []
        : [{ op: 'addTodoPicture', realEstateId, objectId: newId(), variables: { todoId: objectId, file } }]),
    ])
  },
})
