import type { EnergySaving, HullPart } from './analysis.ts'

/** What an owner calls the parts of the hull that can be insulated. */
export const hullPartLabels: Record<HullPart | 'together', string> = {
  facade: 'Fassade dämmen',
  roof: 'Dach oder Estrichboden dämmen',
  windows: 'Fenster ersetzen',
  cellar_ceiling: 'Kellerdecke dämmen',
  together: 'Alles zusammen',
}

const pieceNames: Record<HullPart, string> = {
  facade: 'Fassade',
  roof: 'Dach',
  windows: 'Fenster',
  cellar_ceiling: 'Kellerdecke',
}

/** «Fassade: U-Wert heute in W/m²K»; several parts stand under one figure. */
export const pieceLabel = (part: HullPart, what: 'area' | 'before' | 'after'): string =>
  `${pieceNames[part]}: ${pieceWords[what]}`

const pieceWords = {
  area: 'Fläche',
  before: 'U-Wert heute in W/m²K',
  after: 'U-Wert neu in W/m²K',
} as const

/** The figures of a saving. */
export const savingLabels = {
  cost: 'Spart pro Jahr',
  /** Roofs and wooden facades are priced without insulation: only with it there is something to save. */
  costInsulated: 'Spart pro Jahr, mit Dämmung',
  energy: 'Weniger Energie pro Jahr',
  co2: 'Weniger CO₂ pro Jahr',
  /** Where no sentence beside it says so: at the house itself less is emitted than this. */
  co2Alone: 'Weniger CO₂ pro Jahr, mit Herstellung der Energie',
} as const

/** «Spart pro Jahr», and under which condition. */
export const savingCostLabel = ({ cost }: EnergySaving): string =>
  cost.rules.some(({ id }) => id === 'saving.roof' || id === 'saving.wood_facade')
    ? savingLabels.costInsulated
    : savingLabels.cost

/** «Spart pro Jahr: Fassade verputzt», the name of the figure. */
export const savingTitle = (label: string, name: string): string => `${label}: ${name}`
/** Under the figure on the page of a component. */
export const savingNote = 'gegenüber heute'

/** The table of what a better hull saves. */
export const hullTexts = {
  title: 'Was eine bessere Gebäudehülle spart',
  sentence:
    'Geschätzt gegenüber heute, mit der Heizung von heute. Beim CO₂ zählt die Herstellung der Energie mit.',
  part: 'Massnahme',
} as const

export const savingTexts = {
  demand: 'Wärmebedarf heute',
  demandAfter: 'Wärmebedarf nachher',
  today: 'Energie heute pro Jahr',
  later: 'Energie nachher pro Jahr',
  geak: 'GEAK-Klasse der Gebäudehülle',
} as const

export const savingRules = {
  envelope:
    'Weniger Wärmeverlust = Fläche × (U-Wert heute − U-Wert neu) × Heizgradtage. Er zählt im Verhältnis Ihres Wärmebedarfs zum gerechneten: Mehr, als das Haus braucht, spart keine Massnahme. Eigenes Modell.',
  rebound:
    'Wer besser dämmt, heizt oft auch wärmer: Das untere Ende der Spanne rechnet damit. Das obere Ende ist der Wert der Formel allein, höchstens der Anteil des Bauteils an allen Wärmeverlusten der Hülle.',
  renewed:
    'Ob bei der letzten Erneuerung gedämmt wurde, wissen wir nicht: gerechnet ist die Mitte, die Spanne reicht von ungedämmt bis gedämmt.',
  windowsAge:
    'Das Alter der Fenster ist nicht bekannt. Ist ein Jahr angenommen, zählt es, sonst die Mitte zwischen Fenstern aus der Bauzeit und solchen nach einer üblichen Lebensdauer. Die Spanne reicht bis zu jenen aus der Bauzeit.',
  facade:
    'Gilt mit Aussendämmung, wie sie im Richtpreis steckt. Neu verputzen oder streichen allein spart nichts.',
  wood_facade:
    'Gilt nur mit Dämmung hinter der neuen Schalung: Der Richtpreis ist ohne sie. Die Schalung allein spart nichts.',
  roof: 'Gilt nur mit Dämmung: Der Richtpreis des Dachs ist ohne sie. Statt des Dachs lässt sich auch der Estrichboden dämmen.',
  windows: 'Neue Fenster nach heutigem Grenzwert.',
  cellar_ceiling: 'Die Decke über dem unbeheizten Keller verliert weniger als eine Aussenwand.',
  flat: 'Der Anteil an den Verlusten des ganzen Hauses gilt auch für Ihre Wohnung; die Lage im Haus zählt nicht.',
  listed: 'Das Haus steht unter Schutz: Ob und wie gedämmt werden darf, klärt die Denkmalpflege.',
  goodHull:
    'Die Gebäudehülle ist nach ihrem GEAK schon gut gedämmt. Was noch mehr Dämmung spart, sagt nur ein GEAK Plus.',
  noEnvelope: 'Ohne Wohnfläche und Baujahr lassen sich die Wärmeverluste nicht schätzen.',
  noShare: 'Ohne Ihre Wertquote ist nicht bekannt, wie gross das ganze Haus ist.',
  noArea: 'Die Fläche dieses Bauteils ist nicht bekannt.',
  noDemand: 'Der Wärmebedarf ist noch nicht bekannt.',
  noHeating:
    'Womit das Haus geheizt wird, ist noch nicht erfasst. Gezeigt ist die Wärme, die weniger gebraucht wird.',
  heating:
    'Ersparnis = Energie und Service heute minus jene der neuen Heizung. Angenommen ist eine Wärmepumpe mit Aussenluft, die auch das Warmwasser macht.',
  allHeatings:
    'Das Haus hat mehrere Heizungen dieser Art. Gezeigt ist, was es spart, wenn alle zusammen ersetzt werden.',
  alone: 'Gerechnet gegenüber heute, als einzige Massnahme.',
  together:
    'Zusammen gerechnet und nicht addiert: Zuerst sinkt der Wärmebedarf, dann deckt ihn die Heizung. Die Reihenfolge der Arbeiten ändert das Ergebnis nicht.',
  cost: 'Kosten = Energie × heutiger Preis.',
  noRow: 'Dafür gibt es noch keinen Richtwert.',
} as const

/** Why a component of several counts for nothing in what they save together. */
const savingLacks = {
  envelope: 'dafür fehlt die Wohnfläche, das Baujahr oder die Wertquote.',
  area: 'dafür fehlt die Fläche.',
  row: 'dafür fehlt ein Richtwert.',
  goodHull: 'dafür fehlt ein GEAK Plus; nach dem GEAK ist die Gebäudehülle schon gut gedämmt.',
} as const

export type SavingLack = keyof typeof savingLacks

/** «Ohne «Fenster»: dafür fehlt die Fläche.» */
export const leftOutText = (name: string, lack: SavingLack): string => `Ohne «${name}»: ${savingLacks[lack]}`
