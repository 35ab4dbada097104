import type { FileRefusal } from '@hauswart/domain/files/file'
import { refusedFileNotice } from '@hauswart/domain/files/file.labels'
import { suggestWithCode } from '@hauswart/domain/files/suggest-code'
import { suggest } from '@hauswart/domain/files/suggest'
import { isUuid } from '@hauswart/domain/ids/uuid7'
import { notifyUser } from '#features/notifications/notifications.service.ts'
import { ToolDiedError } from '#platform/files/confined.ts'
import { sizeMime } from '#platform/files/picture-maker.ts'
import type { JobDeps, JobHandler } from '#platform/jobs/worker.ts'
import { limits } from '#platform/limits.ts'
import { withOriginal, withPieces } from './files.bytes.service.ts'
import { findBillCode } from './files.codes.service.ts'
import { judgeFile } from './files.judge.service.ts'
import { drawPreview } from './files.preview.service.ts'
import { readText } from './files.reading.service.ts'
import { pieceObjects, previewObject, wordsObject } from './files.table.ts'
import {
  acceptFile,
  findRenewed,
  findWork,
  keepReading,
  markBroken,
  refuseFile,
  showFile,
  unmarkBroken,
  type FileKey,
  type WorkRow,
} from './files.work.queries.ts'

/** Three steps of a file, each a job that leaves one result however often it runs, and then calls the next. */
export const fileJobs: Readonly<Record<string, JobHandler>> = {
  judge_file: step(async (deps, key, file) => {
    if (file.state === 'announced') return
    if (file.state === 'arrived') await judge(deps, key, file)
    // A run that broke off after its decision has left them.
    await deps.parts.store.removeAll(pieceObjects(file.objectKey))
  }),

  preview_file: step(async (deps, key, { mediaType, objectKey, ...file }) => {
    if (file.state !== 'ready' || mediaType === null) return
    const { store } = deps.parts
    const made = file.hasPreview
      ? undefined
      : await withOriginal(store, { ...file, mediaType, objectKey }, (bytes) => drawPreview(mediaType, bytes))
    const sizes = made?.sizes ?? []
    for (const { width, bytes } of sizes) await store.put(previewObject(objectKey, width), bytes, sizeMime)
    const preview = made === undefined ? undefined : { ...made, widths: sizes.map(({ width }) => width) }
    await showFile(deps, key, preview)
  }),

  read_file: step(async (deps, key, file) => {
    const { mediaType } = file
    const { store } = deps.parts
    if (file.state !== 'ready' || mediaType === null || file.isRead) return
    const read = await withOriginal(store, file, async (bytes) => {
      const text = await readText(mediaType, bytes, file.pageCount)
      return { ...text, code: await findBillCode(mediaType, bytes, text) }
    })
    if (read.recognised.length > 0)
      await store.put(wordsObject(file.objectKey), Buffer.from(JSON.stringify(read.recognised)), wordsMime)
    const pages = read.pages.flatMap((body, at) => (body.trim() === '' ? [] : [{ page: at + 1, body }]))
    const found = suggestWithCode(suggest(pages, deps.parts.clock.today()), read.code)
    await keepReading(deps, key, { pages, found, unread: read.unread })
  }),
}

const wordsMime = 'application/json'

function step(work: (deps: JobDeps, key: FileKey, file: WorkRow) => Promise<void>): JobHandler {
  return async ({ realEstateId, id }, deps) => {
    if (typeof realEstateId !== 'string' || typeof id !== 'string' || !isUuid(realEstateId) || !isUuid(id))
      throw new Error('a step of a file needs a realEstateId and an id')
    const key = { realEstateId, id }
    const file = await findWork(deps, key)
    if (file === undefined) return
    await work(deps, key, file)
    deps.parts.live.announce(realEstateId)
  }
}

async function judge(deps: JobDeps, key: FileKey, file: WorkRow): Promise<void> {
  // Marked before and not after: whoever dies over a file has no time to say so.
  const broken = await markBroken(deps, key)
  const refusal =
    broken > limits.judgementsBroken
      ? 'unreadable'
      : await decide(deps, key, file).catch(async (error: unknown) => {
          if (!(error instanceof ToolDiedError)) await unmarkBroken(deps, key)
          throw error
        })
  if (refusal !== undefined) await refuse(deps, key, file, refusal)
}

function decide(deps: JobDeps, key: FileKey, file: WorkRow): Promise<FileRefusal | undefined> {
  const { store } = deps.parts
  return withPieces(store, file, async (bytes): Promise<FileRefusal | undefined> => {
    const judgement = await judgeFile(deps.parts, file, bytes)
    if ('refusal' in judgement) return judgement.refusal
    // The bytes before the row that says they are there.
    await store.putFile(file.objectKey, bytes.path, judgement.mediaType)
    await acceptFile(deps, key, judgement)
    return undefined
  })
}

async function refuse(deps: JobDeps, key: FileKey, file: WorkRow, refusal: FileRefusal): Promise<void> {
  const { store, clock } = deps.parts
  await store.remove(file.objectKey)
  await notifyUser(deps, clock, {
    userId: file.createdBy,
    kind: 'file_refused',
    objectId: key.id,
    title: refusedFileNotice.title,
    text: refusedFileNotice.text(file.name, refusal, {
      from: file.sentBy,
      paper: await findRenewed(deps, key),
    }),
    target: { route: 'realEstate', id: key.realEstateId },
    about: { realEstateId: key.realEstateId, thingId: key.id, dueOn: clock.today() },
  })
  await refuseFile(deps, key, refusal)
}
