import type { Chance } from './chance.ts'
import { dotted, later, long, placeAndDay, someDay } from './days.ts'
import { grouped, makeMoney } from './money.ts'
import type { Draft } from './paper.ts'
import { someOwner } from './people.ts'
import { makeSender, someFirm, somePerson, spellings } from './senders.ts'
import { paragraphs, sheet, someManner, table } from './sheet.ts'
import { affairs, quarrels } from './affairs.ts'
import { trades } from './trades.ts'

/** An offer: valid for a while, answering a visit on another day. */
export function offer(chance: Chance): Draft {
  const trade = chance.pick(trades)
  const [sender, owner, day, money] = [
    someFirm(chance, trade.trade, trade.tagline),
    someOwner(chance),
    someDay(chance),
    makeMoney(chance),
  ]
  const works = chance.some(trade.works, 3)
  const prices = works.map(() => chance.between(30, 900) * 1_000)
  const total = prices.reduce((sum, price) => sum + price, 0)
  const { line, datedOn } = placeAndDay(chance, sender.home.city, day)
  const number = `OF-${chance.between(2_000, 9_999)}`
  return {
    html: sheet(chance, {
      sender,
      owner,
      manner: someManner(chance),
      line,
      title: `${chance.pick(['Offerte', 'Angebot', 'Kostenvoranschlag'])} ${number}`,
      body: `${paragraphs([owner.hello, `Wir danken für die Besichtigung vom ${dotted(later(day, -9))} und offerieren Ihnen gerne:`])}${table(
        [
          ...works.map(([text], at) => [text, money.bare(prices[at] ?? 0)]),
          ['<b>Total inkl. MWST</b>', `<b>${money.full(total)}</b>`],
        ],
      )}<p>Das Angebot gilt bis ${long(later(day, 90))}. Eine Anzahlung von ${money.full(total / 4)} ist bei Auftragserteilung fällig.</p>`,
    }),
    truth: { datedOn, senders: spellings(sender), category: 'offer', amountRappen: total },
    memories: {
      subjects: works.map(([, subject]) => subject),
      parts: works.map(([, , part]) => part),
      names: [sender.handle, owner.last],
      numbers: [number, grouped(total, "'")],
    },
  }
}

/** A letter of a firm or an office about one affair, some of them set in two columns. */
export function businessLetter(chance: Chance): Draft {
  const affair = chance.pick(affairs)
  const [owner, day, money] = [someOwner(chance), someDay(chance), makeMoney(chance)]
  const sender =
    affair.office === undefined
      ? someFirm(chance, affair.trade, affair.tagline)
      : makeSender(chance, {
          name: `${affair.office} ${owner.home.city}`,
          handle: affair.handle,
          tagline: affair.tagline,
          place: owner.home,
        })
  const { line, datedOn } = placeAndDay(chance, sender.home.city, day)
  const contact = somePerson(chance)
  const texts = affair.texts({
    earlier: long(later(day, -chance.between(12, 60))),
    soon: dotted(later(day, chance.between(14, 50))),
    sum: money.full(chance.between(90, 900) * 100),
    contact,
  })
  const body = `${paragraphs([owner.hello])}<div class="${chance.percent(30) ? 'columns' : ''}">${paragraphs(texts)}</div>`
  return {
    html: sheet(chance, { sender, owner, manner: someManner(chance), line, title: affair.title, body }),
    truth: { datedOn, senders: spellings(sender), category: 'correspondence' },
    memories: {
      subjects: affair.subjects,
      parts: affair.parts,
      names: [contact.split(' ')[1] ?? contact, owner.last, sender.handle],
      numbers: [],
    },
  }
}

/** From neighbour to neighbour: no firm, no logo, a name above or below. */
export function privateLetter(chance: Chance): Draft {
  const quarrel = chance.pick(quarrels)
  const [owner, day] = [someOwner(chance), someDay(chance)]
  const name = somePerson(chance)
  const last = name.split(' ')[1] ?? name
  const sender = {
    ...makeSender(chance, { name, handle: last, tagline: '', place: owner.home }),
    person: name,
  }
  const { line, datedOn } = placeAndDay(chance, sender.home.city, day)
  const texts = quarrel.texts(long(later(day, -chance.between(6, 40))), dotted(later(day, 21)))
  return {
    html: sheet(chance, {
      sender,
      owner,
      manner: chance.pick(['signature', 'window', 'signature', 'right'] as const),
      line,
      title: quarrel.title,
      body: paragraphs([owner.hello, ...texts]),
    }),
    truth: { datedOn, senders: [name], category: 'correspondence' },
    memories: { subjects: quarrel.subjects, parts: quarrel.parts, names: [last, owner.last], numbers: [] },
  }
}
