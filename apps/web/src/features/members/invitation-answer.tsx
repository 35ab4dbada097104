import { useState } from 'react'
import { request } from '#device/net/graphql.ts'
import { session } from '#device/session/session.ts'
import { useSubmit } from '#ui/form/use-submit.ts'
import { Button } from '#ui/action/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { SaveFailure } from '#ui/form/save-failure.tsx'
import { AcceptInvitationDocument } from '#gql/graphql.ts'
import { refuseInvitation, type OpenInvitation } from './invitation-calls.ts'
import { membersTexts } from './members.texts.ts'

const { page: texts } = membersTexts

type AcceptProps = {
  readonly token: string
  readonly invitation: OpenInvitation
  readonly ownEmail: string
  readonly onAccepted: (realEstateId: string) => Promise<void>
}

/** The one press that lets somebody in. With another account than the invited one only after it was said. */
export function AcceptInvitation({ token, invitation, ownEmail, onAccepted }: AcceptProps) {
  const isOther = ownEmail.toLowerCase() !== invitation.email.toLowerCase()
  const { submit, isBusy, failure } = useSubmit(async (realEstateId: string, idempotencyKey: string) => {
    await request(AcceptInvitationDocument, { realEstateId, input: { token, idempotencyKey } })
    await onAccepted(realEstateId)
  })
  return (
    <>
      {isOther && (
        <Notice
          tone="soon"
          title={texts.otherTitle}
          action={<Button onClick={() => void session.signOut()}>{texts.signOut}</Button>}
        >
          {texts.other(invitation.email, ownEmail)}
        </Notice>
      )}
      <SaveFailure failure={failure} />
      <Button
        kind="primary"
        size="large"
        isWide
        isBusy={isBusy}
        onClick={() => void submit(invitation.realEstateId)}
      >
        {isOther ? texts.acceptOther : texts.accept}
      </Button>
    </>
  )
}

type RefuseProps = {
  readonly token: string
  readonly invitedBy: string
  readonly onRefused: () => void
}

/** Needs no account: nobody has to register to say no. */
export function RefuseInvitation({ token, invitedBy, onRefused }: RefuseProps) {
  const [isAsking, setAsking] = useState(false)
  const { submit, isBusy, failure, clear } = useSubmit(async (secret: string) => {
    await refuseInvitation(secret)
    setAsking(false)
    onRefused()
  })
  return (
    <>
      <Button kind="quiet" isWide aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {texts.refuse}
      </Button>
      <ConfirmDialog
        title={texts.refuseQuestion}
        isOpen={isAsking}
        onClose={() => {
          setAsking(false)
          clear()
        }}
        onConfirm={() => void submit(token)}
        confirmLabel={texts.refuse}
        isBusy={isBusy}
      >
        <p>{texts.refuseText(invitedBy)}</p>
        <SaveFailure failure={failure} />
      </ConfirmDialog>
    </>
  )
}
