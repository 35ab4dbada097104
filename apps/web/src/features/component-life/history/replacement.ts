import { heatingKindLabels } from '@hauswart/domain/real-estate/building.labels'
import type { ComponentKey } from '@hauswart/domain/real-estate/component'
import { componentLabels } from '@hauswart/domain/real-estate/component.labels'
import { replacingHeatings, type ReplacingHeating } from '@hauswart/domain/real-estate/replacing-heating'
import { replaceComponentInput } from '@hauswart/domain/upkeep/component-event.input'
import { kindAfter } from '@hauswart/domain/upkeep/replacement'
import * as z from 'zod/mini'

/** What can stand in the place of a heating, the ones with a future first. */
export const heatingOptions = replacingHeatings.map((value) => ({ value, label: heatingKindLabels[value] }))

type Asked = {
  readonly from: number
  readonly to: number
  /** What makes the heat can become another kind, so nobody passes over the question. */
  readonly isHeating: boolean
}

/** The server's schema, with the years that are possible and the questions that are asked. */
export const replacementSchema = ({ from, to, isHeating }: Asked) =>
  z.extend(z.omit(replaceComponentInput, { expectedVersion: true, eventId: true }), {
    year: z.int().check(z.minimum(from), z.maximum(to)),
    heating: isHeating ? required : notAsked,
  })

const required: z.ZodMiniType<ReplacingHeating | undefined> = z.enum(replacingHeatings)
// The form holds an empty answer to what it does not ask.
const notAsked: z.ZodMiniType<ReplacingHeating | undefined> = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
)

/** What a component is called once it is replaced: of another kind it has lost its own name. */
export function nameAfter(before: ComponentKey, name: string, heating: ReplacingHeating | undefined): string {
  const kind = kindAfter(before, heating)
  return kind === before ? name : componentLabels[kind]
}
