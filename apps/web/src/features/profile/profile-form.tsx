import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import { updateProfileInput } from '@hauswart/domain/profile/profile.input'
import * as z from 'zod/mini'
import { housesQuery } from '#house/active-house.ts'
import { request } from '#device/net/graphql.ts'
import { queryClient } from '#device/cache/query.ts'
import { Card } from '#ui/layout/card.tsx'
import { RecordConflicts } from '#ui/form/record-conflicts.tsx'
import { TextField } from '#ui/input/field.tsx'
import { FieldPair } from '#ui/input/field-pair.tsx'
import { FormSummary } from '#ui/form/form-summary.tsx'
import { LeaveGuard } from '#ui/form/leave-guard.tsx'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { SaveFailure } from '#ui/form/save-failure.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { useRecordForm } from '#ui/form/use-record-form.ts'
import { UpdateProfileDocument, type HousesQuery } from '#gql/graphql.ts'
import { readPhone, writePhone } from './phone.ts'
import styles from './profile-form.module.css'
import { profileTexts } from './profile.texts.ts'

type Profile = NonNullable<HousesQuery['me']>
type ProfileValues = { readonly firstName: string; readonly lastName: string; readonly phone: string }

const schema = z.required(z.omit(updateProfileInput, { expectedVersion: true }))

const name = (value: string): string => (value.trim() === '' ? fieldFaults.required : fieldFaults.tooLong(60))
const texts = { firstName: name, lastName: name, phone: fieldFaults.phone }

function valuesOf(record: Readonly<Record<string, unknown>>): ProfileValues {
  const text = (field: string) => (typeof record[field] === 'string' ? record[field] : '')
  return { firstName: text('firstName'), lastName: text('lastName'), phone: writePhone(text('phone')) }
}

// A number that cannot be read stays as typed, for the schema to refuse.
const prepare = ({ phone, ...names }: ProfileValues) => ({
  ...names,
  phone: phone.trim() === '' ? null : (readPhone(phone) ?? phone),
})

type ProfileFormProps = { readonly profile: Profile; readonly email: string }

export function ProfileForm({ profile, email }: ProfileFormProps) {
  const { labels } = profileTexts
  const record = useRecordForm({
    record: profile,
    valuesOf,
    prepare,
    schema,
    texts,
    send: async ({ facts, expectedVersion }, idempotencyKey) => {
      const input = { ...facts, expectedVersion, idempotencyKey }
      const { updateProfile } = await request(UpdateProfileDocument, { input })
      queryClient.setQueryData(housesQuery.queryKey, (known) => known && { ...known, me: updateProfile })
      return updateProfile.version
    },
    onSaved: () => {
      toast({ text: profileTexts.saved, tone: 'good' })
    },
  })
  const { form, isBusy, failure } = record
  return (
    <Card title={profileTexts.personal}>
      <LeaveGuard isDirty={form.isDirty} />
      <form className={styles['form']} {...form.form}>
        <FormSummary {...form.shown} />
        <FieldPair>
          <TextField label={labels.firstName} autoComplete="given-name" {...form.text('firstName')} />
          <TextField label={labels.lastName} autoComplete="family-name" {...form.text('lastName')} />
        </FieldPair>
        <TextField
          label={labels.phone}
          type="tel"
          autoComplete="tel"
          isOptional
          hint={profileTexts.phoneHint}
          {...form.text('phone')}
        />
        <TextField label={profileTexts.email} hint={profileTexts.emailHint} value={email} readOnly />
        <SaveFailure failure={failure} />
        <div>
          <OnlineButton kind="primary" type="submit" isBusy={isBusy} disabled={!form.isDirty}>
            {profileTexts.save}
          </OnlineButton>
        </div>
      </form>
      <RecordConflicts
        record={record}
        labels={labels}
        wordsOf={(_, value) => String(value) || profileTexts.none}
      />
    </Card>
  )
}
