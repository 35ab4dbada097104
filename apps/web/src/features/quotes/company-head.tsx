import { shownQuoteState } from '@hauswart/domain/quotes/quote'
import { quoteStateLabels } from '@hauswart/domain/quotes/quote.labels'
import { IconCalendar, IconClock } from '@tabler/icons-react'
import { day, daysBetween } from '#device/text/format.ts'
import { useToday } from '#device/use-today.ts'
import type { QuoteRow } from '#house/nouns/quotes.ts'
import type { Shown } from '#house/record/record.ts'
import { classes } from '#ui/classes.ts'
import { OnItsWay } from '#ui/mark/on-its-way.tsx'
import { Pill } from '#ui/mark/pill.tsx'
import styles from './company-head.module.css'
import { QuotePaperLink } from './quote-paper-link.tsx'
import { quotesTexts } from './quotes.texts.ts'

const { table: texts } = quotesTexts
/** Whoever needs longer to decide should ask whether it still stands. */
const shortDays = 21

export type ShownQuote = Shown<QuoteRow>

type CompanyHeadProps = {
  readonly quote: ShownQuote
  /** The firm gave it itself. */
  readonly isByLink: boolean
  /** Of the house. */
  readonly papers: ReadonlySet<string>
  readonly onOpen: ((quote: QuoteRow) => void) | undefined
}

/** Who offers, since when and until when. */
export function CompanyHead({ quote, isByLink, papers, onOpen }: CompanyHeadProps) {
  const { company, receivedOn, validUntil, contractOn } = quote
  const today = useToday()
  const state = shownQuoteState(quote, today)
  const left = validUntil === null ? undefined : daysBetween(today, validUntil)
  const isOpen = state === 'received' || state === 'in_review'
  const isShort = isOpen && left !== undefined && left <= shortDays
  const Sign = isShort ? IconClock : IconCalendar
  return (
    <div className={styles['head']}>
      {onOpen === undefined ? (
        <span className={styles['company']}>{company}</span>
      ) : (
        <button
          type="button"
          className={classes(styles['company'], styles['open'])}
          aria-haspopup="dialog"
          title={texts.open(company)}
          onClick={() => onOpen(quote)}
        >
          {company}
        </button>
      )}
      {receivedOn !== null && <span className={styles['fact']}>{texts.from(day(receivedOn))}</span>}
      {validUntil !== null && (
        <span className={classes(styles['fact'], isShort && styles['short'])}>
          <Sign size={15} stroke={1.75} aria-hidden="true" />
          {texts.until(day(validUntil))}
          {isOpen && left !== undefined && left >= 0 && ` · ${texts.left(left)}`}
        </span>
      )}
      {state !== 'received' && (
        <Pill size="small" tone={tones[state]}>
          {quoteStateLabels[state]}
        </Pill>
      )}
      {state === 'accepted' && contractOn && (
        <span className={styles['fact']}>{quotesTexts.contract.from(day(contractOn))}</span>
      )}
      {isByLink && <span className={styles['fact']}>{texts.byLink}</span>}
      <QuotePaperLink quote={quote} papers={papers} />
      <OnItsWay isWaiting={quote.isWaiting} isRefused={quote.refusal !== undefined} />
    </div>
  )
}

const tones = {
  asked: 'neutral',
  in_review: 'info',
  accepted: 'good',
  declined: 'neutral',
  expired: 'due',
} as const
