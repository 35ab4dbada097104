import type { FolderFacts } from '@hauswart/domain/taxes/tax-folder'
import { sourceWords } from '@hauswart/domain/taxes/tax-folder-rules'
import { noFlatTexts } from '@hauswart/domain/taxes/tax-folder.labels'
import { splitOverTwoYears, type SplitYear } from '@hauswart/domain/taxes/tax-split'
import { useMemo } from 'react'
import { money } from '#device/text/format.ts'
import { Card } from '#ui/layout/card.tsx'
import { Facts } from '#ui/list/facts.tsx'
import styles from './tax-folder.module.css'
import { twoYearsTexts as texts } from './two-years.texts.ts'

type SplitCardProps = { readonly facts: FolderFacts; readonly year: number }

/** What is still open, paid this year or next: what each way means for the deductions of both. */
export function SplitCard({ facts, year }: SplitCardProps) {
  const split = useMemo(() => splitOverTwoYears(facts, year), [facts, year])
  if (split === null) return null
  const { openRappen, ways, best, noFlat, sources } = split
  return (
    <Card title={texts.title(year)} sentence={texts.sentence(money(openRappen))}>
      <Facts
        facts={ways.map(({ way, years, totalRappen }) => ({
          label: texts.ways[way](year),
          value: totalRappen === null ? texts.unknown : money(totalRappen),
          note: years.map(yearWords).join(' · '),
        }))}
      />
      <p className={styles['sentence']}>{texts.best(best.map((way) => texts.ways[way](year)))}</p>
      {noFlat !== null && <p className={styles['muted']}>{noFlatTexts[noFlat]}</p>}
      <p className={styles['muted']}>
        {texts.limits} {sourceWords(sources)}
      </p>
    </Card>
  )
}

const yearWords = ({ year, by, deductionRappen }: SplitYear): string =>
  texts.year(year, deductionRappen === null ? texts.unknown : money(deductionRappen), texts.by[by])
