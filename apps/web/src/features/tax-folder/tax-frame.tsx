import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Card } from '#ui/layout/card.tsx'
import { Loading, SkeletonRows } from '#ui/layout/skeleton.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { ListFailure } from '#ui/list/list-failure.tsx'
import styles from './tax-folder.module.css'
import { taxFolderWords as words } from './tax-folder.texts.ts'
import type { useTaxFacts } from './use-tax-facts.ts'

type TaxFrameProps = { readonly tax: ReturnType<typeof useTaxFacts>; readonly children: ReactNode }

/** What both views show while there is nothing to show: no right, no answer, not yet. */
export function TaxFrame({ tax, children }: TaxFrameProps) {
  if (tax.isRefused)
    return (
      <Card>
        <EmptyState {...words.noRight} picture={<IconLock stroke={1.5} size={56} />} />
      </Card>
    )
  if (tax.facts !== undefined) return <div className={styles['stack']}>{children}</div>
  if (tax.error !== null) return <ListFailure texts={words.failed} error={tax.error} onAgain={tax.refetch} />
  return (
    <Card>
      <Loading>
        <SkeletonRows rows={6} />
      </Loading>
    </Card>
  )
}
