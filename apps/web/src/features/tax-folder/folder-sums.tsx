import { folderOrder, type TaxFolder } from '@hauswart/domain/taxes/tax-folder'
import { folderRules, sourceWords } from '@hauswart/domain/taxes/tax-folder-rules'
import { classLabel, noFlatTexts, taxFolderTexts as texts } from '@hauswart/domain/taxes/tax-folder.labels'
import { useState } from 'react'
import { money } from '#device/text/format.ts'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Facts, Figure, Figures, type Fact } from '#ui/list/facts.tsx'
import { RentSheet } from './rent-sheet.tsx'
import styles from './tax-folder.module.css'
import { taxFolderWords as words } from './tax-folder.texts.ts'
import type { Purchase } from './use-tax-facts.ts'

/** What the owner bore, by kind; each figure says from how many invoices it comes. */
export function SumsCard({ folder }: { readonly folder: TaxFolder }) {
  const { net, entries } = folder
  return (
    <Card title={texts.sums} sentence={words.perClass}>
      <Figures>
        {folderOrder.map((name) => {
          const own = entries.filter(({ taxClass }) => taxClass === name)
          return (
            <Figure
              key={name}
              label={classLabel(name)}
              value={money(net[name])}
              note={words.from(new Set(own.map(({ invoiceId }) => invoiceId)).size)}
            />
          )
        })}
      </Figures>
    </Card>
  )
}

type ChoiceCardProps = {
  readonly folder: TaxFolder
  readonly purchase: Purchase
  readonly realEstateId: string
  readonly mayWrite: boolean
}

/** The flat rate of canton and federation beside what was really paid. */
export function ChoiceCard({ folder, purchase, realEstateId, mayWrite }: ChoiceCardProps) {
  const [isOpen, setOpen] = useState(false)
  const { flat, net, noFlat } = folder
  const rent = purchase.imputedRentRappen
  return (
    <Card title={texts.choice} sentence={texts.perYear}>
      <Facts
        facts={[
          { label: texts.effective, value: money(net.upkeep + net.energy + net.operation) },
          ...flatFact(texts.cantonal, flat.cantonal),
          ...flatFact(texts.federal, flat.federal),
          ...(rent === null ? [] : [{ label: texts.rent, value: money(rent) }]),
        ]}
      />
      {flat.cantonal !== null && <p className={styles['sentence']}>{texts.better(flat.cantonal, money)}</p>}
      {noFlat !== null && <p className={styles['sentence']}>{noFlatTexts[noFlat]}</p>}
      {mayWrite && noFlat !== 'ended' && (
        <div className={styles['muted']}>
          <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {rent === null ? words.setRent : `${texts.rent}: ${words.changeRent}`}
          </Button>
        </div>
      )}
      {isOpen && <RentSheet realEstateId={realEstateId} purchase={purchase} onClose={() => setOpen(false)} />}
    </Card>
  )
}

function flatFact(who: string, choice: TaxFolder['flat']['cantonal']): Fact[] {
  if (choice === null) return []
  const isOpen = choice.sources.some(({ isVerified }) => !isVerified)
  return [{ label: texts.flat(who), value: money(choice.flat), note: isOpen ? texts.unverified : undefined }]
}

/** By which rules and on whose word. */
export function RulesCard({ folder }: { readonly folder: TaxFolder }) {
  return (
    <Card title={texts.rules} sentence={texts.note}>
      <ul className={styles['rules']}>
        {folderRules(folder).map(({ text, sources }) => (
          <li key={text}>
            <p>{text}</p>
            {sources.length > 0 && <p className={styles['muted']}>{sourceWords(sources)}</p>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
