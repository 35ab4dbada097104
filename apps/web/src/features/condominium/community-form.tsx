import { useEffect } from 'react'
import { useConnection } from '#device/net/connection.ts'
import { condominium as record } from '#house/nouns/sheets/condominium.ts'
import { useRowForm } from '#house/record/use-row-form.ts'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { Card } from '#ui/layout/card.tsx'
import { TextField } from '#ui/input/field.tsx'
import { FormSummary } from '#ui/form/form-summary.tsx'
import { NumberField } from '#ui/input/number-field.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { condominiumForm, type Condominium } from './condominium-values.ts'
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
  const { online } = useConnection()
  const { form, isBusy, failure } = useRowForm({
    ...condominiumForm,
    record,
    realEstateId,
    row: condominium,
    edit: record.acts.update,
    onKept: () => toast({ text: online ? texts.saved : savingTexts.keptHere, tone: 'good' }),
  })
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
        <SaveBar
          isKeptHere
          isDirty={isDirty}
          isBusy={isBusy}
          failure={failure}
          onReset={() => form.reset()}
        />
      </form>
    </>
  )
}
