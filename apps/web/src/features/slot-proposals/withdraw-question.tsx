import { WithdrawSlotProposalDocument } from '#gql/graphql.ts'
import { request } from '#device/net/graphql.ts'
import { refreshHouse } from '#house/refresh-house.ts'
import { SaveFailure } from '#ui/form/save-failure.tsx'
import { useSubmit } from '#ui/form/use-submit.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { slotProposalsTexts } from './slot-proposals.texts.ts'

const { part: texts } = slotProposalsTexts

type WithdrawQuestionProps = {
  readonly realEstateId: string
  readonly proposal: { readonly id: string; readonly email: string; readonly version: number }
  readonly onClose: () => void
}

export function WithdrawQuestion({ realEstateId, proposal, onClose }: WithdrawQuestionProps) {
  const { submit, isBusy, failure } = useSubmit(async (expectedVersion: number, idempotencyKey: string) => {
    await request(WithdrawSlotProposalDocument, {
      realEstateId,
      id: proposal.id,
      input: { expectedVersion, idempotencyKey },
    })
    toast({ text: texts.isWithdrawn, tone: 'good' })
    onClose()
    void refreshHouse(realEstateId, 'slot-proposals')
  })
  return (
    <ConfirmDialog
      title={texts.withdrawQuestion}
      isOpen
      onClose={onClose}
      onConfirm={() => void submit(proposal.version)}
      confirmLabel={texts.withdraw}
      isBusy={isBusy}
    >
      <p>{texts.withdrawText(proposal.email)}</p>
      {failure?.kind === 'conflict' ? (
        <p role="alert">{texts.conflict}</p>
      ) : (
        <SaveFailure failure={failure} />
      )}
    </ConfirmDialog>
  )
}
