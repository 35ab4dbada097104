import { RemindQuoteRequestDocument, WithdrawQuoteRequestDocument } from '#gql/graphql.ts'
import { request } from '#device/net/graphql.ts'
import { refreshHouse } from '#house/refresh-house.ts'
import { SaveFailure } from '#ui/form/save-failure.tsx'
import { useSubmit } from '#ui/form/use-submit.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { quoteRequestsTexts } from './quote-requests.texts.ts'
import type { QuoteRequest } from './request-row.tsx'

type QuestionProps = {
  readonly realEstateId: string
  readonly asked: QuoteRequest
  readonly act: 'remind' | 'withdraw'
  readonly onClose: () => void
}

const doneOf = {
  remind: ({ company }: QuoteRequest) => quoteRequestsTexts.remind.done(company),
  withdraw: () => quoteRequestsTexts.withdraw.done,
}

/** Both reach somebody outside and cannot be taken back, so both are asked about first. */
export function RequestQuestion({ realEstateId, asked, act, onClose }: QuestionProps) {
  const texts = quoteRequestsTexts[act]
  const { submit, isBusy, failure } = useSubmit(async (expectedVersion: number, idempotencyKey: string) => {
    const input = { expectedVersion, idempotencyKey }
    const variables = { realEstateId, id: asked.id, input }
    if (act === 'remind') await request(RemindQuoteRequestDocument, variables)
    else await request(WithdrawQuoteRequestDocument, variables)
    toast({ text: doneOf[act](asked), tone: 'good' })
    onClose()
    void refreshHouse(realEstateId, 'quote-requests')
  })
  return (
    <ConfirmDialog
      title={texts.title(asked.company)}
      isOpen
      onClose={onClose}
      onConfirm={() => void submit(asked.version)}
      confirmLabel={texts.save}
      isBusy={isBusy}
    >
      <p>{texts.text(asked.email)}</p>
      {failure?.kind === 'conflict' ? (
        <p role="alert">{quoteRequestsTexts.conflict}</p>
      ) : (
        <SaveFailure failure={failure} />
      )}
    </ConfirmDialog>
  )
}
