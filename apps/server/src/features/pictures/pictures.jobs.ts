import { isUuid } from '@hauswart/domain/ids/uuid7'
import { rejectedPictureNotice } from '@hauswart/domain/pictures/picture.labels'
import { notifyUser } from '#features/notifications/notifications.service.ts'
import { scanForVirus } from '#platform/virus-scan.ts'
import type { JobDeps, JobHandler } from '#platform/worker.ts'
import { decidePicture, findUnscanned, type PictureKey } from './pictures.scan.queries.ts'
import type { UnscannedRow } from './pictures.table.ts'

export const pictureJobs: Readonly<Record<string, JobHandler>> = {
  scan_picture: async ({ realEstateId, id }, deps) => {
    if (typeof realEstateId !== 'string' || typeof id !== 'string' || !isUuid(realEstateId) || !isUuid(id))
      throw new Error('scan_picture needs a realEstateId and an id')
    const key = { realEstateId, id }
    const picture = await findUnscanned(deps, key)
    if (picture === undefined || picture.state === 'ready') return
    if (picture.state === 'received' && (await isClean(deps, picture)))
      await decidePicture(deps, key, 'ready')
    else await reject(deps, key, picture)
    deps.parts.live.announce(realEstateId)
  },
}

async function isClean({ parts }: JobDeps, picture: UnscannedRow): Promise<boolean> {
  const { CLAMD_HOST: host, CLAMD_PORT: port } = parts.config
  const bytes = await parts.store.get(picture.objectKey)
  return (await scanForVirus({ host, port }, bytes)) === 'clean'
}

// Each step can be repeated: a run that broke off in the middle is finished by the next one.
async function reject(deps: JobDeps, key: PictureKey, picture: UnscannedRow): Promise<void> {
  await decidePicture(deps, key, 'rejected')
  await deps.parts.store.remove(picture.objectKey)
  await notifyUser(deps, deps.parts.clock, {
    userId: picture.createdBy,
    kind: 'picture_rejected',
    objectId: key.id,
    title: rejectedPictureNotice.title,
    text: rejectedPictureNotice.text(picture.fileName),
    target: { route: 'realEstate', id: key.realEstateId },
  })
}
