import { IconFileText } from '@tabler/icons-react'
import type { QuoteRow } from '#house/nouns/quotes.ts'
import { documentPath } from '#house/paths/places.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import styles from './company-head.module.css'
import { quotesTexts } from './quotes.texts.ts'

const { paper: texts } = quotesTexts

type QuotePaperLinkProps = {
  readonly quote: Pick<QuoteRow, 'documentId' | 'company'>
  /** Those of the house, out of the trash. */
  readonly papers: ReadonlySet<string>
}

/** The way to the paper of a quote, where it has one. */
export function QuotePaperLink({ quote: { documentId, company }, papers }: QuotePaperLinkProps) {
  if (documentId === null || !papers.has(documentId)) return null
  return (
    <AppLink className={styles['paper']} to={documentPath(documentId)} aria-label={texts.seeOf(company)}>
      <IconFileText size={16} stroke={1.75} aria-hidden="true" />
      {texts.see}
    </AppLink>
  )
}
