import { documentCategoryLabels } from '@hauswart/domain/documents/document.labels'
import type { ReactNode, RefObject } from 'react'
import { IconCheck, IconChevronRight, IconPencil, IconTrash } from '@tabler/icons-react'
import { day, money } from '#device/text/format.ts'
import { documents } from '#house/nouns/documents.ts'
import { Button } from '#ui/action/button.tsx'
import { documentsTexts } from '#features/documents/documents.texts.ts'
import type { Paper } from '#features/documents/paper.ts'
import {
  proposalFor,
  titleOf,
  type Proposal,
  type Proposed,
  type ProposedField,
  type ReadPlace,
} from './proposal.ts'
import styles from './review-card.module.css'

type ReviewCardProps = {
  readonly paper: Paper
  /** Which of those that wait it is. */
  readonly at: { readonly number: number; readonly all: number }
  readonly canSeeFinances: boolean
  readonly onAccept: (facts: Proposed) => void
  readonly onChange: (field: ProposedField) => void
  /** To the place where something was read. */
  readonly onLook: (place: ReadPlace) => void
  readonly onRemove: () => void
  /** The way to record it as what it is besides a paper. */
  readonly children?: ReactNode
  readonly acceptRef: RefObject<HTMLButtonElement | null>
}

const texts = documentsTexts.proposal

/** What was read on the paper, each with its reason: one press files it. */
export function ReviewCard(props: ReviewCardProps) {
  const { paper, at, canSeeFinances, onAccept, onChange, onLook, onRemove, children, acceptRef } = props
  const proposal = proposalFor(paper)
  const fields = shownFields(proposal, canSeeFinances)
  const hasPages = paper.file.mediaType === pdf
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
          const read = proposal.read[field]
          return (
            <li key={field}>
              <button type="button" className={styles['row']} onClick={() => onChange(field)}>
                <span className={styles['label']}>{label}</span>{' '}
                <span className={styles['value']}>{value}</span>{' '}
                <span className={styles['reason']}>{reasonFor(field, proposal, paper)}</span>{' '}
                <span className="visually-hidden">{texts.changeThis}</span>
                <IconChevronRight size={18} stroke={1.75} aria-hidden="true" className={styles['chevron']} />
              </button>
              {read !== undefined && read.quote !== '' && (
                <Quote read={read} hasPages={hasPages} onLook={onLook} />
              )}
            </li>
          )
        })}
      </ul>
      <div className={styles['actions']}>
        <Button
          ref={acceptRef}
          kind="primary"
          icon={<IconCheck />}
          // A key that is held would accept what nobody has seen.
          onKeyDown={(event) => {
            if (event.repeat) event.preventDefault()
          }}
          onClick={() => onAccept(proposal.facts)}
        >
          {texts.accept}
        </Button>
        <Button icon={<IconPencil />} onClick={() => onChange('title')}>
          {texts.change}
        </Button>
        {children}
        <Button kind="quiet" icon={<IconTrash />} onClick={onRemove}>
          {documentsTexts.act.remove}
        </Button>
      </div>
      <p className={styles['hint']}>{at.all > 1 ? texts.hint : texts.lastHint}</p>
    </section>
  )
}

type QuoteProps = Pick<ReviewCardProps, 'onLook'> & {
  readonly read: ReadPlace
  readonly hasPages: boolean
}

/** The words something was read from; on a PDF the way there. */
function Quote({ read, hasPages, onLook }: QuoteProps) {
  const words = texts.quote(read.quote)
  if (!hasPages) return <p className={styles['quote']}>{words}</p>
  return (
    <button type="button" className={styles['quote']} title={words} onClick={() => onLook({ ...read })}>
      {words} <span className="visually-hidden">{texts.look(read.page)}</span>
    </button>
  )
}

const pdf = 'application/pdf'
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
