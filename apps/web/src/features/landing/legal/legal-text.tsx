import type { Block, Inline } from '@hauswart/domain/content/markdown'
import { day } from '#device/text/format.ts'
import { landingTexts } from '#features/landing/landing.texts.ts'
import type { LegalPage } from './legal-page.ts'
import styles from './legal-text.module.css'

const texts = landingTexts.legal

export function LegalText({ page }: { readonly page: LegalPage }) {
  return (
    <article className={styles['page']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{page.title}</h1>
        <p className={styles['lead']}>{page.lead}</p>
        <p className={styles['day']}>{`${texts.version} ${day(page.checkedOn)}`}</p>
      </header>
      <Contents blocks={page.blocks} />
      <div className={styles['text']}>
        {page.blocks.map((block, n) => (
          <Piece key={n} block={block} id={placeOf(n)} />
        ))}
        <h2>{texts.sources}</h2>
        <Sources sources={page.sources} />
      </div>
    </article>
  )
}

const placeOf = (n: number): string => `abschnitt-${n}`

function Contents({ blocks }: Pick<LegalPage, 'blocks'>) {
  return (
    <nav className={styles['contents']} aria-label={texts.contents}>
      <ul>
        {blocks.map((block, n) =>
          block.kind === 'heading' && block.level === 2 ? (
            <li key={n}>
              <a href={`#${placeOf(n)}`}>
                <Words parts={block.children} />
              </a>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  )
}

function Sources({ sources }: Pick<LegalPage, 'sources'>) {
  return (
    <ul>
      {sources.map(({ title, url }) => (
        <li key={title}>
          {url === undefined ? (
            title
          ) : (
            <a href={url} rel="noopener noreferrer">
              {title}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

function Piece({ block, id }: { readonly block: Block; readonly id: string }) {
  if (block.kind === 'heading') {
    const Heading = `h${block.level}` as const
    return (
      <Heading id={id}>
        <Words parts={block.children} />
      </Heading>
    )
  }
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Words parts={block.children} />
      </p>
    )
  }
  const List = block.isOrdered ? 'ol' : 'ul'
  return (
    <List>
      {block.items.map((item, n) => (
        <li key={n}>
          <Words parts={item} />
        </li>
      ))}
    </List>
  )
}

function Words({ parts }: { readonly parts: readonly Inline[] }) {
  return parts.map((part, n) => {
    if (typeof part === 'string') return part
    const inner = <Words parts={part.children} />
    if (part.kind === 'link')
      return (
        <a key={n} href={part.address} rel="noopener noreferrer">
          {inner}
        </a>
      )
    return part.kind === 'strong' ? <strong key={n}>{inner}</strong> : <em key={n}>{inner}</em>
  })
}
