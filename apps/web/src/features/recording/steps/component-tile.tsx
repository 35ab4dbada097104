import {
  IconBath,
  IconBolt,
  IconDroplet,
  IconFlame,
  IconHome,
  IconToolsKitchen2,
  IconWall,
  IconWindow,
} from '@tabler/icons-react'
import { componentState } from '@hauswart/domain/real-estate/component-state'
import { componentConditions } from '@hauswart/domain/real-estate/component'
import { componentConditionLabels } from '@hauswart/domain/real-estate/component.labels'
import { SelectField } from '#ui/input/field.tsx'
import { NumberField } from '#ui/input/number-field.tsx'
import { OriginChip } from '#ui/mark/origin-chip.tsx'
import { StepScale } from '#ui/input/step-scale.tsx'
import type { useForm } from '#ui/form/use-form.ts'
import type { Answers, CheckedPart } from '#features/recording/answers.ts'
import { facadeChoices, roofChoices } from '#features/recording/choices.ts'
import { isPartAnswered } from '#features/recording/planned-components.ts'
import { recordingTexts } from '#features/recording/recording.texts.ts'
import styles from './step-components.module.css'

const texts = recordingTexts.components

const signs = {
  roof: IconHome,
  facade: IconWall,
  windows: IconWindow,
  heating: IconFlame,
  kitchen: IconToolsKitchen2,
  bathroom: IconBath,
  electrics: IconBolt,
  pipes: IconDroplet,
} as const

const steps = componentConditions.toReversed().map((value) => ({
  value,
  label: componentConditionLabels[value],
  state: componentState(value),
}))

type ComponentTileProps = {
  readonly part: CheckedPart
  readonly form: ReturnType<typeof useForm<Answers, unknown>>
  /** Whether a year is assumed where the owner knows none. */
  readonly isAssumed: boolean
}

export function ComponentTile({ part, form, isAssumed }: ComponentTileProps) {
  const Sign = signs[part]
  const name = texts.names[part]
  const origin = isPartAnswered(part, form.values) ? 'owner' : isAssumed ? 'assumed' : undefined
  return (
    <section className={styles['tile']} aria-label={name}>
      <div className={styles['head']}>
        <Sign size={20} stroke={1.75} aria-hidden="true" />
        <h2 className={styles['name']}>{name}</h2>
        <OriginChip origin={origin} />
      </div>
      {part === 'roof' && (
        <SelectField
          label={<Label part={name} text={texts.kind} />}
          placeholder={null}
          options={roofChoices}
          {...form.text('roofKind')}
        />
      )}
      {part === 'facade' && (
        <SelectField
          label={<Label part={name} text={texts.kind} />}
          placeholder={null}
          options={facadeChoices}
          {...form.text('facadeKind')}
        />
      )}
      <NumberField
        label={<Label part={name} text={texts.year} />}
        isYear
        placeholder={isAssumed ? texts.notKnown : undefined}
        {...form.value(`${part}Year`)}
      />
      <StepScale
        label={<Label part={name} text={texts.condition} />}
        steps={steps}
        noneLabel={texts.unknown}
        value={form.values[`${part}Condition`]}
        onChange={(condition) => form.set(`${part}Condition`, condition)}
      />
    </section>
  )
}

/** «Dach: Zustand» to whoever hears it alone; the eye sees the tile around it. */
function Label({ part, text }: { readonly part: string; readonly text: string }) {
  return (
    <>
      <span className="visually-hidden">{part}: </span>
      {text}
    </>
  )
}
