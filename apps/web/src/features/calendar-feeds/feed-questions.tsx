import type { CalendarContent } from '@hauswart/domain/calendar/calendar-feed'
import { EndCalendarFeedDocument } from '#gql/graphql.ts'
import { request } from '#device/net/graphql.ts'
import { refreshHouse } from '#house/refresh-house.ts'
import { SaveFailure } from '#ui/form/save-failure.tsx'
import { useSubmit } from '#ui/form/use-submit.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { calendarFeedsTexts as texts } from './calendar-feeds.texts.ts'
import { useAddress } from './use-address.ts'

type QuestionProps = { readonly realEstateId: string; readonly onClose: () => void }

type RenewQuestionProps = QuestionProps & {
  readonly contents: readonly CalendarContent[]
  readonly onAddress: (address: string) => void
}

export function RenewQuestion({ realEstateId, contents, onAddress, onClose }: RenewQuestionProps) {
  const { submit, isBusy, failure } = useAddress(realEstateId, onAddress)
  return (
    <ConfirmDialog
      title={texts.renewQuestion}
      isOpen
      onClose={onClose}
      onConfirm={() => void submit(contents)}
      confirmLabel={texts.renew}
      isBusy={isBusy}
    >
      <p>{texts.renewText}</p>
      <SaveFailure failure={failure} />
    </ConfirmDialog>
  )
}

export function EndQuestion({
  realEstateId,
  onEnd,
  onClose,
}: QuestionProps & { readonly onEnd: () => void }) {
  const { submit, isBusy, failure } = useSubmit(async (_input: object, idempotencyKey: string) => {
    await request(EndCalendarFeedDocument, { realEstateId, input: { idempotencyKey } })
    toast({ text: texts.isEnded, tone: 'good' })
    onEnd()
    void refreshHouse(realEstateId, 'calendar-feed')
  })
  return (
    <ConfirmDialog
      title={texts.endQuestion}
      isOpen
      onClose={onClose}
      onConfirm={() => void submit({})}
      confirmLabel={texts.end}
      isBusy={isBusy}
    >
      <p>{texts.endText}</p>
      <SaveFailure failure={failure} />
    </ConfirmDialog>
  )
}
