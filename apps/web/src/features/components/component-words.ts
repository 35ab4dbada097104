import { componentUnitLabels } from '@hauswart/domain/real-estate/component.labels'
import { isYearAssumed } from '@hauswart/domain/real-estate/component-state'
import { conditionWord } from '@hauswart/domain/real-estate/component-state.labels'
import { day, number } from '#device/text/format.ts'
import type { Component } from './component-values.ts'
import { componentsTexts } from './components.texts.ts'

/** What the state of a component rests on: «Zustand: abgenutzt, erfasst am 14.11.2026». */
export function explain({ condition, conditionOn }: Pick<Component, 'condition' | 'conditionOn'>): string {
  const texts = componentsTexts
  if (condition === null) return texts.noCondition
  const word = conditionWord(condition)
  return conditionOn === null ? texts.explainWithoutDay(word) : texts.explain(word, day(conditionOn))
}

/** The facts in one line: «Einbau 1978 · erneuert 2004 · Kupfer · 148 m²». */
export function factsLine(component: Component): string {
  const { installedYear, isInstalledYearAssumed, lastRenewedYear, material, quantity, unit } = component
  const texts = componentsTexts
  return [
    isInstalledYearAssumed ? unknownYear(component) : texts.installed(installedYear),
    lastRenewedYear === null ? undefined : texts.renewed(lastRenewedYear),
    [component.manufacturer, component.model].filter((word) => word !== null).join(' '),
    material,
    quantity === null ? undefined : amount(quantity, unit),
    component.isShared ? texts.shared : undefined,
  ]
    .filter((part) => part !== undefined && part !== null && part !== '')
    .join(' · ')
}

/** Beside a year of renewal nobody misses that of the first one. */
const unknownYear = (component: Component): string | undefined =>
  isYearAssumed(component) ? componentsTexts.unknownYear : undefined

const amount = (quantity: number, unit: Component['unit']): string =>
  unit === null || unit === 'flat'
    ? number(quantity)
    : `${number(quantity)}\u00A0${componentUnitLabels[unit]}`
