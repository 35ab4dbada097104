import { pathTo } from '#device/routing/routes.ts'

/** Views of the analysis, as the address names them. */
export const analysisViews = [
  'bauteile',
  'zeitachse',
  'massnahmen',
  'energie',
  'rueckstellung',
  'datenluecken',
] as const
export type AnalysisView = (typeof analysisViews)[number]

/** The analysis of the selected house at one of its views. */
export const analysisPath = (view: AnalysisView = 'bauteile'): string =>
  view === 'bauteile' ? pathTo('analysis') : `${pathTo('analysis')}?ansicht=${view}`

/** Brings the measures to the card of a component. */
export const componentParameter = 'bauteil'

/** Opens, on the page of a component, the sheet that says it was replaced. */
export const replacedParameter = 'ersetzt'
