import type { PartKey } from '@hauswart/domain/drawing/house-parts'
import {
  drawnParts,
  drawnShape,
  judgedByCondition,
  type RecordedComponent,
} from '@hauswart/domain/real-estate/drawing'
import { buildPeriodLabel } from '@hauswart/domain/real-estate/building.labels'
import { realEstateKindLabels } from '@hauswart/domain/real-estate/real-estate.labels'
import { area } from '#device/text/format.ts'
import { HouseDrawing } from '#ui/house/house-drawing.tsx'
import { EmptyPlot } from '#ui/house/empty-plot.tsx'
import { addressLine, figure, type Answers } from '#features/recording/answers.ts'
import styles from './growing-house.module.css'
import { askedParts, builtIn, catalogKeyOf, isPartAnswered } from '#features/recording/planned-components.ts'
import { recordingTexts } from '#features/recording/recording.texts.ts'
import { thisYear } from '#features/recording/step.ts'

type GrowingHouseProps = { readonly answers: Answers }

const texts = recordingTexts.frame

/** The house as far as the answers go: first the plot, then its shape, then one part after the other. */
export function GrowingHouse({ answers }: GrowingHouseProps) {
  const components = answeredComponents(answers)
  const shape =
    answers.kind === ''
      ? undefined
      : drawnShape({ kind: answers.kind, floors: figure(answers.floors) }, [
          ...components,
          ...(answers.roofKind === '' ? [] : [{ catalogKey: answers.roofKind }]),
        ])
  if (shape === undefined) return <EmptyPlot title={texts.plot} />
  const { flatFloor } = answers
  return (
    <HouseDrawing
      shape={flatFloor === null ? shape : { ...shape, flatFloor }}
      parts={drawnParts(judgedByCondition(components))}
      known={knownParts(answers)}
      title={texts.drawing}
      labels="none"
    />
  )
}

/** Every fact makes something of the house certain. */
function knownParts({ floors, rooms, livingAreaM2, buildYear, buildPeriod, ...answers }: Answers): PartKey[] {
  const isInhabited = figure(rooms) !== null || figure(livingAreaM2) !== null
  const parts: readonly [PartKey, boolean][] = [
    ['roof', true],
    ['windows', figure(floors) !== null],
    ['bathroom', isInhabited],
    ['kitchen', isInhabited],
    ['electrics', figure(buildYear) !== null || buildPeriod !== ''],
    ['heating', answers.heating !== '' && answers.heating !== 'none'],
    ['hot_water', answers.hotWater !== ''],
  ]
  return parts.flatMap(([part, isKnown]) => (isKnown ? [part] : []))
}

/** What the owner has said something about is judged; the rest is not. */
function answeredComponents(answers: Answers): readonly RecordedComponent[] {
  const year = builtIn(answers, thisYear())?.year ?? thisYear()
  const component = (
    id: string,
    catalogKey: RecordedComponent['catalogKey'],
    condition: RecordedComponent['condition'],
  ): RecordedComponent => ({
    id,
    catalogKey,
    condition,
    name: null,
    installedYear: year,
    lastRenewedYear: null,
  })
  const parts = askedParts(answers).flatMap((part) => {
    const catalogKey = catalogKeyOf(part, answers)
    if (catalogKey === undefined || !isPartAnswered(part, answers)) return []
    const condition = answers[`${part}Condition`]
    return [component(part, catalogKey, condition === '' ? null : condition)]
  })
  return answers.photovoltaics === 'yes'
    ? [...parts, component('photovoltaics', 'photovoltaics', null)]
    : parts
}

/** «Einfamilienhaus, 1987», below it what else is known. */
export function GrowingHouseCaption({ answers }: GrowingHouseProps) {
  const { kind, buildPeriod, roofKind } = answers
  const year = figure(answers.buildYear)
  const age = year === null ? (buildPeriod === '' ? '' : buildPeriodLabel(buildPeriod)) : String(year)
  const floors = figure(answers.floors)
  const living = figure(answers.livingAreaM2)
  const kindName = kind === '' ? texts.captionEmpty : realEstateKindLabels[kind]
  const known = [
    roofKind === '' ? '' : texts.roofs[roofKind],
    floors === null ? '' : texts.floors(floors),
    living === null ? '' : area(living),
  ].filter((part) => part !== '')
  const line = known.length > 0 ? known.join(' · ') : addressLine(answers)
  return (
    <>
      <p className={styles['kind']}>{age === '' ? kindName : texts.captionYear(kindName, age)}</p>
      <p className={styles['line']}>{line === '' ? texts.captionEmptyLine : line}</p>
    </>
  )
}
