import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'

type Holder = { readonly userId: string; readonly sessionId: string }
/** How a browser takes a file: looked at in place, or kept under its name. */
type Disposition = 'inline' | 'attachment'
type FileName = {
  readonly realEstateId: string
  readonly id: string
  /** Left out, it is to be looked at. */
  readonly disposition?: Disposition
}

/** Addresses of files a browser can open by itself: short-lived, for one file and one session. */
export type FileAddresses = {
  sign(file: FileName, identity: Holder): string
  /** For whom a given address was made, or undefined if it is forged, altered or too old. */
  verify(file: FileName, query: Readonly<Record<string, unknown>>): Holder | undefined
}

const fileAddressSeconds = 60

export function makeFileAddresses(config: Config, clock: Clock): FileAddresses {
  const key = Buffer.from(hkdfSync('sha256', config.SECRET_PEPPER, '', 'file-address', 32))
  // The way a file is shown is part of the seal: what was signed to be looked at is never handed out otherwise.
  const seal = ({ realEstateId, id, disposition = 'inline' }: FileName, identity: Holder, until: string) =>
    createHmac('sha256', key)
      .update([realEstateId, id, disposition, identity.userId, identity.sessionId, until].join('|'))
      .digest()
  const nowSeconds = () => Math.floor(clock.now().getTime() / 1_000)
  return {
    sign: (file, identity) => {
      const exp = String(nowSeconds() + fileAddressSeconds)
      const sig = seal(file, identity, exp).toString('base64url')
      const query = new URLSearchParams({ exp, user: identity.userId, session: identity.sessionId, sig })
      return `${config.FILES_URL}/${file.realEstateId}/${file.id}?${query.toString()}`
    },
    verify: (file, { exp, user, session, sig }) => {
      if (![exp, user, session, sig].every((part) => typeof part === 'string')) return undefined
      const identity = { userId: String(user), sessionId: String(session) }
      const given = Buffer.from(String(sig), 'base64url')
      const right = seal(file, identity, String(exp))
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
      return Number(exp) > nowSeconds() ? identity : undefined
    },
  }
}
