import type { Figure, FigureInput, FigureOrigin, FigureRule } from '../../figures/figure.ts'
import type { AnalysedComponent } from '../model/analysis.ts'
import type { EngineContext } from '../model/engine-context.ts'
import type { Range } from '../quantity/envelope.ts'
import { mapped, rowRange, ruleOf } from '../model/explain.ts'
import { estimatedQuantity, isMainRoof } from '../quantity/geometry.ts'
import { isFlat, ownerShare, shareOf } from '../heat/geometry-body.ts'
import { solarInputs, solarRules } from './solar.labels.ts'

/** A solar plant, recorded or as large as the roof has room for. */
export type Plant = {
  readonly isStanding: boolean
  /** Of the whole building. */
  readonly kw: Range
  /** The owner's part of it. */
  readonly share: number
  readonly inputs: readonly FigureInput[]
  readonly rules: readonly FigureRule[]
}

/** Why nothing can be said of a plant. */
type Lack = { readonly isStanding: boolean; readonly lack: FigureRule }

/** The plant that stands, else the one that would fit. */
export const plantOf = (context: EngineContext): Plant | Lack =>
  standingPlant(context) ?? fittingPlant(context)

function standingPlant(context: EngineContext): Plant | Lack | null {
  const { components, house } = context.input
  const parts = components.filter(({ catalogKey }) => catalogKey === 'photovoltaics')
  if (parts.length === 0 && house.hasPhotovoltaics !== true) return null
  const known = parts.flatMap(({ quantity, unit, isShared }) =>
    quantity === null || quantity <= 0 || unit !== 'kw' ? [] : [{ quantity, isShared }],
  )
  const isStanding = true
  if (known.length === 0 || known.length < parts.length)
    return { isStanding, lack: ruleOf('solar.peak_missing', solarRules.peakMissing) }
  const part = ownerShare(context, { isShared: known.some(({ isShared }) => isShared) })
  if (part === null) return { isStanding, lack: noShare }
  const kw = known.reduce((all, { quantity }) => all + quantity, 0)
  const own = known.reduce((all, { quantity, isShared }) => all + quantity * (isShared ? part : 1), 0)
  return {
    isStanding,
    kw: { value: kw, low: kw, high: kw },
    share: own / kw,
    inputs: [powerInput(kw, 'owner')],
    rules: [ruleOf('solar.standing', solarRules.standing), ...shareRules(own / kw)],
  }
}

const noShare = ruleOf('solar.share_missing', solarRules.shareMissing)
const shareRules = (share: number): FigureRule[] =>
  share === 1 ? [] : [ruleOf('solar.share', solarRules.share)]

export const powerInput = (value: number, origin: FigureOrigin): FigureInput => ({
  label: solarInputs.power,
  value,
  unit: 'kw',
  origin,
})

function fittingPlant(context: EngineContext): Plant | Lack {
  const cover = coverOf(context)
  // A house of its own may share its roof, too.
  const share = cover.isShared ? ownerShare(context, cover) : shareOf(context)
  if (share === null) return { isStanding: false, lack: noShare }
  const roof = roofOf(context, cover)
  if (roof === null) return { isStanding: false, lack: ruleOf('solar.roof_missing', solarRules.roofMissing) }
  const { book, input } = context
  const suitable = roof.isFlat ? undefined : book.get('solar.suitable_share')
  const modules = book.get(roof.isFlat ? 'solar.module_share_flat' : 'solar.module_share_pitched')
  const perKw = book.get('solar.area_per_kw')
  if (modules === undefined || perKw === undefined || (!roof.isFlat && suitable === undefined))
    return { isStanding: false, lack: ruleOf('solar.no_row', solarRules.noRow) }
  const sunny = suitable === undefined ? { value: 100, low: 100, high: 100 } : rowRange(suitable)
  const each = rowRange(perKw)
  const area = (part: number): number => roof.area * (part / 100) * (modules.value / 100)
  const kw = {
    value: area(sunny.value) / each.value,
    low: area(sunny.low) / each.high,
    high: area(sunny.high) / each.low,
  }
  return {
    isStanding: false,
    kw: mapped(kw, toHalf),
    share,
    inputs: [
      ...roof.inputs,
      percentInput(solarInputs.suitable, sunny.value),
      percentInput(solarInputs.modules, modules.value),
      { label: solarInputs.perKw, value: perKw.value, unit: 'm2', origin: 'reference' },
    ],
    rules: [
      ruleOf('solar.roof', solarRules.roof, [suitable, modules, perKw]),
      ...roof.rules,
      ...shareRules(share),
      ...(input.house.isListed === true ? [ruleOf('solar.listed', solarRules.listed)] : []),
    ],
  }
}

