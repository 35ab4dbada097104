import { useEffect } from 'react'
import { request } from '#device/net/graphql.ts'
import { refreshHouse } from '#house/refresh-house.ts'
import { Card } from '#ui/layout/card.tsx'
import { TextField } from '#ui/input/field.tsx'
import { FormSummary } from '#ui/form/form-summary.tsx'
import { NumberField } from '#ui/input/number-field.tsx'
import { RecordConflicts } from '#ui/form/record-conflicts.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { useRecordForm } from '#ui/form/use-record-form.ts'
import { UpdateCondominiumDocument } from '#gql/graphql.ts'
import { faultTexts, prepare, readable, schema, valuesOf, type Condominium } from './condominium-values.ts'
import { ManagerActions } from './condominium-words.tsx'
import styles from './community-form.module.css'
import { condominiumTexts } from './condominium.texts.ts'
import { SaveBar } from './save-bar.tsx'

type CommunityFormProps = {
  readonly realEstateId: string
  readonly condominium: Condominium
  readonly onDirty: (isDirty: boolean) => void
}

export function CommunityForm({ realEstateId, condominium, onDirty }: CommunityFormProps) {
  const { labels, groups, ...texts } = condominiumTexts
  const record = useRecordForm({
    record: condominium,
    valuesOf,
    prepare,
    schema,
    texts: faultTexts,
    send: async ({ facts, expectedVersion }, idempotencyKey) => {
      const input = { ...facts, expectedVersion, idempotencyKey }
      const { updateCondominium } = await request(UpdateCondominiumDocument, { realEstateId, input })
      return updateCondominium.version
    },
    onSaved: () => {
      toast({ text: texts.saved, tone: 'good' })
      void refreshHouse(realEstateId, 'condominium')
    },
  })
  const { form, isBusy, failure } = record
  const { isDirty } = form
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  return (
    <>
      <form className={styles['form']} {...form.form}>
        <FormSummary {...form.shown} />
        <Card title={groups.community} sentence={texts.communityText}>
          <div className={styles['pairs']}>
            <TextField label={labels.name} placeholder={texts.nameExample} {...form.text('name')} />
            <NumberField
              label={labels.sharePermille}
              unit={texts.permille}
              {...form.value('sharePermille')}
            />
          </div>
        </Card>
        <Card title={groups.manager} action={<ManagerActions condominium={condominium} />}>
          <div className={styles['pairs']}>
            <TextField label={labels.managerName} {...form.text('managerName')} />
            <TextField label={labels.managerPhone} type="tel" {...form.text('managerPhone')} />
            <TextField label={labels.managerEmail} type="email" {...form.text('managerEmail')} />
          </div>
        </Card>
        <SaveBar isDirty={isDirty} isBusy={isBusy} failure={failure} onReset={() => form.reset()} />
      </form>
      <RecordConflicts record={record} labels={labels} wordsOf={readable} />
    </>
  )
}
