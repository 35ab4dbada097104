import { Card } from '#ui/card.tsx'
import { Facts } from '#ui/facts.tsx'
import styles from './facts-tab.module.css'
import { readable, valuesOf, type HouseFacts, type HouseValues } from './house-values.ts'
import { realEstateTexts } from './real-estate.texts.ts'

/** The same facts for those who may only read. */
export function MasterDataFacts({ house }: { readonly house: HouseFacts }) {
  const { labels } = realEstateTexts.form
  const values = valuesOf(house)
  return (
    <Card title={realEstateTexts.tabs.facts}>
      <Facts
        facts={(Object.keys(values) as (keyof HouseValues)[]).map((name) => ({
          label: labels[name],
          value:
            values[name] === '' || values[name] === null ? (
              <span className={styles['missing']}>{realEstateTexts.dossier.notRecorded}</span>
            ) : (
              readable(name, values[name])
            ),
        }))}
      />
    </Card>
  )
}
