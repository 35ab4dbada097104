import { randomUUID } from 'node:crypto'
import { maxDocuments } from '@hauswart/domain/documents/document'
import { guestFileInput } from '@hauswart/domain/quotes/guest-file.input'
import { mostGuestBytes, mostGuestFiles } from '@hauswart/domain/quotes/guest-file'
import { secretHash } from '#features/accounts/accounts.tokens.service.ts'
import type { Sender } from '#features/files/files.uploads.service.ts'
import { AppError } from '#platform/app-error.ts'
import { parseInput } from '#platform/input.ts'
import { limits } from '#platform/limits.ts'
import type { Parts } from '#platform/parts.ts'
import { announceByVisit, endByVisit, findGuestUpload } from './guest-links.visit.queries.ts'
import { asGuest } from './guest-links.visit.service.ts'

/** Says who a guest is, for the hour of a visit. */
export const guestCookie = '__Host-guest'

/** Whoever holds a link to a request for a quote. What has ended, is made up or leads elsewhere is the same answer. */
export function guestSender(parts: Parts, cookie: string | undefined): Sender {
  const asking = asGuest(parts)
  const known = (): Buffer => {
    if (cookie === undefined) throw new AppError('LINK_INVALID')
    return secretHash(cookie)
  }
  return {
    store: parts.store,
    announce: async (facts, body) => {
      const { sentAs } = parseInput(guestFileInput, body)
      const told = await announceByVisit(asking, known(), { ...facts, sentAs, objectId: randomUUID() }, most)
      if (told?.answer === 'full') throw new AppError('LIMIT_REACHED')
      if (told === undefined) throw new AppError('LINK_INVALID')
      return told
    },
    find: async (id) => {
      const upload = await findGuestUpload(asking, known(), id)
      if (upload === undefined) throw new AppError('LINK_INVALID')
      return upload
    },
    end: (id) => endByVisit(asking, known(), id),
  }
}

const most = {
  files: mostGuestFiles,
  bytes: mostGuestBytes,
  bytesOfMaker: limits.uploads.bytesPerPerson,
  documents: maxDocuments,
}
