import { coverageOf, financingSources } from '@hauswart/domain/projects/financing'
import { financingLabels } from '@hauswart/domain/projects/financing.labels'
import { IconPencil, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { money } from '#device/text/format.ts'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { StatePill } from '#ui/mark/pill.tsx'
import type { Project } from '#features/projects/project-words.ts'
import styles from './financing-card.module.css'
import { FinancingSheet } from './financing-sheet.tsx'
import { financingTexts as texts } from './financing.texts.ts'

type FinancingCardProps = {
  readonly project: Project
  readonly realEstateId: string
  readonly forecastRappen: number
  readonly mayWrite: boolean
}

/** Where the money comes from, and whether it is enough. */
export function FinancingCard({ project, realEstateId, forecastRappen, mayWrite }: FinancingCardProps) {
  const [isOpen, setOpen] = useState(false)
  const { financing, budgetRappen } = project
  const { total, needed, missing } = coverageOf(financing, { budgetRappen, forecastRappen })
  const isEmpty = financing.length === 0
  return (
    <Card
      title={texts.title}
      action={
        mayWrite && (
          <Button
            icon={isEmpty ? <IconPlus /> : <IconPencil />}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {isEmpty ? texts.add : texts.change}
          </Button>
        )
      }
    >
      {isEmpty ? (
        <p className={styles['muted']}>{texts.empty}</p>
      ) : (
        <>
          {needed !== undefined && (
            <p className={styles['state']}>
              <StatePill state={missing > 0 ? 'due' : 'good'}>
                {missing > 0 ? texts.missing(money(missing)) : texts.covered}
              </StatePill>
            </p>
          )}
          <Facts
            facts={[
              ...financingSources.flatMap((source) => {
                const found = financing.find((one) => one.source === source)
                return found === undefined
                  ? []
                  : [{ label: financingLabels[source], value: money(found.amountRappen) }]
              }),
              { label: texts.total, value: <strong>{money(total)}</strong> },
              ...(needed === undefined
                ? []
                : [
                    {
                      label: texts.needed[needed.by],
                      value: money(needed.rappen),
                      note:
                        needed.by === 'forecast' && budgetRappen !== null ? texts.forecastNote : undefined,
                    },
                  ]),
            ]}
          />
          {needed === undefined && <p className={styles['muted']}>{texts.noNeed}</p>}
        </>
      )}
      {isOpen && (
        <FinancingSheet project={project} realEstateId={realEstateId} onClose={() => setOpen(false)} />
      )}
    </Card>
  )
}
