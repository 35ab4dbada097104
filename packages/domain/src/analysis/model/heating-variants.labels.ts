import type { HeatingVariant } from './analysis.ts'

export const heatingVariantLabels: Record<HeatingVariant['kind'], string> = {
  oil: 'Öl',
  gas: 'Gas',
  heat_pump_air: 'Wärmepumpe Luft',
  heat_pump_ground: 'Wärmepumpe Erdsonde',
  pellets: 'Pellets',
  district: 'Fernwärme',
  wood: 'Stückholz',
  electric: 'Elektroheizung',
}

export const variantTexts = {
  power: 'Heizleistung',
  investment: 'Anschaffung',
  subsidy: 'Förderung',
  energyCost: 'Energie pro Jahr',
  service: 'Service pro Jahr',
  running: 'Energie und Service pro Jahr',
  years: 'Verglichene Jahre',
} as const

export const variantRules = {
  power: 'Heizleistung = Wärmebedarf ÷ Volllaststunden.',
  season:
    'Die Leistung muss auch im Winter reichen: Dass ein Ferienhaus nicht das ganze Jahr geheizt wird, senkt sie nicht.',
  investment: 'Übliche Kosten des Ersatzes eines Wärmeerzeugers, vor Förderung.',
  investmentLarge:
    'Über der Leistung eines Einfamilienhauses steigen die Kosten etwas weniger als die Leistung.',
  investmentBeyond:
    'Für so grosse Anlagen ist kein Preis belegt. Das obere Ende der Spanne rechnet mit gleichem Preis je kW wie im Einfamilienhaus.',
  distribution:
    'Eine Elektroheizung hat oft keine Leitungen und Heizkörper mit Wasser, und es ist keine Wärmeverteilung erfasst. Der Richtpreis ist ohne sie; das obere Ende der Spanne rechnet sie ein.',
  noInvestment: 'Für diese Heizung gibt es noch keinen Richtpreis.',
  share: 'Die Heizung gehört der Gemeinschaft. Gezeigt wird Ihr Anteil nach Wertquote.',
  shareMissing: 'Die Heizung gehört der Gemeinschaft, und Ihre Wertquote fehlt noch.',
  noEnergy: 'Der Wärmebedarf ist noch nicht bekannt.',
  cost: 'Kosten pro Jahr = Energie zu heutigen Preisen plus Service.',
  noService: 'Für den Service dieser Heizung gibt es noch keinen Richtwert.',
  fullCost:
    'Anschaffung abzüglich Förderung, dazu Energie und Service der verglichenen Jahre. Zu heutigen Preisen, ohne Zins und Teuerung.',
  fullCostBefore:
    'Anschaffung, dazu Energie und Service der verglichenen Jahre. Zu heutigen Preisen, ohne Zins und Teuerung.',
  subsidyUnknown:
    'Wie viel Förderung es für diese Heizung gibt, ist nicht bekannt: Abgezogen ist keine. Bei den anderen ist sie es, soweit sie bekannt ist. Damit der Vergleich gerecht bleibt, rechnet das untere Ende der Spanne mit der höchsten, die es geben kann.',
  fossil: 'Ob eine neue Öl- oder Gasheizung noch bewilligt wird, ist von Kanton zu Kanton verschieden.',
} as const
