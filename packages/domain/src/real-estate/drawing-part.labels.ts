import type { DrawingPart } from './drawing-part.ts'

/** What a part is called when several components lie in it. */
export const drawingPartLabels: Record<DrawingPart, string> = {
  roof: 'Dach',
  facade: 'Fassade',
  windows: 'Fenster',
  heating: 'Heizung',
  hot_water: 'Wasser',
  electrics: 'Elektro',
  kitchen: 'Küche',
  bathroom: 'Bad',
  floors: 'Böden und Wände',
  sun_protection: 'Sonnenschutz',
  photovoltaics: 'Photovoltaik',
  surroundings: 'Umgebung',
}
