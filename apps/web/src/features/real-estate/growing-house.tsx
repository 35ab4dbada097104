import { drawnShape } from '@hauswart/domain/real-estate/drawing'
import { realEstateKindLabels } from '@hauswart/domain/real-estate/real-estate.labels'
import { area } from '#lib/format.ts'
import { HouseDrawing } from '#ui/house/house-drawing.tsx'
import styles from './growing-house.module.css'
import type { HouseValues } from './house-values.ts'
import { streetLine } from './house-values.ts'
import { realEstateTexts } from './real-estate.texts.ts'

type GrowingHouseProps = { readonly values: HouseValues }

const usable = (figure: number | null): number | null =>
  figure !== null && Number.isFinite(figure) ? figure : null

/** The house as far as the answers go; everything not said yet is pale. */
export function GrowingHouse({ values }: GrowingHouseProps) {
  const shape = drawnShape(
    { kind: values.kind === '' ? null : values.kind, floors: usable(values.floors) },
    [],
  )
  if (shape === undefined) return null
  return <HouseDrawing shape={shape} parts={[]} title={realEstateTexts.steps.drawing} labels="none" />
}

/** «Einfamilienhaus, 1987», below it what else is known. */
export function GrowingHouseCaption({ values }: GrowingHouseProps) {
  const { captionEmpty, captionYear, floors } = realEstateTexts.steps
  const { kind, zip, city } = values
  const year = usable(values.buildYear)
  const kindName = kind === '' ? captionEmpty : realEstateKindLabels[kind]
  const storeys = usable(values.floors)
  const living = usable(values.livingAreaM2)
  const line = [
    streetLine(values),
    [zip, city].filter(Boolean).join(' '),
    storeys === null ? '' : floors(storeys),
    living === null ? '' : area(living),
  ].filter((part) => part !== '')
  return (
    <>
      <p className={styles['kind']}>{year === null ? kindName : captionYear(kindName, year)}</p>
      {line.length > 0 && <p className={styles['line']}>{line.join(' · ')}</p>}
    </>
  )
}
