import type { GapKind } from '../model/analysis.ts'

/** How many questions of the analysis are open: one sentence, wherever they are counted. */
export const gapCount = (amount: number): string =>
  amount === 1 ? 'Eine Angabe macht die Analyse genauer' : `${amount} Angaben machen die Analyse genauer`

/** A gap as the question that closes it; the name is that of the component it is about. */
export const gapQuestions: Readonly<Record<GapKind, (name: string) => string>> = {
  installed_year: (name) => `${name}: In welchem Jahr eingebaut?`,
  condition: (name) => `${name}: In welchem Zustand?`,
  quantity: (name) => `${name}: Wie viel davon?`,
  consumption: () => 'Wie viel Energie brauchen Sie pro Jahr?',
  living_area: () => 'Wie gross ist die Wohnfläche?',
  build_year: () => 'Wann wurde das Haus gebaut?',
  heating: () => 'Womit heizen Sie?',
  roof_form: () => 'Welche Form hat das Dach?',
  cellar: () => 'Hat das Haus einen Keller?',
  flat_floor: () => 'In welchem Geschoss liegt die Wohnung?',
  marginal_tax: () => 'Wie hoch ist Ihr Grenzsteuersatz?',
  property_value: () => 'Was ist die Immobilie wert?',
  share_permille: () => 'Wie hoch ist Ihre Wertquote?',
  shared_parts: () => 'Was gehört der Gemeinschaft?',
  heating_contradiction: (name) => `Heizung: Stimmt das Bauteil «${name}» oder die Angabe zum Haus?`,
}
