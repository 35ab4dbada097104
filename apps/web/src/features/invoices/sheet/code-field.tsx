import { invoiceOfCode, type CodeFacts } from '@hauswart/domain/invoices/invoice-of-code'
import { useState } from 'react'
import { TextArea } from '#ui/input/field.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { invoicesTexts } from '#features/invoices/invoices.texts.ts'

const { form: texts } = invoicesTexts

type CodeFieldProps = { readonly today: string; readonly onRead: (facts: CodeFacts) => void }

/** The text of a code, read on this device: what is wrong with it stands at the field, what is right in the others. */
export function CodeField({ today, onRead }: CodeFieldProps) {
  const [code, setCode] = useState('')
  const read = code.trim() === '' ? undefined : invoiceOfCode(code, today)
  return (
    <>
      <TextArea
        label={texts.code}
        hint={texts.codeHint}
        isOptional
        rows={3}
        spellCheck={false}
        autoComplete="off"
        value={code}
        error={read !== undefined && 'faults' in read ? read.faults.join(' ') : undefined}
        onChange={({ target }) => {
          setCode(target.value)
          const found = invoiceOfCode(target.value, today)
          if ('facts' in found) onRead(found.facts)
        }}
      />
      {read !== undefined && 'facts' in read && (
        <Notice tone="good" live="status">
          {read.facts.amountRappen === null ? texts.noAmount : texts.codeRead}
        </Notice>
      )}
    </>
  )
}
