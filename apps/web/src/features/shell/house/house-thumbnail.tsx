import styles from './house-thumbnail.module.css'

/** The small picture of a house beside its name. */
export function HouseThumbnail({ isEmpty = false }: { readonly isEmpty?: boolean }) {
  return (
    <svg className={styles['picture']} viewBox="0 0 36 36" aria-hidden="true" focusable="false">
      <rect width="36" height="36" className={styles['sky']} />
      <path d="M0 25c8 0 18-3 36-9v20H0Z" className={styles['hill']} />
      {!isEmpty && (
        <>
          <path d="M9 18h18v12H9Z" className={styles['wall']} />
          <path d="M6 18 18 9l12 9Z" className={styles['roof']} />
        </>
      )}
      {isEmpty && <path d="M9 30V18l9-7 9 7v12Z" className={styles['plan']} />}
    </svg>
  )
}
