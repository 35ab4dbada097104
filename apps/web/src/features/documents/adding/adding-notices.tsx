import { Button } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { Progress } from '#ui/layout/progress.tsx'
import { uiTexts } from '#ui/ui.texts.ts'
import { documentsTexts } from '#features/documents/documents.texts.ts'
import { KnownDialog } from './known-dialog.tsx'
import type { useAdding } from './use-adding.ts'

type AddingNoticesProps = {
  readonly adding: ReturnType<typeof useAdding>
  readonly onOpen: (id: string) => void
}

/** What is to be said about the files somebody chose. */
export function AddingNotices({ adding, onOpen }: AddingNoticesProps) {
  const { known } = adding
  return (
    <>
      {adding.isPreparing && <Progress label={documentsTexts.add.preparing} />}
      {adding.faults.length > 0 && (
        <Notice
          tone="due"
          live="alert"
          action={
            <Button size="small" onClick={adding.forgetFaults}>
              {uiTexts.close}
            </Button>
          }
        >
          {adding.faults.map((fault) => (
            <p key={fault}>{fault}</p>
          ))}
        </Notice>
      )}
      {known !== undefined && (
        <KnownDialog
          known={known}
          onOpen={() => {
            adding.forget()
            onOpen(known.paper.id)
          }}
          onAnyway={() => void adding.addAnyway()}
          onDrop={adding.forget}
        />
      )}
    </>
  )
}
