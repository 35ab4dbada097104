import { documentCategoryLabels } from '@hauswart/domain/documents/document.labels'
import { IconDownload, IconFileText } from '@tabler/icons-react'
import { bytes, day } from '#device/text/format.ts'
import { LinkButton } from '#ui/action/button.tsx'
import { guestLinksTexts } from '../guest-links.texts.ts'
import type { GuestPaper } from './guest-calls.ts'
import styles from './guest-papers.module.css'

const { guest: texts } = guestLinksTexts

/** Each paper with the picture of its first page, what it is, and the way to take it along. */
export function GuestPapers({ papers }: { readonly papers: readonly GuestPaper[] }) {
  if (papers.length === 0) return <p>{texts.none}</p>
  return (
    <ul className={styles['papers']} aria-label={texts.list}>
      {papers.map((paper) => (
        <li key={paper.id} className={styles['paper']}>
          <span className={styles['picture']}>
            {paper.preview === undefined ? (
              <IconFileText size={32} stroke={1.5} aria-hidden="true" />
            ) : (
              <img src={paper.preview} alt="" loading="lazy" />
            )}
          </span>
          <div className={styles['words']}>
            <h2>{paper.title}</h2>
            <p>{wordsOf(paper).join(' · ')}</p>
            <LinkButton
              href={paper.url}
              size="small"
              icon={<IconDownload />}
              aria-label={texts.downloadOf(paper.title)}
            >
              {texts.download}
            </LinkButton>
          </div>
        </li>
      ))}
    </ul>
  )
}

const wordsOf = ({ category, datedOn, sender, pageCount, sizeBytes }: GuestPaper): string[] => [
  ...(category === undefined ? [] : [documentCategoryLabels[category]]),
  ...(datedOn === undefined ? [] : [day(datedOn)]),
  ...(sender === undefined ? [] : [texts.from(sender)]),
  ...(pageCount === undefined ? [] : [texts.pages(pageCount)]),
  bytes(sizeBytes),
]
