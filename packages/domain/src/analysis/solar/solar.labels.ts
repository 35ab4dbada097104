import type { SolarFigure, SolarOutlook } from './solar-analysis.ts'

/** What an owner calls the figures of a solar plant. */
export const solarLabels: Record<SolarFigure, string> = {
  power: 'Leistung der Anlage',
  yield: 'Strom pro Jahr',
  gain: 'Nutzen pro Jahr',
  investment: 'Anschaffung',
  subsidy: 'Förderung',
  payback: 'Zurückbezahlt nach',
}

export const solarTexts = {
  title: 'Strom vom eigenen Dach',
  planned: 'Geschätzt für eine neue Anlage auf der ganzen nutzbaren Dachfläche, ohne Batterie.',
  standing: 'Geschätzt für ein übliches Jahr Ihrer Anlage, ohne Batterie.',
  listed:
    'Das Haus steht unter Schutz: Eine Solaranlage braucht hier meist eine Baubewilligung. Fragen Sie zuerst die Denkmalpflege.',
  roofNow: 'Das Dach ist jetzt an der Reihe: Dann steht das Gerüst ohnehin.',
  roofIn: (year: number) => `Das Dach ist ${year} an der Reihe: Dann steht das Gerüst ohnehin.`,
  roofLater: 'Eine Anlage, die vorher gebaut wird, muss dafür ab- und wieder aufgebaut werden.',
} as const

/** Whether a plant earns its price within the life it usually has. */
export const solarOutlooks: Record<SolarOutlook, string> = {
  within: 'Zu heutigen Preisen bringt die Anlage ihre Kosten in ihrer üblichen Lebensdauer wieder ein.',
  likely:
    'Zu heutigen Preisen bringt die Anlage ihre Kosten in ihrer üblichen Lebensdauer am ehesten wieder ein. Es hängt vor allem davon ab, wie viel Strom Sie selbst brauchen, wenn die Sonne scheint.',
  unlikely:
    'Zu heutigen Preisen bringt die Anlage ihre Kosten in ihrer üblichen Lebensdauer eher nicht wieder ein, ausser Sie brauchen viel Strom, wenn die Sonne scheint.',
  beyond: 'Zu heutigen Preisen bringt die Anlage ihre Kosten in ihrer üblichen Lebensdauer kaum wieder ein.',
}

export const solarInputs = {
  roof: 'Dachfläche',
  pitched: 'Steildach',
  flat: 'Flachdach',
  form: 'Dachform',
  suitable: 'Sonniger Teil des Dachs',
  modules: 'Davon mit Modulen belegbar',
  perKw: 'Modulfläche für 1 kW',
  power: 'Leistung der Anlage',
  perYear: 'Strom je kW und Jahr',
  yield: 'Strom der Anlage pro Jahr',
  use: 'Stromverbrauch pro Jahr',
  dwellings: 'Wohnungen',
  own: 'Davon selbst gebraucht',
  sold: 'Davon ins Netz',
  price: 'Strompreis je kWh',
  feedIn: 'Vergütung je kWh',
  running: 'Betrieb und Unterhalt pro Jahr',
  pricePerKw: 'Preis je kW',
  investment: 'Anschaffung',
  subsidy: 'Förderung',
  gain: 'Nutzen pro Jahr',
  lifetime: 'Übliche Lebensdauer',
} as const

export const solarRules = {
  roof: 'Leistung = Dachfläche × sonniger Teil × belegbarer Teil ÷ Modulfläche für 1 kW. Wie das Dach liegt und was Schatten wirft, wissen wir nicht: Darum ist die Spanne gross. Genauer ist sonnendach.ch.',
  flatRoof: 'Ein Flachdach liegt ganz an der Sonne; zwischen den Reihen braucht es Abstand.',
  formAssumed: 'Die Dachform ist nicht erfasst: angenommen ist ein Steildach.',
  standing: 'Die Leistung ist erfasst.',
  yield:
    'Strom = Leistung × Ertrag je kW. Die Spanne deckt Lage, Ausrichtung und das Alter der Module, die jedes Jahr etwas weniger liefern.',
  gain: 'Nutzen = selbst gebrauchter Strom × Strompreis + übriger Strom × Vergütung − Betrieb und Unterhalt. Zu heutigen Preisen.',
  own: 'Selbst gebraucht wird ein üblicher Anteil des Solarstroms, höchstens aber so viel des Verbrauchs, wie die Sonne ohne Batterie deckt. Grosse Anlagen liefern darum vor allem ins Netz.',
  use: 'Verbrauch = ein üblicher Haushalt, dazu der Strom für Heizung und Warmwasser, wo sie mit Strom laufen.',
  feedIn:
    'Das Netz vergütet den Marktpreis, mindestens aber den Mindestbetrag. Bei grossen Anlagen gilt dieser nur für die ersten Kilowatt.',
  running: 'Betrieb und Unterhalt sind ein Anteil der Anschaffung; der Ersatz des Wechselrichters ist darin.',
  together:
    'Gilt, wenn sich alle im Haus zum Eigenverbrauch zusammenschliessen. Wer vermietet, verrechnet den Strom meist etwas günstiger als das Netz: Dann ist der Nutzen kleiner.',
  battery:
    'Ihre Batterie ist nicht eingerechnet: Mit ihr brauchen Sie mehr vom eigenen Strom. Wie viel mehr, ist noch nicht belegt.',
  investment:
    'Anschaffung = Leistung × Preis je kW. Der Preis folgt den Klassen der Preisbeobachtung: Grosse Anlagen sind je kW günstiger.',
  payback:
    'Jahre = (Anschaffung − Förderung) ÷ Nutzen pro Jahr, zu heutigen Preisen, ohne Zins und ohne Steuerersparnis. Gezeigt werden höchstens 99 Jahre.',
  lifetime: 'Zum Vergleich die übliche Lebensdauer der Module.',
  share: 'Das Dach gehört der Gemeinschaft. Gezeigt wird Ihr Anteil nach Wertquote.',
  listed:
    'Das Haus steht unter Schutz. Auf Kulturdenkmälern braucht eine Solaranlage immer eine Baubewilligung (Raumplanungsgesetz Art. 18a).',
  shareMissing:
    'Das Dach gehört der Gemeinschaft, und Ihre Wertquote fehlt noch: Ohne sie ist Ihr Anteil nicht bekannt.',
  peakMissing:
    'Eine Solaranlage steht schon, aber ihre Leistung in kW ist nicht erfasst. Tragen Sie sie beim Bauteil Photovoltaik ein.',
  roofMissing: 'Ohne Wohnfläche oder Dachfläche lässt sich nicht schätzen, wie viele Module Platz haben.',
  dwellingsMissing: 'Wie viele Wohnungen das Haus hat, ist nicht erfasst. Davon hängt der Verbrauch ab.',
  noRow: 'Dafür gibt es noch keinen Richtwert.',
} as const
