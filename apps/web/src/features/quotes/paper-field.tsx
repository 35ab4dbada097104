import { mostFileBytes } from '@hauswart/domain/files/file'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { copyOf } from '#device/photos/copy-file.ts'
import { documents } from '#house/nouns/documents.ts'
import { quotes } from '#house/nouns/quotes.ts'
import { useRows } from '#house/record/use-rows.ts'
import { Button } from '#ui/action/button.tsx'
import type { useForm } from '#ui/form/use-form.ts'
import { SelectField } from '#ui/input/field.tsx'
import { FileButton } from '#ui/input/file-button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import styles from './paper-field.module.css'
import type { QuoteValues } from './quote-values.ts'
import { quotesTexts } from './quotes.texts.ts'

const { paper: texts } = quotesTexts

type PaperFieldProps = {
  readonly realEstateId: string
  readonly form: ReturnType<typeof useForm<QuoteValues, unknown>>
  readonly paper: File | undefined
  readonly onPaper: (file: File | undefined) => void
}

/** The paper of a quote: one that is filed already, or a file that is filed with it. */
export function PaperField({ realEstateId, form, paper, onPaper }: PaperFieldProps) {
  const papers = useRows(documents, realEstateId).data ?? []
  const [fault, setFault] = useState<string>()
  async function take(chosen: File): Promise<void> {
    setFault(undefined)
    if (chosen.size > mostFileBytes) return setFault(texts.tooLarge)
    const copy = await copyOf(chosen)
    if (copy === undefined) return setFault(texts.unreadable)
    return onPaper(copy)
  }
  return (
    <div className={styles['paper']}>
      {paper === undefined && papers.length > 0 && (
        <SelectField
          label={quotes.facts.documentId}
          isOptional
          options={papers.map(({ id, title }) => ({ value: id, label: title }))}
          placeholder={texts.none}
          {...form.text('documentId')}
        />
      )}
      {paper === undefined ? (
        <FileButton
          accept="image/*,application/pdf"
          icon={<IconUpload />}
          onFiles={([file]) => {
            if (file !== undefined) void take(file)
          }}
        >
          {texts.add}
        </FileButton>
      ) : (
        <Notice
          action={
            <Button size="small" kind="quiet" onClick={() => onPaper(undefined)}>
              {texts.drop}
            </Button>
          }
        >
          {texts.kept(paper.name)}
        </Notice>
      )}
      {fault !== undefined && (
        <Notice tone="due" live="status">
          {fault}
        </Notice>
      )}
    </div>
  )
}
