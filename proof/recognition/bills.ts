import type { Chance } from './chance.ts'
import { dotted, iso, later, long, someDay, someForm } from './days.ts'
import { grouped, makeMoney, rounded, taxOf, taxRate } from './money.ts'
import type { Draft } from './paper.ts'
import { someOwner } from './people.ts'
import { makeSender, someFirm, spellings } from './senders.ts'
import { sheet, someManner, table } from './sheet.ts'
import { paymentSlip } from './slip.ts'
import { trades } from './trades.ts'
import { dues, supplies } from './supplies.ts'

/** A craftsman's bill: several days and sums, of which one each is the bill's. */
export function craftsBill(chance: Chance): Draft {
  const trade = chance.pick(trades)
  const [sender, owner, day, money] = [
    someFirm(chance, trade.trade, trade.tagline),
    someOwner(chance),
    someDay(chance),
    makeMoney(chance),
  ]
  const works = chance.some(trade.works, chance.between(2, 4))
  const year = day.getUTCFullYear()
  const prices = works.map(() => chance.between(800, 24_000) * 10)
  const hours = chance.between(2, 19) * 50
  const net = prices.reduce((sum, price) => sum + price, 0) + hours * 118
  const paid = chance.percent(25) ? rounded(net / 3) : 0
  const due = net + taxOf(net, year) - paid
  const number = `${year % 100}${chance.between(1000, 9999)}`
  const days = {
    bill: someForm(chance, day),
    work: dotted(later(day, -chance.between(3, 40))),
    end: later(day, 30),
  }
  const last = chance.pick([
    'Rechnungsbetrag',
    'Total inkl. MWST',
    'Zu unseren Gunsten',
    'Zu bezahlen',
    'Endbetrag',
  ])
  const rows = [
    ...works.map(([line], at) => [line, 'pauschal', money.bare(prices[at] ?? 0)]),
    [`Arbeitszeit Monteur, ${hours / 100} Std. à ${money.bare(11_800)}`, 'Regie', money.bare(hours * 118)],
    ['Zwischentotal', 'exkl. MWST', money.bare(net)],
    [`MWST ${taxRate(year)}`, '', money.bare(taxOf(net, year))],
    ...(paid > 0
      ? [
          [
            `abzüglich Akontozahlung vom ${dotted(later(day, -chance.between(45, 90)))}`,
            '',
            `- ${money.bare(paid)}`,
          ],
        ]
      : []),
    [`<b>${last}</b>`, '', `<b>${money.full(due)}</b>`],
  ]
  const terms = chance.pick([
    `Zahlbar innert 30 Tagen, spätestens bis ${long(days.end)}.`,
    `Zahlungsfrist: ${dotted(days.end)}, netto ohne Abzug.`,
    `10 Tage 2 % Skonto (${money.full(rounded(due * 0.98))}), 30 Tage netto.`,
  ])
  const facts = [
    [chance.pick(['Rechnung Nr.', 'Rechnungsnummer', 'Beleg']), number],
    [chance.pick(['Datum', 'Rechnungsdatum', 'Ausgestellt am']), days.bill],
    [chance.pick(['Ausgeführt am', 'Leistungsdatum', 'Arbeiten vom']), days.work],
    ['Sachbearbeitung', sender.person],
  ] as const
  return {
    html: sheet(chance, {
      sender,
      owner,
      manner: someManner(chance),
      facts: chance.percent(75) ? facts : [...facts].toReversed(),
      title: chance.pick([`Rechnung ${number}`, 'Rechnung', `Rechnung: ${works[0]?.[1]}`]),
      body: `<p>Objekt: ${owner.home.street}, ${owner.home.city}</p>${table(rows)}<p>${terms} MWST-Nr. CHE-${chance.between(101, 499)}.${chance.between(100, 999)}.${chance.between(100, 999)}</p>`,
      isSigned: chance.percent(50),
      slip: chance.percent(55) ? paymentSlip(chance, sender, owner, due) : '',
    }),
    truth: {
      datedOn: iso(day),
      senders: spellings(sender),
      category: 'invoice',
      amountRappen: due,
      dueOn: iso(days.end),
      number,
    },
    memories: {
      subjects: works.map(([, subject]) => subject),
      parts: works.map(([, , part]) => part),
      names: [sender.handle, owner.last],
      numbers: [grouped(due, "'"), grouped(due, ''), number],
    },
  }
}

