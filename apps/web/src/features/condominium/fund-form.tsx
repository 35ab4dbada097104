import { useEffect } from 'react'
import { today } from '#lib/format.ts'
import { request } from '#lib/graphql.ts'
import { refreshHouse } from '#lib/refresh-house.ts'
import { savingTexts } from '#lib/saving.texts.ts'
import { ConflictDialog } from '#ui/conflict-dialog.tsx'
import { DateField } from '#ui/date-field.tsx'
import { FormSummary } from '#ui/form-summary.tsx'
import { LeaveGuard } from '#ui/leave-guard.tsx'
import { MoneyField } from '#ui/money-field.tsx'
import { toast } from '#ui/toast.tsx'
import { useRecordForm } from '#ui/use-record-form.ts'
import { UpdateFundDocument } from '../../gql/graphql.ts'
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
  const { form, isBusy, failure, clashes, resolve, postpone } = useRecordForm({
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
  const { isDirty } = form
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  return (
    <>
      <LeaveGuard isDirty={isDirty} />
      <form className={styles['form']} {...form.form}>
        <FormSummary {...form.shown} />
        <div className={styles['pairs']}>
          <MoneyField label={labels.fundBalanceRappen} {...form.value('fundBalanceRappen')} />
          <DateField label={labels.fundBalanceOn} max={today()} {...form.value('fundBalanceOn')} />
          <MoneyField label={labels.fundYearlyRappen} {...form.value('fundYearlyRappen')} />
        </div>
        <SaveBar isDirty={isDirty} isBusy={isBusy} failure={failure} onReset={() => form.reset()} />
      </form>
      {clashes.length > 0 && (
        <ConflictDialog
          texts={savingTexts.conflict}
          fields={clashes.map(({ name, mine, theirs }) => ({
            name,
            label: labels[name],
            mine: readable(name, mine),
            theirs: readable(name, theirs),
          }))}
          isBusy={isBusy}
          onClose={postpone}
          onResolve={resolve}
        />
      )}
    </>
  )
}
