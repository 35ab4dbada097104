import type { Chance } from './chance.ts'
import { dotted, iso, later, long, placeAndDay, someDay, someForm } from './days.ts'
import { grouped, makeMoney, rounded } from './money.ts'
import type { Draft } from './paper.ts'
import { someOwner } from './people.ts'
import { makeSender, someFirm, somePerson, spellings } from './senders.ts'
import { motions } from './motions.ts'
import { paragraphs, sheet, someManner, table } from './sheet.ts'
import { paymentSlip } from './slip.ts'

/** Minutes of the owners of flats: dated by their evening, with the next and the last one named. */
export function minutes(chance: Chance): Draft {
  const [owner, day, money] = [someOwner(chance), someDay(chance), makeMoney(chance)]
  const sender = someFirm(chance, 'Liegenschaften', 'Bewirtschaftung von Stockwerkeigentum')
  const chosen = chance.some(motions, chance.between(4, 6))
  const [chair, writer] = [somePerson(chance), somePerson(chance)]
  const community = `Stockwerkeigentümergemeinschaft ${owner.home.street}`
  const budget = chance.between(12, 90) * 100_000
  const points = chosen.map(
    ({ title, text }, at) =>
      `<p><b>${at + 3}. ${title}</b><br>${text(money.full(chance.between(12, 480) * 10_000))} ${chance.pick(['Einstimmig angenommen.', 'Angenommen mit 7 gegen 2 Stimmen.', 'Mit Stichentscheid abgelehnt.'])}</p>`,
  )
  return {
    html: sheet(chance, {
      sender,
      owner,
      manner: someManner(chance),
      title: `Protokoll der ${chance.between(8, 34)}. ordentlichen Versammlung<br>${community}<br>vom ${long(day)}, ${chance.between(17, 19)}.30 Uhr`,
      body: `${paragraphs([
        `Ort: Restaurant ${chance.pick(['Sternen', 'Löwen', 'Bären', 'Rössli'])}, ${owner.home.city}. Vorsitz: ${chair}. Protokoll: ${writer}.`,
        `<b>1. Begrüssung.</b> Die Einladung wurde am ${dotted(later(day, -21))} versandt.`,
        `<b>2. Genehmigung.</b> Das Protokoll vom ${dotted(later(day, -366))} wird verdankt. Der Erneuerungsfonds beträgt ${money.full(budget)}.`,
      ])}<div class="${chance.percent(25) ? 'columns' : ''}">${points.join('')}</div>${paragraphs([`Die nächste Versammlung findet am ${long(later(day, 364))} statt.`])}`,
      isSigned: chance.percent(60),
    }),
    truth: { datedOn: iso(day), senders: [...spellings(sender), community], category: 'condominium' },
    memories: {
      subjects: chosen.map(({ subject }) => subject),
      parts: chosen.map(({ part }) => part),
      names: [chair.split(' ')[1] ?? chair, writer.split(' ')[1] ?? writer],
      numbers: [grouped(budget, "'")],
    },
  }
}

