import type { FigureInput } from '../../figures/figure.ts'
import { componentLabels } from '../../real-estate/component.labels.ts'
import { componentName } from '../../real-estate/drawing.ts'
import { drawingPartLabels, shortComponentLabels } from '../../real-estate/drawing-part.labels.ts'
import type { AnalysedComponent } from './analysis.ts'
import { fact } from './explain.ts'

/** A component as an input of its figures. */
export const nameOf = (component: AnalysedComponent): FigureInput =>
  fact('component', componentName(component), 'word', 'owner')

/** As one says it beside others: «Dach und Fassade». */
export const spokenName = (component: AnalysedComponent): string => {
  const { catalogKey } = component
  const name = componentName(component)
  if (name !== componentLabels[catalogKey]) return name
  return catalogKey === 'pitched_roof' ? drawingPartLabels.roof : (shortComponentLabels[catalogKey] ?? name)
}
