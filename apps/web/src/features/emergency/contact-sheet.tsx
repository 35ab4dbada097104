import type { EmergencyContact } from '@hauswart/domain/emergency/emergency-sheet'
import { emergencySheetInput } from '@hauswart/domain/emergency/emergency-sheet.input'
import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import * as z from 'zod/mini'
import { TextField } from '#ui/input/field.tsx'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { emergencyTexts } from './emergency.texts.ts'
import type { EmergencySheet } from './sheet-values.ts'
import { useContactActs } from './use-contact-acts.ts'

const texts = emergencyTexts.contact
const { required, tooLong } = fieldFaults

type Values = { readonly name: string; readonly phone: string; readonly note: string }

// One contact is checked as the only one of a list: the server knows no other way.
const list = z.pick(emergencySheetInput, { contacts: true })

function readContact(values: unknown) {
  const { name, phone, note } = values as Values
  const contact = { name, phone, note: note.trim() === '' ? null : note }
  const parsed = list.safeParse({ contacts: [contact] })
  const [first] = parsed.data?.contacts ?? []
  if (parsed.success && first !== undefined) return { success: true as const, data: first }
  const issues = (parsed.error?.issues ?? []).map(({ path, code }) => ({ path: path.slice(2), code }))
  return { success: false as const, error: { issues } }
}

type ContactSheetProps = {
  readonly realEstateId: string
  readonly sheet: EmergencySheet
  /** The one to change; without it a new one. */
  readonly contact: EmergencyContact | undefined
  readonly onClose: () => void
}

/** One contact of the emergency sheet. */
export function ContactSheet({ realEstateId, sheet, contact, onClose }: ContactSheetProps) {
  const { submit, failure } = useContactActs(realEstateId, sheet, onClose)
  const form = useForm<Values, EmergencyContact>({
    initial: { name: contact?.name ?? '', phone: contact?.phone ?? '', note: contact?.note ?? '' },
    schema: { safeParse: readContact },
    texts: {
      name: (value) => (value.trim() === '' ? required : tooLong(80)),
      phone: (value) => (value.trim() === '' ? required : texts.phone),
      note: tooLong(120),
    },
    onSubmit: async (next) => {
      const act =
        contact === undefined
          ? ({ kind: 'add', contact: next } as const)
          : ({ kind: 'replace', old: contact, contact: next } as const)
      return (await submit(act)) === undefined ? undefined : {}
    },
  })
  return (
    <FormSheet
      title={contact === undefined ? texts.addTitle : texts.editTitle}
      form={form}
      saveLabel={texts.save}
      isBusy={form.isBusy}
      failure={failure}
      deletion={
        contact && {
          label: texts.delete,
          isBusy: false,
          act: () => void submit({ kind: 'remove', old: contact }),
        }
      }
      isKeptHere
      onClose={onClose}
    >
      <TextField label={texts.labels.name} data-autofocus {...form.text('name')} />
      <TextField label={texts.labels.phone} type="tel" {...form.text('phone')} />
      <TextField
        label={texts.labels.note}
        isOptional
        placeholder={texts.noteExample}
        {...form.text('note')}
      />
    </FormSheet>
  )
}
