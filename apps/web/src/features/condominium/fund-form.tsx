import { useEffect } from 'react'
import { useConnection } from '#device/net/connection.ts'
import { today } from '#device/text/format.ts'
import { finance } from '#house/nouns/sheets/finance.ts'
import { useRowForm } from '#house/record/use-row-form.ts'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { DateField } from '#ui/input/date-field.tsx'
import { FormSummary } from '#ui/form/form-summary.tsx'
import { MoneyField } from '#ui/input/money-field.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import styles from './community-form.module.css'
import { fundForm, type Fund } from './condominium-values.ts'
import { condominiumTexts } from './condominium.texts.ts'
import { SaveBar } from './save-bar.tsx'

type FundFormProps = {
  readonly realEstateId: string
  readonly fund: Fund
  readonly onDirty: (isDirty: boolean) => void
}

/** Amounts of the community's fund; only for those who may see money. */
export function FundForm({ realEstateId, fund, onDirty }: FundFormProps) {
  const { labels, savedFund } = condominiumTexts
  const { online } = useConnection()
  const { form, isBusy, failure } = useRowForm({
    ...fundForm,
    record: finance,
    realEstateId,
    row: fund,
    edit: finance.acts.update,
    onKept: () => toast({ text: online ? savedFund : savingTexts.keptHere, tone: 'good' }),
  })
  const { isDirty } = form
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  return (
    <>
      <form className={styles['form']} {...form.form}>
        <FormSummary {...form.shown} />
        <div className={styles['pairs']}>
          <MoneyField label={labels.fundBalanceRappen} {...form.value('fundBalanceRappen')} />
          <DateField label={labels.fundBalanceOn} max={today()} {...form.value('fundBalanceOn')} />
          <MoneyField label={labels.fundYearlyRappen} {...form.value('fundYearlyRappen')} />
        </div>
        <SaveBar isDirty={isDirty} isBusy={isBusy} failure={failure} onReset={() => form.reset()} />
      </form>
    </>
  )
}
