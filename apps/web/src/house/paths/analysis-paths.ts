import { pathTo } from '#device/routing/routes.ts'

/** As the address says them. */
const slugs = {
  components: 'bauteile',
  timeline: 'zeitachse',
  measures: 'massnahmen',
  energy: 'energie',
  reserve: 'rueckstellung',
  gaps: 'datenluecken',
} as const

/** Views of the analysis. */
export type AnalysisView = keyof typeof slugs
export const analysisViews = Object.keys(slugs) as AnalysisView[]

/** The view an address names. */
export const analysisViewOf = (search: URLSearchParams): AnalysisView =>
  analysisViews.find((one) => slugs[one] === search.get('ansicht')) ?? 'components'

/** The analysis of the selected house at one of its views. */
export const analysisPath = (view: AnalysisView = 'components'): string =>
  view === 'components' ? pathTo('analysis') : `${pathTo('analysis')}?ansicht=${slugs[view]}`

/** Brings the measures to the card of a component. */
export const componentParameter = 'bauteil'

/** Opens, on the page of a component, the sheet that says it was replaced. */
export const replacedParameter = 'ersetzt'