/** No finer than it is known, and never nothing. */
const toHalf = (kw: number): number => Math.max(0.5, Math.round(kw * 2) / 2)

const percentInput = (label: string, value: number): FigureInput => ({
  label,
  value,
  unit: 'percent',
  origin: 'reference',
})

type Roof = {
  readonly area: number
  readonly isFlat: boolean
  readonly inputs: readonly FigureInput[]
  readonly rules: readonly FigureRule[]
}

type Cover = {
  readonly key: 'pitched_roof' | 'flat_roof'
  readonly recorded: readonly AnalysedComponent[]
  readonly isShared: boolean
}

/** What covers the house, as far as it is recorded. */
function coverOf(context: EngineContext): Cover {
  const { components, profile } = context.input
  const covers = (['pitched_roof', 'flat_roof'] as const).find(
    (one) => isMainRoof(context, one) && components.some(({ catalogKey }) => catalogKey === one),
  )
  const key = covers ?? (profile.roofForm === 'flat' ? 'flat_roof' : 'pitched_roof')
  const recorded = components.filter(({ catalogKey }) => catalogKey === key)
  return { key, recorded, isShared: recorded.some(({ isShared }) => isShared) }
}

/** The main roof: as the owner measured it, else as large as the house needs. */
function roofOf(context: EngineContext, { key, recorded, isShared }: Cover): Roof | null {
  const { profile } = context.input
  // The roof over a flat is that of the whole building, whoever it was recorded for.
  const ofAll = isShared || isFlat(context)
  const told = recorded.flatMap(({ quantity, unit }) =>
    unit === 'm2' && quantity !== null ? [quantity] : [],
  )
  const estimate =
    recorded.length > told.length || recorded.length === 0 ? estimated(context, key, ofAll) : null
  const open = recorded.length === 0 ? 1 : recorded.length - told.length
  if (open > 0 && estimate === null) return null
  const area = told.reduce((all, one) => all + one, 0) + open * (estimate?.value ?? 0)
  if (area <= 0) return null
  const isAssumed = recorded.length === 0 && profile.roofForm === null
  const onFlat = key === 'flat_roof'
  return {
    area,
    isFlat: onFlat,
    inputs: [
      {
        label: solarInputs.form,
        value: onFlat ? solarInputs.flat : solarInputs.pitched,
        unit: 'word',
        origin: isAssumed ? 'assumed' : 'owner',
      },
      { label: solarInputs.roof, value: area, unit: 'm2', origin: open > 0 ? 'computed' : 'owner' },
      ...(estimate?.inputs ?? []),
    ],
    rules: [
      ...(onFlat ? [ruleOf('solar.flat_roof', solarRules.flatRoof)] : []),
      ...(isAssumed ? [ruleOf('solar.form_assumed', solarRules.formAssumed)] : []),
      ...(estimate?.rules ?? []),
    ],
  }
}

const estimated = (context: EngineContext, key: Cover['key'], isShared: boolean): Figure | null => {
  const found = estimatedQuantity(context, key, isShared)
  return found === null || found.value === null ? null : found
}
