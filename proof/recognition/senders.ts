import type { Chance } from './chance.ts'
import { firstNames, lastNames, someHome, type Home, type Place } from './people.ts'

/** Who writes: a firm, an office or a person, and how it can be reached. */
export type Sender = {
  readonly name: string
  /** A part of an office, printed with its name. */
  readonly unit?: string
  readonly tagline: string
  readonly home: Home
  readonly phone: string
  readonly site: string
  /** Who signs. */
  readonly person: string
  /** The word of its name that one remembers. */
  readonly handle: string
}

export const somePerson = (chance: Chance): string => `${chance.pick(firstNames)} ${chance.pick(lastNames)}`

type Named = {
  readonly name: string
  readonly handle: string
  readonly tagline: string
  readonly place?: Place
  readonly unit?: string
}

export function makeSender(chance: Chance, { place, ...named }: Named): Sender {
  const phone = `0${chance.pick([31, 32, 41, 43, 44, 52, 56, 62, 71, 81])} ${chance.between(200, 989)} ${chance.between(10, 99)} ${chance.between(10, 99)}`
  const site = `${named.handle
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll(/[^a-z]/g, '')}.ch`
  return { ...named, home: someHome(chance, place), phone, site, person: somePerson(chance) }
}

/** A firm of a trade, called as such firms are. */
export function someFirm(chance: Chance, trade: string, tagline: string): Sender {
  const [last, other, first] = [chance.pick(lastNames), chance.pick(lastNames), chance.pick(firstNames)]
  const [name, handle] = chance.pick([
    [`${last} ${trade} AG`, last],
    [`${last} ${trade} AG`, last],
    [`${trade} ${last} GmbH`, last],
    [`${last} & ${other} ${trade} GmbH`, last],
    [`${last} + Partner AG`, last],
    [`${trade} ${first} ${last}`, last],
    [`Gebr. ${last} ${trade}`, last],
    [`${last} Söhne AG`, last],
    [`${trade} ${first.charAt(0)}. ${last}`, last],
    [`${chance.pick(['Säntis', 'Napf', 'Lägern', 'Pilatus', 'Bachtel', 'Chasseral'])} ${trade} AG`, trade],
  ] as const)
  return makeSender(chance, { name, handle, tagline })
}

/** The spellings one would accept: the legal form may be left away, and an office may name its part. */
export function spellings({ name, unit }: Pick<Sender, 'name' | 'unit'>): string[] {
  const short = name.replace(/ (?:AG|GmbH|Genossenschaft)$/, '')
  const whole = unit === undefined ? [] : [`${name} ${unit}`, `${unit} ${name}`]
  return [...new Set([name, short, ...whole])]
}
