type Item = readonly [line: string, subject: string, part: string]

export const insurers = [
  { name: 'Concordanza Versicherungen AG', handle: 'Concordanza', tagline: 'seit 1871' },
  { name: 'Rigi Assekuranz', handle: 'Rigi', tagline: 'Haus und Hab' },
  { name: 'Genossenschaft Thurhilf', handle: 'Thurhilf', tagline: 'Versicherung auf Gegenseitigkeit' },
  { name: 'Lemania Sachversicherung AG', handle: 'Lemania', tagline: 'einfach gedeckt' },
  { name: 'Bernalpina Versicherungsgesellschaft', handle: 'Bernalpina', tagline: 'Agentur Mittelland' },
] as const

type Cover = { readonly title: string; readonly benefits: readonly Item[] }
export const covers: readonly Cover[] = [
  {
    title: 'Gebäudewasserversicherung',
    benefits: [
      ['Rohrbruch und Leitungswasser', 'Rohrbruch', 'leitung'],
      ['Rückstau aus der Kanalisation', 'Rückstau', 'kanalisation'],
      ['Freilegungskosten', 'Freilegungskosten', 'freilegung'],
      ['Frostschäden an Leitungen', 'Frostschäden', 'frost'],
    ],
  },
  {
    title: 'Hausratversicherung',
    benefits: [
      ['Einbruchdiebstahl', 'Einbruchdiebstahl', 'einbruch'],
      ['Fahrräder auswärts', 'Fahrräder', 'auswärts'],
      ['Glasbruch Mobiliar', 'Glasbruch', 'mobiliar'],
      ['Tiefkühlgut', 'Tiefkühlgut', 'kühlgut'],
    ],
  },
  {
    title: 'Gebäudehaftpflicht',
    benefits: [
      ['Dachlawinen und Eiszapfen', 'Dachlawinen', 'lawinen'],
      ['Öltank und Gewässerschutz', 'Gewässerschutz', 'gewässer'],
      ['Bauherrenrisiko', 'Bauherrenrisiko', 'bauherr'],
    ],
  },
  {
    title: 'Erdbebenversicherung',
    benefits: [
      ['Räumungskosten', 'Räumungskosten', 'kosten'],
      ['Mietzinsausfall', 'Mietzinsausfall', 'mietzins'],
      ['Stützmauern', 'Stützmauern', 'stütz'],
    ],
  },
]

type Plant = {
  readonly trade: string
  readonly tagline: string
  readonly subject: string
  readonly model: string
  readonly duties: readonly Item[]
}
export const plants: readonly Plant[] = [
  {
    trade: 'Liftservice',
    tagline: 'Aufzüge aller Marken',
    subject: 'Personenaufzug',
    model: 'Verticalo 630',
    duties: [
      ['Tragseile schmieren', 'Tragseile', 'seile'],
      ['Notruf prüfen', 'Notruf', 'notruf'],
      ['Kabinentüre einstellen', 'Kabinentüre', 'kabine'],
      ['Schachtgrube reinigen', 'Schachtgrube', 'grube'],
    ],
  },
  {
    trade: 'Wärmetechnik',
    tagline: 'Pikett rund um die Uhr',
    subject: 'Wärmepumpe',
    model: 'Thermalp S12',
    duties: [
      ['Kältemittel prüfen', 'Kältemittel', 'kälte'],
      ['Heizkurve einstellen', 'Heizkurve', 'kurve'],
      ['Soleflüssigkeit messen', 'Soleflüssigkeit', 'flüssigkeit'],
      ['Verdampfer reinigen', 'Verdampfer', 'dampf'],
    ],
  },
  {
    trade: 'Lüftungstechnik',
    tagline: 'Frische Luft',
    subject: 'Komfortlüftung',
    model: 'Aerovent 250',
    duties: [
      ['Pollenfilter wechseln', 'Pollenfilter', 'pollen'],
      ['Luftkanäle absaugen', 'Luftkanäle', 'kanäle'],
      ['Kondensatablauf spülen', 'Kondensatablauf', 'kondensat'],
    ],
  },
  {
    trade: 'Torbau',
    tagline: 'Tore und Antriebe',
    subject: 'Garagentor',
    model: 'Portalux 4',
    duties: [
      ['Torsionsfedern spannen', 'Torsionsfedern', 'federn'],
      ['Lichtschranke testen', 'Lichtschranke', 'schranke'],
      ['Laufrollen fetten', 'Laufrollen', 'rollen'],
    ],
  },
  {
    trade: 'Flachdachservice',
    tagline: 'Damit es dicht bleibt',
    subject: 'Flachdach',
    model: 'Kiesdach 140 m2',
    duties: [
      ['Dachwassereinläufe leeren', 'Dachwassereinläufe', 'einläufe'],
      ['Bewuchs entfernen', 'Bewuchs', 'bewuchs'],
      ['Kittfugen nachziehen', 'Kittfugen', 'fugen'],
    ],
  },
]

type Ware = {
  readonly trade: string
  readonly tagline: string
  readonly subject: string
  readonly model: string
  readonly text: string
  readonly parts: readonly string[]
}
export const wares: readonly Ware[] = [
  {
    trade: 'Küchenstudio',
    tagline: 'Ausstellung auf 400 m2',
    subject: 'Geschirrspüler',
    model: 'Nettis 60',
    text: 'Die Garantie umfasst Umwälzmotor, Sprüharme und Türfeder.',
    parts: ['spüler', 'sprüh'],
  },
  {
    trade: 'Haushaltapparate',
    tagline: 'Verkauf und Reparatur',
    subject: 'Waschturm',
    model: 'Lavaria Duo',
    text: 'Trommellager und Stossdämpfer sind eingeschlossen.',
    parts: ['trommel', 'waschturm'],
  },
  {
    trade: 'Fensterbau',
    tagline: 'Holz-Metall',
    subject: 'Hebeschiebetüre',
    model: 'Panora H3',
    text: 'Auf Isolierglas wird für Kondensat im Scheibenzwischenraum gehaftet.',
    parts: ['schiebetüre', 'isolier'],
  },
  {
    trade: 'Bodenbeläge',
    tagline: 'Parkett und Platten',
    subject: 'Landhausdiele',
    model: 'Eiche Morgentau',
    text: 'Fugenbildung bis zwei Millimeter gilt als üblich.',
    parts: ['diele', 'morgen'],
  },
  {
    trade: 'Solartechnik',
    tagline: 'Energie vom eigenen Dach',
    subject: 'Stromspeicher',
    model: 'Akkutherm 9',
    text: 'Die Zellen behalten achtzig Prozent ihrer Kapazität.',
    parts: ['speicher', 'kapazität'],
  },
  {
    trade: 'Ofenbau',
    tagline: 'Kachel und Stein',
    subject: 'Speicherofen',
    model: 'Tonwerk Ticino',
    text: 'Schamottesteine und Feuerraumtüre sind gedeckt.',
    parts: ['schamotte', 'feuerraum'],
  },
]
