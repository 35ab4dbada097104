import { stateSigns } from '@hauswart/domain/drawing/symbol-paths'
import type { ComponentState } from '@hauswart/domain/real-estate/component-state'
import { colours, type Document } from './type.ts'

export const signSize = 9

/** The sign of a state in its colour. */
export function drawSign(doc: Document, state: ComponentState, x: number, y: number, size = signSize): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / 12)
    .path(stateSigns[state])
    .lineWidth(1.5)
    .lineCap('round')
    .lineJoin('round')
    .stroke(colours[state])
    .restore()
}
