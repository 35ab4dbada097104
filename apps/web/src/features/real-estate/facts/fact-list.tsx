import { today } from '#device/text/format.ts'
import { Facts, type Fact } from '#ui/list/facts.tsx'
import { OriginChip } from '#ui/mark/origin-chip.tsx'
import styles from './fact-list.module.css'
import { houseForm, readable, type HouseFacts, type HouseValues } from '#features/real-estate/house-values.ts'
import { originOf } from './origins.ts'
import { realEstateTexts } from '#features/real-estate/real-estate.texts.ts'

type FactListProps = {
  readonly house: HouseFacts
  readonly facts: readonly (keyof HouseValues)[]
  readonly mayWrite: boolean
  /** Before all others. */
  readonly first?: Fact
}

/** Facts of a house, each with where it comes from. */
export function FactList({ house, facts, mayWrite, first }: FactListProps) {
  const values = houseForm(Number(today().slice(0, 4))).valuesOf(house)
  const shown = facts.map((name) => ({
    label: realEstateTexts.form.labels[name],
    value:
      values[name] === '' || values[name] === null ? (
        <span className={styles['missing']}>{realEstateTexts.dossier.notRecorded}</span>
      ) : (
        <FactValue house={house} name={name} mayWrite={mayWrite}>
          {readable(name, values[name])}
        </FactValue>
      ),
  }))
  return <Facts facts={first === undefined ? shown : [first, ...shown]} />
}

type FactValueProps = {
  readonly house: HouseFacts
  readonly name: keyof HouseValues
  readonly mayWrite: boolean
  readonly children: string
}

/** One value with its origin. «von Ihnen» would be wrong for who may only read. */
export function FactValue({ house, name, mayWrite, children }: FactValueProps) {
  const origin = originOf(house.origins, name)
  return (
    <span className={styles['value']}>
      <span>{children}</span>
      <OriginChip origin={origin === 'owner' && !mayWrite ? undefined : origin} />
    </span>
  )
}
