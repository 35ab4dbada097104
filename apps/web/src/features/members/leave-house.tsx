import { IconDoorExit } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { doubtHouse } from '#house/active-house.ts'
import { GraphqlError, request } from '#device/net/graphql.ts'
import { pathTo } from '#device/routing/routes.ts'
import { useSubmit } from '#ui/form/use-submit.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { SaveFailure } from '#ui/form/save-failure.tsx'
import { LeaveRealEstateDocument } from '#gql/graphql.ts'
import { membersTexts as texts } from './members.texts.ts'

type LeaveHouseProps = { readonly realEstateId: string; readonly name: string }

/** Gives the own access up. The list of houses then lacks it, and with that its copy leaves the device. */
export function LeaveHouse({ realEstateId, name }: LeaveHouseProps) {
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  const { submit, isBusy, failure, clear } = useSubmit(async (id: string, idempotencyKey: string) => {
    try {
      await request(LeaveRealEstateDocument, { realEstateId: id, input: { idempotencyKey } })
    } catch (error) {
      // Whoever is out already has left; the answer may have been lost.
      if (!(error instanceof GraphqlError) || error.code !== 'NOT_FOUND') throw error
    }
    setAsking(false)
    // First away from its page, which is not there any more as soon as the list lacks it.
    await navigate(pathTo('dashboard'), { replace: true })
    await doubtHouse()
  })
  return (
    <div>
      <OnlineButton
        kind="quiet"
        icon={<IconDoorExit />}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {texts.leave}
      </OnlineButton>
      <ConfirmDialog
        title={texts.leaveQuestion(name)}
        isOpen={isAsking}
        onClose={() => {
          setAsking(false)
          clear()
        }}
        onConfirm={() => void submit(realEstateId)}
        confirmLabel={texts.leave}
        isDanger
        isBusy={isBusy}
      >
        <p>{texts.leaveText}</p>
        <SaveFailure failure={failure} />
      </ConfirmDialog>
    </div>
  )
}
