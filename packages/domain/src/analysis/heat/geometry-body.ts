import type { FigureInput, FigureRule } from '../../figures/figure.ts'
import type { RealEstateKind } from '../../real-estate/real-estate.ts'
import { houseInput } from '../model/house-facts.ts'
import type { EngineContext } from '../model/engine-context.ts'
import { ruleOf } from '../model/explain.ts'
import { geometryRules, geometryTexts } from './geometry.labels.ts'

/** A number on its way to a figure, with all it rests on. */
export type Estimate = {
  readonly value: number
  readonly inputs: readonly FigureInput[]
  readonly rules: readonly FigureRule[]
}

/** The building as a box: what is under its roof, around it and how high it is. */
export type Body = Estimate & {
  /** m² under the roof; `value` is the same. */
  readonly footprint: number
  /** m of wall that stand free. */
  readonly perimeter: number
  /** m² of wall that stand free, windows included. */
  readonly wall: number
  /** m² of heated floors. */
  readonly area: number
}

const houses: ReadonlySet<RealEstateKind | null> = new Set<RealEstateKind | null>([
  'single_family_house',
  'row_house',
  'semi_detached_house',
  'two_family_house',
  'holiday_home',
])

/** Whether it is a house of its own, which the figures for small buildings fit. */
export const isHouse = ({ input }: EngineContext): boolean => houses.has(input.house.kind)

export const isFlat = ({ input }: EngineContext): boolean => input.house.kind === 'condominium_flat'

/** The owner's share of the building: 1 for all but a flat; null for a flat whose share nobody told. */
export const shareOf = (context: EngineContext): number | null => (isFlat(context) ? toldShare(context) : 1)

/** The owner's part of a component: 1 of what is all the owner's, null where a share is needed and nobody told it. */
export const ownerShare = (context: EngineContext, { isShared }: { readonly isShared: boolean }) =>
  isShared ? toldShare(context) : 1

/**
 * How many such houses a part serves that this one shares with others. The facts of a house of its own are those of
 * this house; those of a building are of all of it, and of a flat the building is found by its area.
 */
export function housesSharing(context: EngineContext, isShared: boolean): number {
  const isOneOfSeveral = isHouse(context) && context.input.house.kind !== 'two_family_house'
  const share = isShared && isOneOfSeveral ? toldShare(context) : null
  return share === null ? 1 : 1 / share
}

const toldShare = ({ input: { sharePermille } }: EngineContext): number | null =>
  sharePermille === null || sharePermille <= 0 ? null : Math.min(1, sharePermille / 1000)

/** The heated area of the house or flat: the owner's, else the living area with the usual surplus. */
export function energyAreaOf(context: EngineContext): Estimate | null {
  const { energyAreaM2, livingAreaM2 } = context.input.house
  if (energyAreaM2 !== null && energyAreaM2 > 0)
    return {
      value: energyAreaM2,
      inputs: [
        houseInput(context, 'energyAreaM2', {
          label: geometryTexts.energyArea,
          value: energyAreaM2,
          unit: 'm2',
        }),
      ],
      rules: [ruleOf('geometry.energy_area', geometryRules.energyAreaOwn)],
    }
  const factor = context.book.get('geometry.energy_area_factor')
  if (livingAreaM2 === null || livingAreaM2 <= 0 || factor === undefined) return null
  return {
    value: livingAreaM2 * factor.value,
    inputs: [
      houseInput(context, 'livingAreaM2', {
        label: geometryTexts.livingArea,
        value: livingAreaM2,
        unit: 'm2',
      }),
    ],
    rules: [ruleOf('geometry.energy_area', geometryRules.energyAreaFromLiving, [factor])],
  }
}

/** The heated area of the whole building: that of the house, or of all flats by the share of this one. */
export function buildingAreaOf(context: EngineContext): Estimate | null {
  const area = energyAreaOf(context)
  const share = shareOf(context)
  if (area === null || share === null) return null
  if (!isFlat(context)) return area
  return {
    value: area.value / share,
    inputs: [...area.inputs, shareInput(share)],
    rules: [...area.rules, ruleOf('geometry.building_area', geometryRules.buildingFromShare)],
  }
}

export const shareInput = (share: number): FigureInput => ({
  label: geometryTexts.share,
  value: Math.round(share * 1000) / 10,
  unit: 'percent',
  origin: 'owner',
})

/** The box: of a flat alone one floor, else the whole building. */
export function bodyOf(context: EngineContext, isWhole: boolean): Body | null {
  const isOneFlat = isFlat(context) && !isWhole
  const area = isOneFlat ? energyAreaOf(context) : buildingAreaOf(context)
  const height = context.book.get('geometry.floor_height')
  if (area === null || height === undefined) return null
  const floors = isOneFlat ? { value: 1, inputs: [], rules: [] } : floorsOf(context)
  if (floors === null) return null
  const depth = context.book.get('geometry.building_depth')
  const footprint = area.value / floors.value
  const width = Math.min(Math.sqrt(footprint), depth?.value ?? Infinity)
  const perimeter = 2 * (width + footprint / width) * freeSides(context, isOneFlat)
  return {
    value: footprint,
    area: area.value,
    footprint,
    perimeter,
    wall: perimeter * floors.value * height.value,
    inputs: [...area.inputs, ...floors.inputs],
    rules: [
      ...area.rules,
      ...floors.rules,
      ruleOf('geometry.footprint', geometryRules.footprint),
      ruleOf('geometry.body', geometryRules.body, [height, depth]),
    ],
  }
}

function floorsOf(context: EngineContext): Estimate | null {
  const { floors } = context.input.house
  if (floors !== null && floors > 0)
    return {
      value: floors,
      inputs: [houseInput(context, 'floors', { label: geometryTexts.floors, value: floors, unit: 'count' })],
      rules: [],
    }
  const usual = context.book.get(isHouse(context) ? 'geometry.floors_house' : 'geometry.floors_building')
  if (usual === undefined) return null
  return {
    value: usual.value,
    inputs: [{ label: geometryTexts.floors, value: usual.value, unit: 'count', origin: 'assumed' }],
    rules: [ruleOf('geometry.floors', geometryRules.floorsAssumed, [usual])],
  }
}

/** A neighbour's wall needs no paint and has no window. */
function freeSides({ input }: EngineContext, isOneFlat: boolean): number {
  if (isOneFlat || input.house.kind === 'row_house') return 0.5
  return input.house.kind === 'semi_detached_house' ? 0.75 : 1
}

/** m² of glass: by the living area behind it, and never more than the walls have room for. */
export function windowAreaOf(context: EngineContext, isWhole: boolean): (Estimate & { body: Body }) | null {
  const body = bodyOf(context, isWhole)
  const ofFloor = context.book.get('geometry.window_floor_share')
  const ofWall = context.book.get('geometry.window_share')
  const factor = context.book.get('geometry.energy_area_factor')
  if (body === null || ofFloor === undefined || ofWall === undefined || factor === undefined) return null
  const living = body.area / factor.value
  return {
    value: Math.min((living * ofFloor.value) / 100, (body.wall * ofWall.value) / 100),
    inputs: body.inputs,
    rules: [...body.rules, ruleOf('geometry.windows', geometryRules.windows, [ofFloor, ofWall, factor])],
    body,
  }
}
