import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import busboy from 'busboy'
import { AppError } from '#platform/app-error.ts'
import { limits } from '#platform/limits.ts'
import { laidInto } from './multipart-map.ts'
import type { UploadedFile } from '#platform/files/upload.ts'

/**
 * Reads a form as the GraphQL multipart specification has it: operations, map, then the files. It resolves
 * with the operations as soon as the map is read; the files come as promises in their variables.
 */
export function readForm(request: IncomingMessage, answer: ServerResponse): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const parser = openParser(request)
    let operations: unknown
    let files: ReadonlyMap<string, PromiseWithResolvers<UploadedFile>> | undefined
    let isOver = false

    /** The one way out, for whatever reason; what is still to come is let run out, so that the answer gets through. */
    function end(reason: unknown): void {
      if (isOver) return
      isOver = true
      const refusal = asRefusal(reason)
      reject(refusal)
      for (const file of files?.values() ?? []) file.reject(refusal)
      request.off('data', feed)
      parser.destroy(refusal)
      request.resume()
    }
    // One chunk at a time: what the parser throws is caught here and nowhere else.
    function feed(chunk: Buffer): void {
      request.pause()
      attempt(() => parser.write(chunk, () => request.resume()))
    }
    function attempt(step: () => void): void {
      try {
        step()
      } catch (error) {
        end(error)
      }
    }

    parser.on('field', (name, value, { valueTruncated }) => {
      if (valueTruncated) throw new AppError('FILE_TOO_LARGE')
      if (name === 'operations' && operations === undefined) operations = parseObject(value)
      else if (name === 'map' && operations !== undefined && files === undefined) {
        files = laidInto(operations, parseObject(value))
        resolve(operations)
      } else throw new AppError('BAD_INPUT')
    })
    parser.on('file', (name, stream, { filename }) => {
      // A stream that is destroyed says so, and what nobody listens to ends the process.
      stream.on('error', () => undefined)
      if (files === undefined) throw new AppError('BAD_INPUT')
      const file = files.get(name)
      if (file === undefined) stream.resume()
      else file.resolve({ filename: filename ?? '', bytes: () => bytesOf(stream) })
    })
    for (const limit of ['filesLimit', 'partsLimit'] as const)
      parser.on(limit, () => {
        throw new AppError('FILE_TOO_LARGE')
      })
    // For good, not once: it says a second time that it failed while it is being destroyed.
    parser.on('error', end)
    parser.on('close', () => end(new AppError('BAD_INPUT')))
    request.on('data', feed)
    request.on('end', () => attempt(() => parser.end()))
    request.on('error', end)
    answer.on('close', () => end(new AppError('BAD_INPUT')))
  })
}

function openParser(request: IncomingMessage): busboy.Busboy {
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: {
        fieldSize: limits.graphql.bodyBytes,
        fileSize: limits.upload.bytes,
        files: limits.upload.files,
        parts: limits.upload.files + 3,
      },
    })
  } catch (error) {
    throw asRefusal(error)
  }
}

async function* bytesOf(stream: Readable & { truncated?: boolean }): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of stream) yield chunk as Buffer
  } catch (error) {
    throw asRefusal(error)
  }
  // Cut at the limit, it ends as if nothing were missing.
  if (stream.truncated === true) throw new AppError('FILE_TOO_LARGE')
}

// A form that is bent or breaks off is the sender's fault.
const asRefusal = (reason: unknown): AppError =>
  reason instanceof AppError
    ? reason
    : new AppError('BAD_INPUT', {}, reason instanceof Error ? reason : undefined)

function parseObject(text: string): object {
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null) throw new AppError('BAD_INPUT')
  return value
}
