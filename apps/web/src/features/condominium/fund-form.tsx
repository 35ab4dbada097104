import { useEffect } from 'react'
import { today } from '#device/text/format.ts'
import { request } from '#device/net/graphql.ts'
import { refreshHouse } from '#house/refresh-house.ts'
import { DateField } from '#ui/input/date-field.tsx'
import { FormSummary } from '#ui/form/form-summary.tsx'
import { MoneyField } from '#ui/input/money-field.tsx'
import { RecordConflicts } from '#ui/form/record-conflicts.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { useRecordForm } from '#ui/form/use-record-form.ts'
import { UpdateFundDocument } from '#gql/graphql.ts'
import styles from './community-form.module.css'
import {
  fundFaultTexts,
  fundSchema,
  fundValuesOf,
  prepare,
  readable,
  type Fund,
} from './condominium-values.ts'
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
  const record = useRecordForm({
    record: fund,
    valuesOf: fundValuesOf,
    prepare,
    schema: fundSchema,
    texts: fundFaultTexts,
    send: async ({ facts, expectedVersion }, idempotencyKey) => {
      const input = { ...facts, expectedVersion, idempotencyKey }
      const { updateRealEstateFinance } = await request(UpdateFundDocument, { id: realEstateId, input })
      return updateRealEstateFinance.version
    },
    onSaved: () => {
      toast({ text: savedFund, tone: 'good' })
      void refreshHouse(realEstateId, 'fund')
    },
  })
  const { form, isBusy, failure } = record
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
      <RecordConflicts record={record} labels={labels} wordsOf={readable} />
    </>
  )
}
