import type { MeasureKind } from '../analysis/model/measure.ts'
import { measureKindLabels } from '../analysis/model/analysis.labels.ts'
import type { ComponentKey } from '../real-estate/component.ts'
import { componentName } from '../real-estate/drawing.ts'
import type { ComponentEventKind } from '../upkeep/component-event.ts'
import { componentEventLabels } from '../upkeep/component-event.labels.ts'

/** How long something lies in the trash before it goes for good. */
export const trashDays = 30

/** What can be thrown away and taken back. */
export const trashKinds = [
  'todo',
  'component',
  'room',
  'measure',
  'component_event',
  'picture',
  'document',
  'appointment',
  'craftsman',
  'project',
  'defect',
  'acceptance',
  'approval',
  'maker_warranty',
  'journal_entry',
  'invoice',
] as const
export type TrashKind = (typeof trashKinds)[number]

/** What is known of something in the trash to call it by. */
export type Thrown = {
  readonly kind: TrashKind
  readonly title: string | null
  readonly measureKind: MeasureKind | null
  readonly eventKind: ComponentEventKind | null
  /** The components it is about; of a component itself. */
  readonly components: readonly { readonly name: string | null; readonly catalogKey: ComponentKey }[]
}

/** What something in the trash is called. */
export function thrownName({ kind, title, measureKind, eventKind, components }: Thrown): string {
  const of = components.map(componentName).join(', ')
  if (kind === 'component') return of
  const what =
    title ??
    (measureKind === null ? undefined : measureKindLabels[measureKind]) ??
    (eventKind === null ? '' : componentEventLabels[eventKind])
  return of === '' ? what : `${what}: ${of}`
}

const dayMs = 86_400_000

/** How many days are left before it goes; none once its time is over and the next night takes it. */
export const daysLeft = (deletedAt: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(deletedAt) + trashDays * dayMs - now.getTime()) / dayMs))
