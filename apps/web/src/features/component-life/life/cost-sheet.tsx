import { componentCostInput } from '@hauswart/domain/analysis/model/analysis-budget.input'
import * as z from 'zod/mini'
import { request } from '#device/net/graphql.ts'
import { arrived } from '#device/outbox/arrived.ts'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { MoneyField } from '#ui/input/money-field.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { SetComponentCostDocument } from '#gql/graphql.ts'
import { componentLifeTexts } from '#features/component-life/component-life.texts.ts'
import { refreshLife } from '#features/component-life/component-queries.ts'
import styles from '#features/component-life/sheet-fields.module.css'
import { useLifeSubmit } from '#features/component-life/use-life-submit.ts'

const texts = componentLifeTexts.cost
const schema = z.omit(componentCostInput, { expectedVersion: true })

type CostSheetProps = {
  readonly realEstateId: string
  readonly componentId: string
  /** What the owner has entered, with the version of that. */
  readonly own: { readonly rappen: number; readonly version: number } | undefined
  readonly onClose: () => void
}

/** The owner knows better than any table: a quote goes before the estimate. */
export function CostSheet({ realEstateId, componentId, own, onClose }: CostSheetProps) {
  const { submit, isBusy, failure } = useLifeSubmit(
    realEstateId,
    async ({ costRappen }: z.output<typeof schema>, idempotencyKey: string) => {
      const input = { costRappen, expectedVersion: own?.version ?? 0, idempotencyKey }
      await arrived(componentId)
      await request(SetComponentCostDocument, { realEstateId, id: componentId, input })
      toast({ text: costRappen === null ? texts.forgotten : texts.saved, tone: 'good' })
      onClose()
      void refreshLife(realEstateId, 'analysis')
    },
  )
  const form = useForm<{ readonly costRappen: number | null }, z.output<typeof schema>>({
    initial: { costRappen: own?.rappen ?? null },
    schema,
    texts: { costRappen: texts.between },
    onSubmit: async (facts) => ((await submit(facts)) === undefined ? undefined : {}),
  })
  return (
    <FormSheet
      title={texts.sheet}
      form={form}
      saveLabel={texts.save}
      isBusy={form.isBusy}
      failure={failure}
      deletion={
        own === undefined
          ? undefined
          : {
              label: texts.forget,
              isBusy: isBusy && !form.isBusy,
              act: () => void submit({ costRappen: null }),
            }
      }
      onClose={onClose}
    >
      <p className={styles['hint']}>{texts.sheetHint}</p>
      <MoneyField label={texts.amount} data-autofocus {...form.value('costRappen')} />
    </FormSheet>
  )
}
