import { AppError } from '#platform/app-error.ts'
import { limits } from '#platform/limits.ts'
import type { UploadedFile } from '#platform/files/upload.ts'

type Expected = PromiseWithResolvers<UploadedFile>

/** Puts the promise of each file where the map wants it: only over a null that is there, only among the variables. */
export function laidInto(operations: unknown, map: object): ReadonlyMap<string, Expected> {
  const entries = Object.entries(map)
  if (entries.length > limits.upload.files) throw new AppError('FILE_TOO_LARGE')
  return new Map(
    entries.map(([name, paths]: [string, unknown]) => {
      const file = Promise.withResolvers<UploadedFile>()
      // Nobody may ask for it: a document can leave its variable unused.
      file.promise.catch(() => undefined)
      if (!Array.isArray(paths)) throw new AppError('BAD_INPUT')
      for (const path of paths) lay(operations, path, file.promise)
      return [name, file]
    }),
  )
}

function lay(operations: unknown, path: unknown, file: Promise<UploadedFile>): void {
  const keys = typeof path === 'string' ? path.split('.') : []
  const last = keys.pop()
  if (last === undefined || !keys.includes('variables')) throw new AppError('BAD_INPUT')
  const place = keys.reduce(step, operations)
  if (step(place, last) !== null) throw new AppError('BAD_INPUT')
  Reflect.set(place as object, last, file)
}

function step(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key))
    throw new AppError('BAD_INPUT')
  return (value as Record<string, unknown>)[key]
}
