import type { Found, ReadLine } from './suggest-lines.ts'

const amount = /(?<![\d.’'])(\d{1,3}(?:[’'` ]\d{3})+|\d{1,7})(?:[.,](\d{2})|\.[-–—]{1,2})(?![\d%]|\.\d| ?%)/g

type Rule = {
  readonly line: RegExp
  readonly reason: string
  readonly points: number
  /** The first amount of the line is meant; elsewhere it is the last. */
  readonly isFirst?: true
}
const rules: readonly Rule[] = [
  { line: /zwischen(total|summe)|übertrag|rabatt|skonto|akonto/i, reason: '', points: -1 },
  { line: /(zu bezahlen|zahlbetrag|zahlbar)/i, reason: 'weil die Zeile «zu bezahlen» sagt', points: 9 },
  {
    line: /rechnungs(betrag|total)|gesamtbetrag|endbetrag|steuerbetrag|geschuldeter betrag|zu unseren gunsten/i,
    reason: 'weil die Zeile «Rechnungsbetrag» sagt',
    points: 9,
  },
  {
    line: /(^|[^\p{L}])total(?!\p{L})[^\d]{0,40}(inkl|chf|fr)/iu,
    reason: 'weil die Zeile «Total» sagt',
    points: 8,
  },
  { line: /^(mwst|mehrwertsteuer|[\d.,]+ ?% mwst)/i, reason: '', points: -1 },
  { line: /(^|[^\p{L}])total(?!\p{L})/iu, reason: 'weil die Zeile «Total» sagt', points: 7 },
  {
    line: /(pauschale|entschädigung|honorar|preis) beträgt (chf|s?fr\.)/i,
    reason: 'weil die Zeile den Preis nennt',
    points: 6,
    isFirst: true,
  },
  { line: /(jahres)?prämie/i, reason: 'weil die Zeile «Prämie» sagt', points: 6 },
  {
    line: /(offert|pauschal|kauf)(preis|summe|betrag)/i,
    reason: 'weil die Zeile den Preis nennt',
    points: 6,
  },
  { line: /(^|[^\p{L}])betrag/iu, reason: 'weil die Zeile «Betrag» sagt', points: 5 },
]

/** What a paper asks for or costs, in Rappen; a line without a word for it proposes nothing. */
export const findAmounts = (lines: readonly ReadLine[]): Found[] =>
  lines.flatMap((line) => {
    const rule = rules.find((one) => one.line.test(line.text))
    const meant = [...line.text.matchAll(amount)].at(rule?.isFirst === true ? 0 : -1)
    if (rule === undefined || meant === undefined) return []
    const rappen = Number((meant[1] ?? '').replaceAll(/\D/g, '')) * 100 + Number(meant[2] ?? 0)
    // Totals stand below what they add up.
    return [
      {
        value: String(rappen),
        reason: rule.reason,
        points: rappen > 0 ? rule.points + line.at / 1_000 : 0,
        line,
      },
    ]
  })
