import { componentCostInput } from '@hauswart/domain/analysis/model/analysis-budget.input'
import * as z from 'zod/mini'
import { componentCosts, type ComponentCostRow } from '#house/nouns/analysis/component-costs.ts'
import { useKeep } from '#house/record/use-keep.ts'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { MoneyField } from '#ui/input/money-field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { componentLifeTexts } from '#features/component-life/component-life.texts.ts'
import styles from '#features/component-life/sheet-fields.module.css'

const texts = componentLifeTexts.cost
const schema = z.omit(componentCostInput, { expectedVersion: true })

type CostSheetProps = {
  readonly realEstateId: string
  /** What the component is called. */
  readonly name: string
  /** What the owner has entered. */
  readonly own: ComponentCostRow
  readonly onClose: () => void
}

/** The owner knows better than any table: a quote goes before the estimate. */
export function CostSheet({ realEstateId, name, own, onClose }: CostSheetProps) {
  const { keep, failure } = useKeep(realEstateId)
  const save = async (costRappen: number | null): Promise<boolean> => {
    const act = componentCosts.acts.set(own, { costRappen }, name)
    const isKept = await keep([act], costRappen === null ? texts.forgotten : texts.saved)
    if (isKept) onClose()
    return isKept
  }
  const form = useForm<{ readonly costRappen: number | null }, z.output<typeof schema>>({
    initial: { costRappen: own.costRappen },
    schema,
    texts: { costRappen: texts.between },
    onSubmit: async ({ costRappen }) => ((await save(costRappen)) ? undefined : {}),
  })
  return (
    <FormSheet
      title={texts.sheet}
      form={form}
      saveLabel={texts.save}
      isBusy={form.isBusy}
      failure={failure}
      deletion={
        own.costRappen === null
          ? undefined
          : { label: texts.forget, isBusy: false, act: () => void save(null) }
      }
      isKeptHere
      onClose={onClose}
    >
      <p className={styles['hint']}>{texts.sheetHint}</p>
      <MoneyField label={texts.amount} data-autofocus {...form.value('costRappen')} />
    </FormSheet>
  )
}
