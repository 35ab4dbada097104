import type { ConsumptionUnit, EnergyCarrier } from '../model/analysis-profile.ts'

export const energyCarrierLabels: Record<EnergyCarrier, string> = {
  oil: 'Heizöl',
  gas: 'Gas',
  electricity: 'Strom',
  pellets: 'Pellets',
  wood: 'Holz',
  district: 'Fernwärme',
}

export const consumptionUnitLabels: Record<ConsumptionUnit, string> = {
  litre: 'Liter',
  m3: 'm³',
  kwh: 'kWh',
  kg: 'kg',
  stere: 'Ster',
}

export const energyTexts = {
  buildYear: 'Baujahr',
  windowsYear: 'Jahr der Fenster',
  consumption: 'Ihr Verbrauch pro Jahr',
  heating: 'Heizung',
  heatingYear: 'Jahr der Heizung',
  efficiency: 'Nutzungsgrad',
  seasonalFactor: 'Jahresarbeitszahl',
  demand: 'Wärmebedarf',
  finalEnergy: 'Energie pro Jahr',
  price: 'Energiepreis je kWh',
  co2PerKwh: 'CO₂ je kWh in Gramm',
  hotWater: 'Warmwasser im Elektroboiler',
} as const

export const energyRules = {
  noArea: 'Ohne Wohnfläche, Energiebezugsfläche oder Verbrauch lässt sich der Wärmebedarf nicht schätzen.',
  noPeriod: 'Ohne Baujahr oder Verbrauch lässt sich der Wärmebedarf nicht schätzen.',
  noCarrier: 'Welche Energie das Haus heizt, ist noch nicht erfasst.',
  noRow: 'Für diesen Energieträger gibt es noch keinen Richtwert.',
  calculated:
    'Gerechneter Bedarf für Heizung und Warmwasser eines unsanierten Hauses dieser Bauzeit, zwischen Einfamilienhaus und Mehrfamilienhaus nach Grösse gemittelt. Doppel- und Reihenhäuser zählen als Teil eines grösseren Baukörpers.',
  windows:
    'Neuere Fenster senken den Bedarf im Verhältnis der Wärmeverluste. Ein neuer Verputz oder neue Ziegel zählen nicht: Ob dabei gedämmt wurde, wissen wir nicht.',
  real: 'Alte Häuser brauchen deutlich weniger, als gerechnet wird; neue etwa so viel wie gerechnet. Wir folgen einer Kurve durch die beiden veröffentlichten Messpunkte, darüber halb so steil. Die Spanne reicht bis zum gerechneten Wert. Eigenes Modell.',
  secondHome: 'Ein Ferienhaus wird nicht das ganze Jahr geheizt.',
  calibrated:
    'Gemessen ist genauer als gerechnet: Ihr Verbrauch mal Heizwert mal Nutzungsgrad der Heizung ergibt die genutzte Wärme. Die Spanne deckt wärmere und kältere Jahre.',
  unfit:
    'Der Verbrauch passt nicht zur Heizung: Er stammt von einer anderen Energie und ist wohl nur ein Teil der Wärme. Darum zählt hier die Schätzung nach Fläche und Bauzeit.',
  hotWater: 'Das Warmwasser kommt aus dem Elektroboiler und ist hier nicht enthalten.',
  hotWaterBeside:
    'Das Warmwasser kommt aus dem Elektroboiler und steckt nicht im Verbrauch der Heizung. Es ist nach Fläche geschätzt und dazugezählt.',
  hotWaterAssumed:
    'Das Warmwasser kommt aus dem Elektroboiler. Angenommen ist, dass sein Strom nicht im Verbrauch der Wärmepumpe steckt: Es ist nach Fläche geschätzt und dazugezählt.',
  hotWaterMost:
    'Nach Fläche wäre das Warmwasser mehr als die Hälfte des geschätzten Bedarfs. Gerechnet ist die Hälfte: Ganz ohne Heizung kommt kein Haus aus.',
  hotWaterWithin:
    'Das Warmwasser kommt aus dem Elektroboiler. Sein Anteil ist nach Fläche geschätzt und wird mit Strom gerechnet.',
  boiler: 'Dazu kommt der Strom des Elektroboilers für das Warmwasser.',
  heatingValue: 'Menge × Heizwert ergibt die verbrauchten Kilowattstunden.',
  demand: 'Wärmebedarf pro Jahr = Bedarf je m² × Energiebezugsfläche.',
  perM2: 'Wärmebedarf ÷ Energiebezugsfläche.',
  finalEnergy: 'Energie = Wärmebedarf ÷ Nutzungsgrad der Heizung.',
  ageAssumed: 'Das Alter der Heizung ist nicht bekannt, sondern angenommen.',
  cost: 'Kosten = Energie × heutiger Preis, ohne Service.',
  co2Direct:
    'Ausstoss am Haus = Energie × Faktor des Energieträgers. Was bei der Herstellung der Energie anfällt (die Vorkette), zählt hier nicht, wohl aber im Vergleich der Heizungen und bei der Ersparnis.',
  co2None:
    'Ausstoss am Haus: Diese Heizung verbrennt weder Öl noch Gas. Was bei der Herstellung der Energie anfällt (die Vorkette), zählt erst im Vergleich der Heizungen und bei der Ersparnis.',
  co2District:
    'Ausstoss am Haus: Fernwärme verbrennt hier nichts. Was das Wärmenetz ausstösst, hängt davon ab, wie viel Öl und Gas es braucht, und zählt im Vergleich der Heizungen und bei der Ersparnis. Eine CO₂-Klasse gibt es darum keine.',
  co2Total:
    'CO₂ = Energie × Faktor. Auch Gewinnung, Herstellung und Transport der Energie zählen mit (die Vorkette). Der Ausstoss am Haus allein ist kleiner.',
  co2PerM2: 'CO₂ pro Jahr ÷ Energiebezugsfläche.',
  co2Class: 'Klasse der festen Skala: CO₂ pro m² und Jahr, nur der Ausstoss am Haus. Sie ist nicht der GEAK.',
} as const

type Contradiction = {
  /** The kind of heating as told of the house. */
  readonly told: string
  /** The component, quoted, with its year if that is known. */
  readonly recorded: string
}

/** Where the answer about the heating and the recorded components do not agree. */
export const energyContradiction = {
  told: ({ told, recorded }: Contradiction): string =>
    `Als Heizung ist «${told}» angegeben, als Bauteil steht noch ${recorded}. Gerechnet ist mit der neueren Angabe. Im Plan zählt das Bauteil, bis Sie dort den Ersatz eintragen.`,
  recorded: ({ told, recorded }: Contradiction): string =>
    `Als Heizung ist «${told}» angegeben, als Bauteil steht ${recorded}. Gerechnet ist mit dem Bauteil. Ist es nicht mehr da, tragen Sie dort den Ersatz ein; sonst berichtigen Sie die Angabe zur Heizung.`,
} as const
