import { sameBy } from '@hauswart/domain/craftsmen/craftsman'
import { IconArrowMerge } from '@tabler/icons-react'
import { useState } from 'react'
import { useRole } from '#house/use-role.ts'
import { Button } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import type { Craftsman } from '#features/craftsmen/craftsman-words.ts'
import { MergeSheet } from './merge-sheet.tsx'
import { mergeTexts as texts } from './merge.texts.ts'

type MergeProps = {
  readonly realEstateId: string
  readonly craftsman: Craftsman
  readonly others: readonly Craftsman[]
}

/** Where the same enterprise stands in the book twice, it is said with the way to put both together. */
export function DuplicateNotice({ realEstateId, craftsman, others }: MergeProps) {
  const found = duplicateOf(craftsman, others)
  const [isOpen, setOpen] = useState(false)
  if (found === undefined) return null
  return (
    <Notice
      action={
        <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {texts.open}
        </Button>
      }
    >
      {texts.same[found.by](found.other.company)}
      {isOpen && (
        <MergeSheet
          realEstateId={realEstateId}
          craftsman={craftsman}
          others={others}
          proposed={found.other.id}
          onClose={() => setOpen(false)}
        />
      )}
    </Notice>
  )
}

/** For two that nobody would take for the same. */
export function MergeButton({ realEstateId, craftsman, others }: MergeProps) {
  const [isOpen, setOpen] = useState(false)
  if (others.length === 0 || duplicateOf(craftsman, others) !== undefined) return null
  return (
    <>
      <Button kind="quiet" icon={<IconArrowMerge />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && (
        <MergeSheet
          realEstateId={realEstateId}
          craftsman={craftsman}
          others={others}
          proposed=""
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** Whoever moves quotes and invoices must see them; what has not left the device is nothing the server could join. */
export function useMayMerge(realEstateId: string, { isWaiting }: Craftsman): boolean {
  const { mayWrite, canSeeFinances } = useRole(realEstateId)
  return mayWrite && canSeeFinances && !isWaiting
}

function duplicateOf(craftsman: Craftsman, others: readonly Craftsman[]) {
  for (const other of others) {
    const by = other.isWaiting ? undefined : sameBy(craftsman, other)
    if (by !== undefined) return { other, by }
  }
  return undefined
}
