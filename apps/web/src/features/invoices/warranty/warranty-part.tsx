import { warrantySentence } from '@hauswart/domain/invoices/warranty.labels'
import { IconPencil, IconShieldCheck, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { day } from '#device/text/format.ts'
import { invoices } from '#house/nouns/invoices.ts'
import { Button } from '#ui/action/button.tsx'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { Facts } from '#ui/list/facts.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { hold } from '#features/invoices/holding/hold.ts'
import type { Invoice } from '#features/invoices/invoice-words.ts'
import { WarrantySheet } from './warranty-sheet.tsx'
import { warrantyTexts as texts } from './warranty.texts.ts'
import styles from './warranty-part.module.css'

type WarrantyPartProps = {
  readonly invoice: Invoice
  readonly realEstateId: string
  readonly today: string
  readonly mayWrite: boolean
}

/** Until when what was billed is guaranteed, and why; or the way to say it. A credit note guarantees nothing. */
export function WarrantyPart({ invoice, realEstateId, today, mayWrite }: WarrantyPartProps) {
  const [isOpened, setOpened] = useState(false)
  const {
    kind,
    warrantyUntil: until,
    warrantyBasis: basis,
    warrantyYears: years,
    warrantyFrom: from,
  } = invoice
  if (kind === 'credit' || (!mayWrite && typeof until !== 'string')) return null
  const remove = async () => {
    const fault = await hold(realEstateId, invoice, invoices.acts.endWarranty(invoice, {}), texts.ended)
    if (fault !== undefined) toast({ text: savingTexts.notKept[fault], tone: 'due' })
  }
  // Not only empty: a copy on a device may be older than this fact.
  const isGuaranteed = typeof until === 'string' && basis !== null && years !== null && from !== null
  return (
    <section className={styles['part']} aria-label={texts.heading}>
      {isGuaranteed && (
        <Facts
          look="pairs"
          facts={[
            {
              label: texts.heading,
              value: (until < today ? texts.over : texts.until)(day(until)),
              note: warrantySentence(basis, years, day(from)),
            },
          ]}
        />
      )}
      {mayWrite && (
        <div className={styles['actions']}>
          <Button
            size={isGuaranteed ? 'small' : undefined}
            icon={isGuaranteed ? <IconPencil /> : <IconShieldCheck />}
            aria-haspopup="dialog"
            onClick={() => setOpened(true)}
          >
            {isGuaranteed ? texts.change : texts.action}
          </Button>
          {isGuaranteed && (
            <Button size="small" kind="quiet" icon={<IconTrash />} onClick={() => void remove()}>
              {texts.remove}
            </Button>
          )}
        </div>
      )}
      {isOpened && (
        <WarrantySheet invoice={invoice} realEstateId={realEstateId} onClose={() => setOpened(false)} />
      )}
    </section>
  )
}
