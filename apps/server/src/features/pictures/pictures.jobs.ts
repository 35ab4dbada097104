import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { isUuid } from '@hauswart/domain/ids/uuid7'
import { pictureWidths } from '@hauswart/domain/pictures/picture'
import { rejectedPictureNotice } from '@hauswart/domain/pictures/picture.labels'
import { notifyUser } from '#features/notifications/notifications.service.ts'
import { limits } from '#platform/limits.ts'
import { isTooSlow, makePicture, sizeMime, type MadePicture } from '#platform/files/picture-maker.ts'
import { scanForVirus } from '#platform/files/virus-scan.ts'
import { accuse, scrubJob } from '#platform/jobs/scrub.ts'
import type { JobDeps, JobHandler } from '#platform/jobs/worker.ts'
import { listKept, markDamaged } from './pictures.care.queries.ts'
import {
  acceptPicture,
  findUnscanned,
  rejectPicture,
  remakePictures,
  type PictureKey,
} from './pictures.scan.queries.ts'
import { pictureObject, type UnscannedRow } from './pictures.table.ts'

/** A machine may be busy once or twice; a picture that it cannot unpack in a minute by then it never will. */
const triesOfSlow = 3

const scrubbed = { noun: 'picture', list: listKept, mark: markDamaged } as const

export const pictureJobs: Readonly<Record<string, JobHandler>> = {
  scan_picture: async ({ realEstateId, id }, deps, attempt = 1) => {
    if (typeof realEstateId !== 'string' || typeof id !== 'string' || !isUuid(realEstateId) || !isUuid(id))
      throw new Error('scan_picture needs a realEstateId and an id')
    const key = { realEstateId, id }
    const picture = await findUnscanned(deps, key)
    if (picture === undefined) return
    if (!picture.isMade && !(await judge(deps, key, picture, attempt))) return
    // What was sent may tell where and with what it was taken; a run that broke off may have left it.
    await deps.parts.store.remove(picture.objectKey)
    deps.parts.live.announce(realEstateId)
  },

  /** Once a night: pictures from before they were made anew, those whose job was given up or that a copy brought back. */
  remake_pictures: (_payload, deps) => remakePictures(deps, limits.upload.remadePerNight),

  scrub_pictures: scrubJob(scrubbed),
}

/**
 * False if nothing was decided: damaged bytes are neither made anew, which would give them a hash that is right, nor thrown
 * away. Another try would find the same; who watches the log brings them back from a copy, and the night makes them anew.
 */
async function judge(
  deps: JobDeps,
  key: PictureKey,
  picture: UnscannedRow,
  attempt: number,
): Promise<boolean> {
  const made = picture.state === 'rejected' ? undefined : await make(deps, picture, attempt)
  if (made === 'damaged') await accuse(deps, scrubbed, { ...picture, ...key })
  else if (made === undefined) await reject(deps, key, picture)
  else await accept(deps, key, picture, made)
  return made !== 'damaged'
}

/** The same bytes are compared, scanned and unpacked. */
async function make(
  { parts }: JobDeps,
  picture: UnscannedRow,
  attempt: number,
): Promise<MadePicture | 'damaged' | undefined> {
  const { CLAMD_HOST: host, CLAMD_PORT: port } = parts.config
  const bytes = await buffer(await parts.store.get(picture.objectKey))
  if (sha256(bytes) !== picture.sha256) return 'damaged'
  const verdict = await scanForVirus({ host, port }, Readable.from([bytes]))
  if (verdict !== 'clean') return undefined
  try {
    return await makePicture(bytes, picture.mime)
  } catch (error) {
    if (attempt < triesOfSlow || !isTooSlow(error)) throw error
    return undefined
  }
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

// Each step can be repeated: a run that broke off in the middle is finished by the next one.
async function accept(
  deps: JobDeps,
  key: PictureKey,
  { objectKey }: UnscannedRow,
  made: MadePicture,
): Promise<void> {
  const { store } = deps.parts
  const { full, sizes, width, height, placeholder } = made
  await store.put(pictureObject(objectKey, 'full'), full.bytes, full.mime)
  for (const size of sizes) await store.put(pictureObject(objectKey, size.width), size.bytes, sizeMime)
  await acceptPicture(deps, key, {
    mime: full.mime,
    bytes: full.bytes.length,
    sha256: sha256(full.bytes),
    width,
    height,
    widths: sizes.map((size) => size.width),
    placeholder,
  })
}

async function reject(
  deps: JobDeps,
  key: PictureKey,
  { objectKey, ...picture }: UnscannedRow,
): Promise<void> {
  const { store, clock } = deps.parts
  await rejectPicture(deps, key)
  const made = ['full' as const, ...Object.values(pictureWidths)].map((size) =>
    pictureObject(objectKey, size),
  )
  for (const object of made) await store.remove(object)
  await notifyUser(deps, clock, {
    userId: picture.createdBy,
    kind: 'picture_rejected',
    objectId: key.id,
    title: rejectedPictureNotice.title,
    text: rejectedPictureNotice.text(picture.fileName),
    target: { route: 'realEstate', id: key.realEstateId },
    about: { realEstateId: key.realEstateId, thingId: key.id, dueOn: clock.today() },
  })
}
