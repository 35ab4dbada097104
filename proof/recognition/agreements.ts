import type { Chance } from './chance.ts'
import { dayOf, dotted, iso, later, long, placeAndDay, someDay, someForm } from './days.ts'
import { grouped, makeMoney } from './money.ts'
import type { Draft } from './paper.ts'
import { someOwner } from './people.ts'
import { makeSender, someFirm, spellings } from './senders.ts'
import { paragraphs, sheet, someManner, table } from './sheet.ts'
import { covers, insurers, plants, wares } from './wares.ts'

/** A policy: issued on one day, valid from and to others, with sums insured far above its premium. */
export function policy(chance: Chance): Draft {
  const [cover, insurer] = [chance.pick(covers), chance.pick(insurers)]
  const [owner, day, money] = [someOwner(chance), someDay(chance), makeMoney(chance)]
  const sender = makeSender(chance, insurer)
  const begin = dayOf(day.getUTCFullYear() + 1, 1, 1)
  const [premium, sum] = [chance.between(2_400, 39_000) * 5, chance.between(40, 190) * 1_000_000]
  const number = `${chance.between(10, 99)}.${chance.between(100, 999)}.${chance.between(100, 999)}`
  const { line, datedOn } = placeAndDay(chance, sender.home.city, day)
  const benefits = chance.some(cover.benefits, 3)
  const rows = [
    ['Versicherte Sache', `${owner.home.street}, ${owner.home.zip} ${owner.home.city}`],
    ['Vertragsbeginn', dotted(begin)],
    ['Ablauf', dotted(later(dayOf(begin.getUTCFullYear() + 5, 1, 1), -1))],
    ['Versicherungssumme', money.full(sum)],
    ...benefits.map(([text]) => [text, `bis ${money.full(chance.between(2, 40) * 50_000)}`]),
    ['Selbstbehalt', money.full(chance.pick([20_000, 50_000, 100_000]))],
    ['<b>Jahresprämie inkl. Stempelsteuer</b>', `<b>${money.full(premium)}</b>`],
  ]
  return {
    html: sheet(chance, {
      sender,
      owner,
      manner: someManner(chance),
      line,
      title: `${cover.title} – Police Nr. ${number}`,
      body: `${paragraphs([`Diese Police ersetzt jene vom ${dotted(later(day, -1_700))}.`])}${table(rows)}${paragraphs(
        ['Es gelten die Allgemeinen Vertragsbedingungen. Die Prämie ist jährlich im Voraus zahlbar.'],
      )}`,
    }),
    truth: { datedOn, senders: spellings(sender), category: 'insurance', amountRappen: premium },
    memories: {
      subjects: [...benefits.map(([, subject]) => subject), cover.title],
      parts: benefits.map(([, , part]) => part),
      names: [sender.handle, owner.last],
      numbers: [number, grouped(premium, "'"), grouped(premium, '')],
    },
  }
}

/** A contract for yearly service: begins on one day, was signed on another. */
export function serviceContract(chance: Chance): Draft {
  const plant = chance.pick(plants)
  const [sender, owner, day, money] = [
    someFirm(chance, plant.trade, plant.tagline),
    someOwner(chance),
    someDay(chance),
    makeMoney(chance),
  ]
  const fee = chance.between(18, 160) * 1_000
  const serial = `${chance.pick(['SN', 'FN', 'Typ'])} ${chance.between(100_000, 999_999)}`
  const { line, datedOn } = placeAndDay(chance, sender.home.city, day)
  const duties = chance.some(plant.duties, 3)
  return {
    html: sheet(chance, {
      sender,
      owner,
      manner: someManner(chance),
      line,
      title: `${chance.pick(['Wartungsvertrag', 'Servicevertrag', 'Serviceabonnement'])} ${plant.subject}`,
      body: `${paragraphs([
        `zwischen ${owner.lines.slice(0, -2).join(' ')} (Auftraggeber) und der Unternehmerin über die Anlage ${plant.model}, ${serial}, in Betrieb seit ${dotted(later(day, -chance.between(200, 3_000)))}.`,
        `<b>1. Leistungen.</b> ${duties.map(([text]) => text).join('; ')}.`,
        `<b>2. Entschädigung.</b> Die Pauschale beträgt ${money.full(fee)} pro Jahr. Pikettstunden werden mit ${money.full(14_500)} verrechnet.`,
        `<b>3. Dauer.</b> Der Vertrag beginnt am ${long(later(day, 25))} und ist jeweils auf Ende Jahr kündbar, erstmals auf den ${dotted(dayOf(day.getUTCFullYear() + 2, 12, 31))}.`,
      ])}<p>Der Auftraggeber: ______________</p>`,
    }),
    truth: { datedOn, senders: spellings(sender), category: 'contract', amountRappen: fee },
    memories: {
      subjects: [brandOf(plant.model), plant.subject, ...duties.map(([, subject]) => subject)],
      parts: duties.map(([, , part]) => part),
      names: [sender.handle, owner.last],
      numbers: [serial.split(' ')[1] ?? serial, grouped(fee, "'")],
    },
  }
}

/** A warranty: issue, delivery and end are three days. */
export function warranty(chance: Chance): Draft {
  const ware = chance.pick(wares)
  const [sender, owner, day, money] = [
    someFirm(chance, ware.trade, ware.tagline),
    someOwner(chance),
    someDay(chance),
    makeMoney(chance),
  ]
  const price = chance.between(60, 1_900) * 1_000
  const number = `G${chance.between(10_000, 99_999)}`
  const years = chance.pick([2, 3, 5, 10])
  const rows = [
    ['Produkt', `${ware.subject} ${ware.model}`],
    ['Garantieschein', number],
    ['Geliefert am', dotted(later(day, -chance.between(4, 30)))],
    [chance.pick(['Ausgestellt am', 'Datum', 'Ausstellungsdatum']), someForm(chance, day)],
    ['Kaufpreis', money.full(price)],
    ['Garantie bis', dotted(dayOf(day.getUTCFullYear() + years, day.getUTCMonth() + 1, day.getUTCDate()))],
  ]
  return {
    html: sheet(chance, {
      sender,
      owner,
      manner: someManner(chance),
      title: chance.pick(['Garantieschein', 'Garantiezertifikat', `${years} Jahre Garantie`]),
      body: `${table(rows)}${paragraphs([ware.text, 'Ausgeschlossen sind Verschleissteile und Schäden durch unsachgemässe Bedienung.'])}`,
    }),
    truth: { datedOn: iso(day), senders: spellings(sender), category: 'warranty', amountRappen: price },
    memories: {
      subjects: [brandOf(ware.model), ware.subject],
      parts: ware.parts,
      names: [sender.handle, owner.last],
      numbers: [number, grouped(price, "'")],
    },
  }
}

const brandOf = (model: string) => model.split(' ')[0] ?? model