/** An assessment: its tax year is years before its day, and it is payable later. */
export function taxBill(chance: Chance): Draft {
  const [owner, day, money] = [someOwner(chance), someDay(chance), makeMoney(chance)]
  const name = chance.pick([
    `Kantonales Steueramt ${owner.home.canton}`,
    `Gemeindesteueramt ${owner.home.city}`,
    `Steuerverwaltung des Kantons ${owner.home.canton}`,
  ])
  const what = chance.pick([
    ['Liegenschaftensteuer', 'Steuerwert der Liegenschaft', 'steuerwert'],
    ['Grundstückgewinnsteuer', 'Anlagekosten und Besitzesdauer', 'besitzesdauer'],
    ['Handänderungssteuer', 'Handänderung zwischen Ehegatten', 'handänderung'],
  ] as const)
  const sender = makeSender(chance, {
    name,
    handle: 'Steueramt',
    tagline: 'Abteilung Grundsteuern',
    place: owner.home,
  })
  const [value, due] = [chance.between(300, 1_900) * 100_000, rounded(chance.between(20_000, 900_000))]
  const number = `${chance.between(100, 999)}.${chance.between(10, 99)}.${chance.between(100, 999)}`
  const rows = [
    [what[1], money.bare(value)],
    ['Steuerjahr', String(day.getUTCFullYear() - chance.between(1, 2))],
    [`<b>${chance.pick(['Steuerbetrag', 'Geschuldeter Betrag'])}</b>`, `<b>${money.full(due)}</b>`],
    ['Verfalltag', dotted(later(day, 60))],
  ]
  return {
    html: sheet(chance, {
      sender,
      owner,
      manner: someManner(chance),
      facts: [
        ['Register-Nr.', number],
        [chance.pick(['Versanddatum', 'Datum der Verfügung', 'Datum']), someForm(chance, day)],
      ],
      title: `Veranlagungsverfügung ${what[0]}`,
      body: `${paragraphs([`Gestützt auf Ihre Steuererklärung vom ${long(later(day, -chance.between(90, 300)))}:`])}${table(rows)}<p>Verzugszins ab Verfalltag 4.5 %.</p>`,
      isSigned: chance.percent(30),
      slip: chance.percent(50) ? paymentSlip(chance, sender, owner, due) : '',
    }),
    truth: { datedOn: iso(day), senders: spellings(sender), category: 'tax', amountRappen: due },
    memories: {
      subjects: [what[0]],
      parts: [what[2]],
      names: [owner.last, owner.home.city],
      numbers: [number, grouped(due, "'"), grouped(due, '')],
    },
  }
}

/** An extract of the land register: full of days of old contracts. */
export function landRegister(chance: Chance): Draft {
  const [owner, day, money] = [someOwner(chance), someDay(chance), makeMoney(chance)]
  const name = chance.pick([
    `Grundbuchamt ${owner.home.city}`,
    `Notariat und Grundbuchamt ${owner.home.city}`,
  ])
  const sender = makeSender(chance, {
    name,
    handle: 'Grundbuchamt',
    tagline: `Kanton ${owner.home.canton}`,
    place: owner.home,
  })
  const { line, datedOn } = placeAndDay(chance, owner.home.city, day)
  const parcel = String(chance.between(1_000, 9_999))
  const egrid = `CH ${chance.between(1_000, 9_999)} ${chance.between(1_000, 9_999)} ${chance.between(1_000, 9_999)}`
  const rights = chance.some(
    [
      ['Fusswegrecht', 'fussweg'],
      ['Durchleitungsrecht Kanalisation', 'durchleitung'],
      ['Näherbaurecht', 'näherbau'],
      ['Pflanzbeschränkung', 'pflanz'],
      ['Quellenrecht', 'quellen'],
    ] as const,
    2,
  )
  const rows = [
    ['Grundstück', `Nr. ${parcel}, ${owner.home.street}`],
    ['E-GRID', egrid],
    ['Fläche', `${chance.between(280, 1_800)} m2`],
    ['Eigentümer', owner.lines.slice(0, -2).join(' ')],
    ['Erwerb', `Kauf ${dotted(later(day, -chance.between(900, 6_000)))}, Beleg ${chance.between(100, 999)}`],
    ...rights.map(([right]) => [
      'Dienstbarkeit',
      `Last: ${right}, ${dotted(later(day, -chance.between(7_000, 15_000)))}`,
    ]),
    ['Grundpfand', `Register-Schuldbrief ${money.full(chance.between(2, 12) * 10_000_000)}`],
  ]
  return {
    html: sheet(chance, {
      sender,
      owner,
      manner: someManner(chance),
      line,
      title: chance.pick(['Auszug aus dem Grundbuch', 'Grundbuchauszug']),
      body: `${table(rows)}${paragraphs(['Für die Richtigkeit des Auszugs:'])}`,
    }),
    truth: { datedOn, senders: spellings(sender), category: 'ownership' },
    memories: {
      subjects: rights.map(([right]) => right.split(' ')[0] ?? right),
      parts: rights.map(([, part]) => part),
      names: [owner.last, owner.home.city],
      numbers: [parcel, egrid.slice(3)],
    },
  }
}
