import { documentCategoryLabels } from '@hauswart/domain/documents/document.labels'
import type { DocumentCategory } from '@hauswart/domain/documents/document'
import { useId } from 'react'
import { FieldError } from '#ui/input/field-frame.tsx'
import { guestLinksTexts } from '../guest-links.texts.ts'
import styles from './paper-choice.module.css'

export type ShareablePaper = {
  readonly id: string
  readonly title: string
  readonly category: DocumentCategory | null
}

type PaperChoiceProps = {
  readonly papers: readonly ShareablePaper[]
  readonly chosen: readonly string[]
  readonly error: string | undefined
  readonly onChange: (chosen: readonly string[]) => void
}

/** Some of the papers; real check boxes underneath. */
export function PaperChoice({ papers, chosen, error, onChange }: PaperChoiceProps) {
  const id = useId()
  return (
    <fieldset className={styles['papers']} aria-describedby={error === undefined ? undefined : id}>
      <legend>{guestLinksTexts.sheet.papers}</legend>
      <div className={styles['list']}>
        {papers.map((paper) => (
          <label key={paper.id} className={styles['paper']}>
            <input
              type="checkbox"
              aria-invalid={error === undefined ? undefined : true}
              checked={chosen.includes(paper.id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, paper.id] : chosen.filter((one) => one !== paper.id))
              }
            />
            <span className={styles['words']}>
              <span>{paper.title}</span>
              {paper.category !== null && <small>{documentCategoryLabels[paper.category]}</small>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
