import { classes } from '#ui/classes.ts'
import styles from './brand.module.css'
import { uiTexts } from '#ui/ui.texts.ts'

type BrandProps = {
  /** Plain link, so that it also works on pages without scripts. */
  readonly href?: string | undefined
  readonly size?: 'normal' | 'large' | undefined
  /** The sign alone, for narrow places; its word stays for screen readers. */
  readonly isSignOnly?: boolean | undefined
}

export function Brand({ href, size = 'normal', isSignOnly }: BrandProps) {
  const name = classes(styles['brand'], styles[size])
  const content = (
    <>
      <BrandSign />
      <span className={isSignOnly === true ? 'visually-hidden' : styles['word']}>{uiTexts.brand}</span>
    </>
  )
  if (href === undefined) return <span className={name}>{content}</span>
  return (
    <a href={href} className={name}>
      {content}
    </a>
  )
}

function BrandSign() {
  return (
    <svg className={styles['sign']} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" className={styles['tile']} />
      <path
        className={styles['house']}
        d="M9 15.2 16 9l7 6.2V22a1.2 1.2 0 0 1-1.2 1.2H10.2A1.2 1.2 0 0 1 9 22Zm4.6 8v-4.6a.8.8 0 0 1 .8-.8h3.2a.8.8 0 0 1 .8.8v4.6"
      />
    </svg>
  )
}
