import { realEstateFinanceInput } from '@hauswart/domain/real-estate/real-estate.input'
import { taxFolderTexts } from '@hauswart/domain/taxes/tax-folder.labels'
import * as z from 'zod/mini'
import { UpdateFundDocument } from '#gql/graphql.ts'
import { request } from '#device/net/graphql.ts'
import { bareMoney } from '#device/text/format.ts'
import { refreshHouse } from '#house/refresh-house.ts'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { RecordConflicts } from '#ui/form/record-conflicts.tsx'
import { useRecordForm } from '#ui/form/use-record-form.ts'
import { MoneyField } from '#ui/input/money-field.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { taxFolderWords as words } from './tax-folder.texts.ts'
import type { Purchase } from './use-tax-facts.ts'

const labels = { imputedRentRappen: taxFolderTexts.rent }

type RentValues = { readonly imputedRentRappen: number | null }

type RentSheetProps = {
  readonly realEstateId: string
  readonly purchase: Purchase
  readonly onClose: () => void
}

/** The imputed rent of the house; a fact of its finances, written at once. */
export function RentSheet({ realEstateId, purchase, onClose }: RentSheetProps) {
  const record = useRecordForm({
    record: purchase,
    valuesOf: (row): RentValues => ({ imputedRentRappen: (row as Purchase).imputedRentRappen }),
    prepare: (values: RentValues) => values,
    schema: z.object({ imputedRentRappen: realEstateFinanceInput.shape.imputedRentRappen }),
    texts: { imputedRentRappen: words.wrongRent },
    send: async ({ facts, expectedVersion }, idempotencyKey) => {
      const input = { ...facts, expectedVersion, idempotencyKey }
      const { updateRealEstateFinance } = await request(UpdateFundDocument, { id: realEstateId, input })
      return updateRealEstateFinance.version
    },
    onSaved: () => {
      toast({ text: words.rentSaved, tone: 'good' })
      void refreshHouse(realEstateId, 'fund')
      onClose()
    },
  })
  return (
    <>
      <FormSheet
        title={taxFolderTexts.rent}
        form={record.form}
        saveLabel={words.saveRent}
        isBusy={record.isBusy}
        failure={record.failure}
        onClose={onClose}
      >
        <MoneyField
          label={taxFolderTexts.rent}
          hint={words.rentHint}
          data-autofocus
          {...record.form.value('imputedRentRappen')}
        />
      </FormSheet>
      <RecordConflicts
        record={record}
        labels={labels}
        wordsOf={(_fact, value) => (typeof value === 'number' ? bareMoney(value) : '–')}
      />
    </>
  )
}
