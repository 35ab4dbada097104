import { Card } from '#ui/layout/card.tsx'
import { FactList } from './fact-list.tsx'
import { factGroups } from './fact-groups.ts'
import type { HouseFacts } from '#features/real-estate/house-values.ts'
import styles from './master-data-form.module.css'
import { realEstateTexts } from '#features/real-estate/real-estate.texts.ts'

/** The same facts for those who may only read. */
export function MasterDataFacts({ house }: { readonly house: HouseFacts }) {
  return (
    <div className={styles['form']}>
      {factGroups.map(({ group, facts }) => (
        <Card key={group} title={realEstateTexts.form.groups[group]}>
          <FactList house={house} facts={facts} mayWrite={false} />
        </Card>
      ))}
    </div>
  )
}
