import { documentCategoryLabels } from '@hauswart/domain/documents/document.labels'
import { IconCheck, IconChevronRight, IconPencil, IconTrash } from '@tabler/icons-react'
import { day, money } from '#device/text/format.ts'
import { documents } from '#house/nouns/documents.ts'
import { Button } from '#ui/action/button.tsx'
import { documentsTexts } from '#features/documents/documents.texts.ts'
import type { Paper } from '#features/documents/paper.ts'
import { proposalFor, titleOf, type Proposal, type Proposed, type ProposedField } from './proposal.ts'
import styles from './review-card.module.css'

type ReviewCardProps = {
  readonly paper: Paper
  /** Which of those that wait it is. */
  readonly at: { readonly number: number; readonly all: number }
  readonly canSeeFinances: boolean
  readonly onAccept: (facts: Proposed) => void
  readonly onChange: (field: ProposedField) => void
  readonly onRemove: () => void
}

const texts = documentsTexts.proposal

/** What was read on the paper, each with its reason: one press files it. */
export function ReviewCard({ paper, at, canSeeFinances, onAccept, onChange, onRemove }: ReviewCardProps) {
  const proposal = proposalFor(paper)
  const fields = shownFields(proposal, canSeeFinances)
  return (
    <section className={styles['review']} aria-labelledby="document-proposal">
      <div className={styles['head']}>
        <h3 id="document-proposal">{texts.title}</h3>
        {at.all > 1 && <span className={styles['number']}>{texts.of(at.number, at.all)}</span>}
      </div>
      <ul className={styles['rows']}>
        {fields.map((field) => {
          const label = documents.facts[field]
          const value = inWords(field, proposal.facts)
          return (
            <li key={field}>
              <button type="button" className={styles['row']} onClick={() => onChange(field)}>
                <span className={styles['label']}>{label}</span>{' '}
                <span className={styles['value']}>{value}</span>{' '}
                <span className={styles['reason']}>{reasonFor(field, proposal, paper)}</span>{' '}
                <span className="visually-hidden">{texts.changeThis}</span>
                <IconChevronRight size={18} stroke={1.75} aria-hidden="true" className={styles['chevron']} />
              </button>
            </li>
          )
        })}
      </ul>
      <div className={styles['actions']}>
        <Button kind="primary" icon={<IconCheck />} onClick={() => onAccept(proposal.facts)}>
          {texts.accept}
        </Button>
        <Button icon={<IconPencil />} onClick={() => onChange('title')}>
          {texts.change}
        </Button>
        <Button kind="quiet" icon={<IconTrash />} onClick={onRemove}>
          {documentsTexts.act.remove}
        </Button>
      </div>
      <p className={styles['hint']}>{at.all > 1 ? texts.hint : texts.lastHint}</p>
    </section>
  )
}

const always = ['title', 'category', 'datedOn', 'sender'] as const

function shownFields({ facts }: Proposal, canSeeFinances: boolean): readonly ProposedField[] {
  return [
    ...always,
    ...(canSeeFinances ? (['amountRappen'] as const) : []),
    ...(facts.validUntil === null ? [] : (['validUntil'] as const)),
  ]
}

function inWords(field: ProposedField, facts: Proposed): string {
  const { category, amountRappen } = facts
  if (field === 'category') return category === null ? texts.none : documentCategoryLabels[category]
  if (field === 'amountRappen') return amountRappen === null ? texts.none : money(amountRappen)
  const value = facts[field]
  if (value === null) return texts.none
  return field === 'datedOn' || field === 'validUntil' ? day(value) : value
}

function reasonFor(field: ProposedField, { facts, read }: Proposal, paper: Paper): string {
  const found = read[field]
  if (found !== undefined) {
    const where = `${found.reason}, ${texts.read(found.page)}`
    const [before, after] = [inWords(field, paper), inWords(field, facts)]
    return field === 'title' || paper[field] === null || before === after
      ? where
      : texts.instead(where, before)
  }
  if (field === 'title') return paper.title === titleOf(paper.file.name) ? texts.fileName : texts.own
  if (paper[field] !== null) return texts.own
  return field === 'category' && facts.category !== null ? texts.unknown : ''
}
