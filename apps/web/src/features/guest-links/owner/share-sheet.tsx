import {
  guestLinkDays,
  guestPurposes,
  usualGuestLinkDays,
  type GuestPurpose,
} from '@hauswart/domain/guest-links/guest-link'
import { guestPurposeLabels } from '@hauswart/domain/guest-links/guest-link.labels'
import { addGuestLinkInput } from '@hauswart/domain/guest-links/guest-link.input'
import { useState } from 'react'
import * as z from 'zod/mini'
import { AddGuestLinkDocument } from '#gql/graphql.ts'
import { request } from '#device/net/graphql.ts'
import { newId } from '#device/new-id.ts'
import { pathTo } from '#device/routing/routes.ts'
import { refreshHouse } from '#house/refresh-house.ts'
import { formFacts, kept } from '#ui/form/form-facts.ts'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useSubmit } from '#ui/form/use-submit.ts'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { TextField } from '#ui/input/field.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { guestLinksTexts } from '../guest-links.texts.ts'
import { LinkSheet } from './link-sheet.tsx'
import { makeSecret } from '#device/make-secret.ts'
import { PaperChoice, type ShareablePaper } from './paper-choice.tsx'

const { sheet: texts } = guestLinksTexts

const schema = z.extend(
  z.pick(addGuestLinkInput, { label: true, purpose: true, documentIds: true, days: true }),
  {
    pin: z.string().check(z.regex(/^(\d{6})?$/)),
  },
)
const shareForm = formFacts()(
  {
    label: kept('', texts.badLabel),
    purpose: kept<GuestPurpose>('bank'),
    documentIds: kept<readonly string[]>([], texts.badPapers),
    days: kept<number>(usualGuestLinkDays),
    pin: kept('', texts.badPin),
  },
  schema,
)

type ShareSheetProps = {
  readonly realEstateId: string
  readonly papers: readonly ShareablePaper[]
  readonly chosen: readonly string[]
  readonly onClose: () => void
}

/** Makes a link for somebody without an account. It reaches a person, so it needs a connection and says what it does. */
export function ShareSheet({ realEstateId, papers, chosen, onClose }: ShareSheetProps) {
  const [id] = useState(newId)
  const [made, setMade] = useState<string>()
  const { submit, failure } = useSubmit(
    async ({ pin, ...facts }: z.output<typeof schema>, idempotencyKey: string) => {
      const { secret, ...hashes } = await makeSecret(pin)
      await request(AddGuestLinkDocument, {
        realEstateId,
        input: { ...facts, ...hashes, id, idempotencyKey },
      })
      setMade(`${location.origin}${pathTo('guest')}#${secret}`)
      void refreshHouse(realEstateId, 'guest-links')
    },
  )
  const form = useForm({
    ...shareForm,
    initial: shareForm.newValues({ documentIds: chosen }),
    onSubmit: async (facts) => ((await submit(facts)) === undefined ? undefined : {}),
  })
  if (made !== undefined) return <LinkSheet link={made} onClose={onClose} />
  return (
    <FormSheet
      title={texts.title}
      form={form}
      saveLabel={texts.save}
      isBusy={form.isBusy}
      failure={failure}
      onClose={onClose}
    >
      <TextField label={texts.label} hint={texts.labelHint} {...form.text('label')} />
      <ChoiceChips
        label={texts.purpose}
        options={guestPurposes.map((value) => ({ value, label: guestPurposeLabels[value] }))}
        value={form.values.purpose}
        onChange={(purpose) => form.set('purpose', purpose)}
      />
      <PaperChoice
        papers={papers}
        chosen={form.values.documentIds}
        error={form.value('documentIds').error}
        onChange={(documentIds) => form.set('documentIds', documentIds)}
      />
      <ChoiceChips
        label={texts.days}
        options={guestLinkDays.map((days) => ({ value: String(days), label: texts.dayNames[days] }))}
        value={String(form.values.days)}
        onChange={(days) => form.set('days', Number(days))}
      />
      <TextField
        label={texts.pin}
        hint={texts.pinHint}
        isOptional
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        {...form.text('pin')}
      />
      <Notice>{texts.note}</Notice>
    </FormSheet>
  )
}
