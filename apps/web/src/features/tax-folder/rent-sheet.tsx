import { realEstateFinanceInput } from '@hauswart/domain/real-estate/real-estate.input'
import { taxFolderTexts } from '@hauswart/domain/taxes/tax-folder.labels'
import * as z from 'zod/mini'
import { useConnection } from '#device/net/connection.ts'
import { finance, type FinanceRow } from '#house/nouns/sheets/finance.ts'
import { useRowForm } from '#house/record/use-row-form.ts'
import { figureFact, formFacts } from '#ui/form/form-facts.ts'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { MoneyField } from '#ui/input/money-field.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { taxFolderWords as words } from './tax-folder.texts.ts'
import type { Purchase } from './use-tax-facts.ts'

const rentForm = formFacts<FinanceRow>()(
  { imputedRentRappen: figureFact(words.wrongRent) },
  z.pick(realEstateFinanceInput, { imputedRentRappen: true }),
)

type RentSheetProps = {
  readonly realEstateId: string
  readonly purchase: Purchase
  readonly onClose: () => void
}

/** The imputed rent of the house, one of its money facts. */
export function RentSheet({ realEstateId, purchase, onClose }: RentSheetProps) {
  const { online } = useConnection()
  const { form, isBusy, failure } = useRowForm({
    ...rentForm,
    record: finance,
    realEstateId,
    row: purchase,
    edit: finance.acts.update,
    onKept: () => {
      toast({ text: online ? words.rentSaved : savingTexts.keptHere, tone: 'good' })
      onClose()
    },
  })
  return (
    <FormSheet
      title={taxFolderTexts.rent}
      form={form}
      saveLabel={words.saveRent}
      isBusy={isBusy}
      failure={failure}
      isKeptHere
      onClose={onClose}
    >
      <MoneyField
        label={taxFolderTexts.rent}
        hint={words.rentHint}
        data-autofocus
        {...form.value('imputedRentRappen')}
      />
    </FormSheet>
  )
}
