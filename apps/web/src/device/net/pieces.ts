/**
 * A file goes in numbered pieces: whatever cuts the line costs one piece, not the file. The server says which pieces it
 * lacks, so sending the same file again goes on where it was, from this tab or another.
 */
import { session as ownSession } from '#device/session/session.ts'
import { asBase64, asHex, digestOf } from './digest.ts'
import { rest, RestError, type RestOptions } from './rest.ts'
import { forgetProgress, noteProgress } from './upload-progress.ts'
import { uplink as ownUplink, type Uplink } from './uplink.ts'

type Upload = {
  readonly realEstateId: string
  /** Chosen by the device: the same again is the same upload. */
  readonly fileId: string
  readonly name: string
  readonly blob: Blob
  /** What the server is told besides. */
  readonly also?: Readonly<Record<string, string>>
}

/** `missing` is told while pieces are coming (`announced`); every other state has them all. */
type Standing = {
  readonly pieceSize: number
  readonly missing: readonly number[]
  readonly state: string
}

/** A MB over a poor mobile network. */
const pieceTimeoutMs = 180_000
/** A server that lost pieces is sent them once more; one that loses them again is asked later. */
const mostRounds = 3

/** Gives a call its token; a guest has none, and a cookie instead. */
type Authorises = {
  readonly authorised: <A>(
    send: (token: string | undefined) => Promise<A>,
    isOutdated: (answer: A) => boolean,
  ) => Promise<A>
}

export function makeSendInPieces(uplink: Uplink, session: Authorises) {
  const call = (path: string, options: Omit<RestOptions, 'token'>): Promise<unknown> => {
    const headers = { 'x-app-request': '1', ...options.headers }
    const send = (token: string | undefined) =>
      rest(uplink, 'uploads', path, { ...options, headers, token }).catch(outdated)
    return session.authorised(send, (answer) => answer instanceof RestError)
  }

  /** Resolves when the server has all of it. What it makes of it, it says later. */
  return async function sendInPieces(upload: Upload, signal: AbortSignal): Promise<void> {
    const { realEstateId, fileId, name, blob, also } = upload
    const path = `/${realEstateId}/${fileId}`
    const facts = { ...also, name, size: blob.size, sha256: asHex(await digestOf(blob)) }
    try {
      for (let round = 1; ; round += 1) {
        // The contract of the server, which is of the same release or older.
        const standing = (await call(path, { method: 'PUT', body: facts, signal })) as Standing
        if (standing.state !== 'announced') return
        await sendMissing(path, upload, standing, signal)
        if (await isEnded(path, signal, round === mostRounds)) return
      }
    } finally {
      forgetProgress(fileId)
    }
  }

  async function sendMissing(
    path: string,
    { fileId, blob }: Upload,
    { pieceSize, missing }: Standing,
    signal: AbortSignal,
  ): Promise<void> {
    const all = Math.ceil(blob.size / pieceSize)
    for (const [sent, number] of missing.entries()) {
      noteProgress(fileId, (all - missing.length + sent) / all)
      const bytes = blob.slice(number * pieceSize, (number + 1) * pieceSize)
      const headers = { 'content-digest': `sha-256=:${asBase64(await digestOf(bytes))}:` }
      await call(`${path}/${number}`, { method: 'PUT', bytes, headers, timeoutMs: pieceTimeoutMs, signal })
    }
    noteProgress(fileId, 1)
  }

  async function isEnded(path: string, signal: AbortSignal, isLast: boolean): Promise<boolean> {
    try {
      await call(`${path}/end`, { method: 'POST', signal })
      return true
    } catch (error) {
      if (!isLast && error instanceof RestError && error.status === 409) return false
      throw error
    }
  }
}

// Only a 401 is worth another token.
function outdated(error: unknown): RestError {
  if (error instanceof RestError && error.status === 401) return error
  throw error
}

export const sendInPieces = makeSendInPieces(ownUplink, ownSession)
