import { changeMemberInput } from '@hauswart/domain/access/invitation.input'
import { useState } from 'react'
import * as z from 'zod/mini'
import { GraphqlError, request } from '#device/net/graphql.ts'
import { refreshHouse } from '#house/refresh-house.ts'
import { useSubmit } from '#ui/form/use-submit.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { SaveFailure } from '#ui/form/save-failure.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { ChangeMemberDocument, RemoveMemberDocument } from '#gql/graphql.ts'
import type { Member } from './member.ts'
import { membersTexts as texts } from './members.texts.ts'
import { RightsFields } from './rights-fields.tsx'

type MemberSheetProps = {
  readonly realEstateId: string
  readonly member: Member
  readonly name: string
  readonly onClose: () => void
}

const schema = z.omit(changeMemberInput, { expectedVersion: true })

/** What one person may do from now on, or that they may enter no longer. */
export function MemberSheet({ realEstateId, member, name, onClose }: MemberSheetProps) {
  const { userId, version: expectedVersion } = member
  const [isAsking, setAsking] = useState(false)
  const done = (text: string) => {
    toast({ text, tone: 'good' })
    onClose()
    void refreshHouse(realEstateId, 'facts')
    void refreshHouse(realEstateId, 'invitations')
  }
  const change = useSubmit(async (facts: z.output<typeof schema>, idempotencyKey: string) => {
    const input = { ...facts, expectedVersion, idempotencyKey }
    await request(ChangeMemberDocument, { realEstateId, userId, input })
    done(texts.changed(name))
  })
  const removal = useSubmit(async (version: number, idempotencyKey: string) => {
    const input = { expectedVersion: version, idempotencyKey }
    try {
      await request(RemoveMemberDocument, { realEstateId, userId, input })
    } catch (error) {
      // The sheet says what a conflict means, and the question would cover it.
      if (error instanceof GraphqlError && error.code === 'CONFLICT') setAsking(false)
      throw error
    }
    done(texts.removed(name))
  })
  const form = useForm({
    initial: { role: member.role, canSeeFinances: member.canSeeFinances },
    schema,
    texts: { role: texts.chooseRole },
    onSubmit: async (facts) => ((await change.submit(facts)) === undefined ? undefined : {}),
  })
  const isStale = [change.failure, removal.failure].some((failure) => failure?.kind === 'conflict')
  return (
    <>
      <FormSheet
        title={name}
        form={form}
        saveLabel={texts.save}
        isBusy={change.isBusy}
        failure={change.failure}
        deletion={{ label: texts.remove, isBusy: removal.isBusy, act: () => setAsking(true) }}
        onClose={onClose}
      >
        <RightsFields
          values={form.values}
          onRole={(role) => form.set('role', role)}
          onFinances={(canSeeFinances) => form.set('canSeeFinances', canSeeFinances)}
        />
        <Notice>{texts.changeNote}</Notice>
        {isStale && (
          <Notice tone="due" live="alert">
            {texts.conflict}
          </Notice>
        )}
      </FormSheet>
      <ConfirmDialog
        title={texts.removeQuestion(name)}
        isOpen={isAsking}
        onClose={() => {
          setAsking(false)
          removal.clear()
        }}
        onConfirm={() => void removal.submit(expectedVersion)}
        confirmLabel={texts.remove}
        isDanger
        isBusy={removal.isBusy}
      >
        <p>{texts.removeText(name)}</p>
        <SaveFailure failure={removal.failure} />
      </ConfirmDialog>
    </>
  )
}
