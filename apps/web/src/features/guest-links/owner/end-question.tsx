import { RevokeGuestLinkDocument } from '#gql/graphql.ts'
import { request } from '#device/net/graphql.ts'
import { refreshHouse } from '#house/refresh-house.ts'
import { SaveFailure } from '#ui/form/save-failure.tsx'
import { useSubmit } from '#ui/form/use-submit.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { guestLinksTexts } from '../guest-links.texts.ts'
import type { GuestLink } from './guest-link-row.tsx'

const { owner: texts } = guestLinksTexts

type EndQuestionProps = {
  readonly realEstateId: string
  readonly link: GuestLink
  readonly onClose: () => void
}

export function EndQuestion({ realEstateId, link, onClose }: EndQuestionProps) {
  const { submit, isBusy, failure } = useSubmit(async (expectedVersion: number, idempotencyKey: string) => {
    await request(RevokeGuestLinkDocument, {
      realEstateId,
      id: link.id,
      input: { expectedVersion, idempotencyKey },
    })
    toast({ text: texts.isEnded, tone: 'good' })
    onClose()
    void refreshHouse(realEstateId, 'guest-links')
  })
  return (
    <ConfirmDialog
      title={texts.endQuestion(link.label)}
      isOpen
      onClose={onClose}
      onConfirm={() => void submit(link.version)}
      confirmLabel={texts.end}
      isBusy={isBusy}
    >
      <p>{texts.endText}</p>
      {failure?.kind === 'conflict' ? (
        <p role="alert">{texts.conflict}</p>
      ) : (
        <SaveFailure failure={failure} />
      )}
    </ConfirmDialog>
  )
}
