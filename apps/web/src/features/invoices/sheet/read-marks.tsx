import type { TextFacts } from '@hauswart/domain/invoices/invoice-of-text'
import type { ReactNode } from 'react'
import { scanTexts } from '#features/invoices/scan/scan.texts.ts'
import { Pill } from '#ui/mark/pill.tsx'
import type { InvoiceValues } from './invoice-values.ts'

const { mark: texts } = scanTexts
const marked = ['creditor', 'amountRappen', 'issuedOn', 'dueOn', 'number'] as const
type Marked = (typeof marked)[number]

export type ReadMarks = Partial<
  Readonly<Record<Marked, { readonly aside: ReactNode; readonly hint: ReactNode }>>
>

/** Where each value stands on the paper, as long as the field still holds what was read there. */
export function readMarks(read: TextFacts, values: InvoiceValues): ReadMarks {
  return Object.fromEntries(
    marked.flatMap((field) => {
      const found = read[field]
      if (found === undefined || found.value !== values[field]) return []
      const aside = (
        <Pill size="small" tone="info">
          {texts.read}
        </Pill>
      )
      return [[field, { aside, hint: texts.place(found.page, found.quote, found.reason) }]]
    }),
  )
}
