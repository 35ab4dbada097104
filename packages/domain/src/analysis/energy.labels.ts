import type { ConsumptionUnit, EnergyCarrier } from './analysis-profile.ts'

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
    'Gemessen schlägt gerechnet: Ihr Verbrauch mal Heizwert mal Nutzungsgrad der Heizung ergibt die genutzte Wärme. Die Spanne deckt wärmere und kältere Jahre.',
  hotWater: 'Das Warmwasser kommt aus dem Elektroboiler und ist hier nicht enthalten.',
  heatingValue: 'Menge × Heizwert ergibt die verbrauchten Kilowattstunden.',
  demand: 'Wärmebedarf pro Jahr = Bedarf je m² × Energiebezugsfläche.',
  perM2: 'Wärmebedarf ÷ Energiebezugsfläche.',
  finalEnergy: 'Energie = Wärmebedarf ÷ Nutzungsgrad der Heizung. Heizung und Warmwasser zusammen.',
  ageAssumed: 'Das Alter der Heizung ist nicht bekannt: angenommen ist die halbe übliche Lebensdauer.',
  cost: 'Kosten = Energie × heutiger Preis, ohne Service.',
  co2Direct: 'Ausstoss am Haus selbst = Energie × Faktor des Energieträgers, ohne Vorkette.',
  co2None:
    'Diese Heizung verbrennt am Haus nichts Fossiles. Die Herstellung der Energie ist nicht mitgezählt.',
  co2District: 'Ausstoss des Wärmenetzes, je nach seinem fossilen Anteil.',
  co2PerM2: 'CO₂ pro Jahr ÷ Energiebezugsfläche.',
} as const
