import { leastSigns, type AddressAnswer } from '@hauswart/domain/register/address'
import { readAddressQuery } from '@hauswart/domain/register/address-text'
import type { BuildingAnswer } from '@hauswart/domain/register/building-facts'
import { AppError } from '#platform/app-error.ts'
import type { Parts } from '#platform/parts.ts'
import { makeGeoadmin } from './addresses.geoadmin.source.ts'
import { makeStreetKeeper } from './addresses.index.service.ts'
import { findInRegister, readRegister } from './addresses.register.service.ts'

export type Addresses = {
  /** Reads the streets ahead of the first question. */
  warmUp(): void
  find(text: string): Promise<AddressAnswer>
  read(egid: number, edid: number | undefined): Promise<BuildingAnswer>
}

// Below this a street explains about half of what was typed: the place may be one we have no import of.
const goodEnough = 0.7

/** Addresses and buildings: from our own register first, from the federal geoportal where ours has no answer. */
export function makeAddresses(parts: Parts): Addresses {
  const keeper = makeStreetKeeper(parts)
  const geoadmin = makeGeoadmin(parts)
  return {
    warmUp: () => void keeper.current().catch(() => undefined),

    find: async (text) => {
      const typed = text.trim()
      const held = await keeper.current()
      const own = held.index.streets > 0 ? 'register' : undefined
      const provider = own ?? (geoadmin === undefined ? 'none' : 'geoadmin')
      if (typed.length < leastSigns) return { provider, addresses: [] }
      if (own === undefined)
        return { provider, addresses: geoadmin === undefined ? [] : await geoadmin.find(typed) }
      const found = await findInRegister(parts, keeper, held, readAddressQuery(typed))
      if (geoadmin === undefined || (found.best >= goodEnough && found.addresses.length > 0))
        return { provider: own, addresses: found.addresses }
      // Ours is an answer, if a weak one: no failure of the other may take it away.
      const theirs = await geoadmin.find(typed).catch(() => [])
      return theirs.length > 0
        ? { provider: 'geoadmin', addresses: theirs }
        : { provider: own, addresses: found.addresses }
    },

    read: async (egid, edid) => {
      const answer = (await readRegister(parts, egid, edid)) ?? (await geoadmin?.read(egid, edid))
      if (answer === undefined) throw new AppError('NOT_FOUND')
      return answer
    },
  }
}
