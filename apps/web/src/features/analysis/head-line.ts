import { day } from '#device/text/format.ts'
import { analysisTexts } from './analysis.texts.ts'
import type { Desk } from './desk.ts'

const texts = analysisTexts.head
const named = ['buildYear', 'heating', 'livingAreaM2', 'floors'] as const
const most = 2

/** «12 Bauteile · zuletzt geprüft am 02.11.2026 · Baujahr und Heizung aus dem Gebäuderegister». */
export function headLine({ house, components }: Pick<Desk, 'house' | 'components'>): string {
  const judgedOn = components
    .flatMap(({ conditionOn }) => conditionOn ?? [])
    .toSorted()
    .at(-1)
  const registered = named.filter((field) =>
    house.origins.some((origin) => origin.field === field && origin.source === 'register'),
  )
  return [
    texts.components(components.length),
    judgedOn === undefined ? undefined : texts.judged(day(judgedOn)),
    registered.length === 0
      ? undefined
      : texts.fromRegister(
          registered
            .slice(0, most)
            .map((field) => texts.facts[field])
            .join(texts.and),
        ),
  ]
    .filter((part) => part !== undefined)
    .join(' · ')
}
