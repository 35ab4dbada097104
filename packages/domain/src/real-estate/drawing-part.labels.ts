import type { ComponentKey } from './component.ts'
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

/** Beside the drawing there is little room: the long names are said shorter there. */
export const shortComponentLabels: Partial<Record<ComponentKey, string>> = {
  sheet_metal: 'Spenglerei',
  plaster_facade: 'Fassade',
  wood_facade: 'Fassade',
  facade_cladding: 'Fassade',
  facade_paint: 'Fassade',
  shutters: 'Läden',
  slat_blinds: 'Storen',
  sunblinds: 'Storen',
  heat_distribution: 'Heizverteilung',
  ground_probe: 'Erdsonde',
  solar_thermal: 'Kollektoren',
  electrics: 'Elektro',
  battery: 'Batterie',
  water_pipes: 'Leitungen',
  sewage_pipes: 'Abwasser',
  oven: 'Kochherd',
  flooring: 'Böden',
  interior_paint: 'Wände',
}
