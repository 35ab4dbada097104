import type { GuestFileKind } from '@hauswart/domain/quotes/guest-file'
import { makeSendInPieces } from '#device/net/pieces.ts'
import { uplink } from '#device/net/uplink.ts'

// A guest has no token: the cookie of the visit says who it is.
const send = makeSendInPieces(uplink, { authorised: (call) => call(undefined) })

export type GuestFileToSend = {
  /** Kept over attempts: sent again it goes on where it was. */
  readonly id: string
  readonly file: File
  readonly sentAs: GuestFileKind
}

/** In the pieces every file comes in; resolves when the server has all of them. */
export const sendAsGuest = ({ id, file, sentAs }: GuestFileToSend): Promise<void> =>
  send(
    { realEstateId: 'guest', fileId: id, name: file.name, blob: file, also: { sentAs } },
    new AbortController().signal,
  )
