import { invitePersonInput } from '@hauswart/domain/access/invitation.input'
import type { MemberRole } from '@hauswart/domain/access/role'
import { useState } from 'react'
import * as z from 'zod/mini'
import { request } from '#device/net/graphql.ts'
import { newId } from '#device/new-id.ts'
import { refreshHouse } from '#house/refresh-house.ts'
import { useSubmit } from '#ui/form/use-submit.ts'
import { TextField } from '#ui/input/field.tsx'
import { formFacts, kept } from '#ui/form/form-facts.ts'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { InvitePersonDocument } from '#gql/graphql.ts'
import { membersTexts as texts } from './members.texts.ts'
import { RightsFields } from './rights-fields.tsx'

const schema = z.omit(invitePersonInput, { id: true })
const inviteForm = formFacts()(
  {
    email: kept('', texts.badEmail),
    role: kept<MemberRole>('editor', texts.chooseRole),
    canSeeFinances: kept(false),
  },
  schema,
)

type InviteSheetProps = { readonly realEstateId: string; readonly onClose: () => void }

/** Writes to somebody. It reaches a person at once, so it needs a connection and says what it does before. */
export function InviteSheet({ realEstateId, onClose }: InviteSheetProps) {
  // Made once: sent again after a lost answer it is still the same invitation.
  const [id] = useState(newId)
  const { submit, failure } = useSubmit(async (facts: z.output<typeof schema>, idempotencyKey: string) => {
    await request(InvitePersonDocument, { realEstateId, input: { ...facts, id, idempotencyKey } })
    toast({ text: texts.sent(facts.email), tone: 'good' })
    onClose()
    void refreshHouse(realEstateId, 'invitations')
  })
  const form = useForm({
    ...inviteForm,
    initial: inviteForm.newValues(),
    onSubmit: async (facts) => ((await submit(facts)) === undefined ? undefined : {}),
  })
  return (
    <FormSheet
      title={texts.invite}
      form={form}
      saveLabel={texts.send}
      isBusy={form.isBusy}
      failure={failure}
      onClose={onClose}
    >
      <TextField
        label={texts.email}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.text('email')}
      />
      <RightsFields
        values={form.values}
        onRole={(role) => form.set('role', role)}
        onFinances={(canSeeFinances) => form.set('canSeeFinances', canSeeFinances)}
      />
      <Notice>{texts.sendNote}</Notice>
    </FormSheet>
  )
}