/** Electricity, gas, water, telephone: a period with two days, two meter readings and part payments. */
export function supplyBill(chance: Chance): Draft {
  const supply = chance.pick(supplies)
  const [owner, day, money] = [someOwner(chance), someDay(chance), makeMoney(chance)]
  const sender = makeSender(chance, { ...supply.sender(owner.home.city), place: owner.home })
  const year = day.getUTCFullYear()
  const [old, used] = [chance.between(10_000, 60_000), chance.between(900, 7_000)]
  const [work, base] = [used * chance.between(18, 34), chance.between(40, 190) * 100]
  const net = rounded(work + base)
  const paid = chance.percent(40) ? Math.min(rounded(net / 2), net) : 0
  const due = net + taxOf(net, year) - paid
  const meter = String(chance.between(1_000_000, 9_999_999))
  const number = `${chance.between(100, 999)}.${chance.between(1000, 9999)}`
  const [from, to] = [later(day, -chance.between(190, 375)), later(day, -chance.between(5, 25))]
  const rows = [
    [`${supply.what} ${used} ${supply.unit}`, `${dotted(from)} – ${dotted(to)}`, money.bare(rounded(work))],
    [supply.fee, '', money.bare(net - rounded(work))],
    [`Mehrwertsteuer ${taxRate(year)}`, '', money.bare(taxOf(net, year))],
    ...(paid > 0 ? [['Geleistete Akontozahlungen', '', `–${money.bare(paid)}`]] : []),
    ['<b>Rechnungstotal</b>', `fällig am ${dotted(later(day, 30))}`, `<b>${money.full(due)}</b>`],
  ]
  return {
    html: sheet(chance, {
      sender,
      owner,
      manner: someManner(chance),
      facts: [
        ['Kundennummer', number],
        ['Zähler', meter],
        [chance.pick(['Rechnungsdatum', 'Datum', 'vom']), someForm(chance, day)],
        ['Ablesung', `${old} / ${old + used}`],
      ],
      title: `${supply.title} ${chance.pick(['Schlussrechnung', 'Abrechnung', 'Rechnung'])}`,
      body: `<p>Verbrauchsstelle: ${owner.home.street}. ${supply.remark}</p>${table(rows)}`,
      isSigned: false,
      slip: chance.percent(60) ? paymentSlip(chance, sender, owner, due) : '',
    }),
    truth: {
      datedOn: iso(day),
      senders: spellings(sender),
      category: 'invoice',
      amountRappen: due,
      dueOn: iso(later(day, 30)),
    },
    memories: {
      subjects: [supply.fee, supply.title],
      parts: [supply.part],
      names: [owner.last, sender.handle],
      numbers: [meter, grouped(due, ''), grouped(due, "'"), number],
    },
  }
}

/** Fees of the municipality; older decisions and by-laws with their days are quoted. */
export function dueOfTown(chance: Chance): Draft {
  const due = chance.pick(dues)
  const [owner, day, money] = [someOwner(chance), someDay(chance), makeMoney(chance)]
  const town = chance.pick([
    `Gemeinde ${owner.home.city}`,
    `Stadt ${owner.home.city}`,
    `Gemeindeverwaltung ${owner.home.city}`,
  ])
  const sender = makeSender(chance, {
    name: town,
    handle: owner.home.city,
    tagline: owner.home.canton,
    unit: due.unit,
    place: owner.home,
  })
  const rappen = chance.between(120, 9_800) * 25
  const extra = chance.between(20, 80) * 100
  const number = `${day.getUTCFullYear()}-${chance.between(100, 999)}`
  const rows = [
    [due.line, money.bare(rappen)],
    ['Schreibgebühr', money.bare(extra)],
    ['<b>Total zu bezahlen</b>', `<b>${money.full(rappen + extra)}</b>`],
  ]
  return {
    html: sheet(chance, {
      sender,
      owner,
      manner: someManner(chance),
      facts: [
        ['Datum', someForm(chance, day)],
        ['Verfügung', number],
        ['Kataster-Nr.', String(chance.between(1_000, 9_999))],
        ['Zahlbar bis', dotted(later(day, 30))],
      ],
      title: `Gebührenrechnung ${due.subject}`,
      body: `<p>Gestützt auf das Reglement vom ${long(later(day, -chance.between(1_500, 5_000)))} stellen wir Ihnen für die Liegenschaft ${owner.home.street} in Rechnung:</p>${table(rows)}<p>Gegen diese Rechnung kann innert 30 Tagen beim Gemeinderat Einsprache erhoben werden.</p>`,
      isSigned: chance.percent(50),
      slip: paymentSlip(chance, sender, owner, rappen + extra),
    }),
    truth: {
      datedOn: iso(day),
      senders: spellings(sender),
      category: 'invoice',
      amountRappen: rappen + extra,
      dueOn: iso(later(day, 30)),
    },
    memories: {
      subjects: [due.subject, due.word],
      parts: [due.part],
      names: [owner.last, owner.home.city],
      numbers: [grouped(rappen + extra, "'"), number],
    },
  }
}
