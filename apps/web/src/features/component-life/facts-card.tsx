import { componentLabels, componentUnitLabels } from '@hauswart/domain/real-estate/component.labels'
import { isYearAssumed } from '@hauswart/domain/real-estate/component-state'
import type { ComponentRow } from '#house/nouns/components.ts'
import type { Shown } from '#house/record/record.ts'
import { number } from '#device/text/format.ts'
import { Card } from '#ui/layout/card.tsx'
import { Facts, type Fact } from '#ui/list/facts.tsx'
import { componentLifeTexts } from './component-life.texts.ts'
import styles from './facts-card.module.css'

export type Component = Shown<ComponentRow>

type FactsCardProps = {
  readonly component: Component
  /** The year the analysis reckons with where nobody knows it. */
  readonly assumedYear: number
  readonly room: string | undefined
  /** Opens the form; nothing for those who may only read. */
  readonly onEdit: (() => void) | undefined
}

const texts = componentLifeTexts.facts

export function FactsCard({ component, assumedYear, room, onEdit }: FactsCardProps) {
  return (
    <Card
      title={texts.title}
      action={
        onEdit && (
          <button type="button" aria-haspopup="dialog" onClick={onEdit}>
            {texts.edit}
          </button>
        )
      }
    >
      <Facts facts={factsOf(component, assumedYear, room)} />
      {component.note !== null && <p className={styles['note']}>{component.note}</p>}
    </Card>
  )
}

/** What is known, and always since when. */
function factsOf(component: Component, assumedYear: number, room: string | undefined): Fact[] {
  const { quantity, unit, installedYear, lastRenewedYear, ownLifetimeYears } = component
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    [texts.kind, component.name === null ? null : componentLabels[component.catalogKey]],
    [texts.material, component.material],
    [texts.quantity, quantity === null ? null : amount(quantity, unit)],
    [
      texts.installed,
      component.isInstalledYearAssumed
        ? texts.assumed(isYearAssumed(component) ? assumedYear : undefined)
        : String(installedYear),
    ],
    [texts.renewed, lastRenewedYear === null ? null : String(lastRenewedYear)],
    [texts.room, room],
    [texts.maker, component.manufacturer],
    [texts.model, component.model],
    [texts.serial, component.serialNumber],
    [texts.ownLifetime, ownLifetimeYears === null ? null : texts.years(ownLifetimeYears)],
    [texts.shared, component.isShared ? texts.sharedValue : null],
  ]
  return facts.flatMap(([label, value]) => ((value ?? '') === '' ? [] : [{ label, value }]))
}

const amount = (quantity: number, unit: Component['unit']): string =>
  unit === null || unit === 'flat'
    ? number(quantity)
    : `${number(quantity)}\u00A0${componentUnitLabels[unit]}`
