import { setCostItemInput } from '@hauswart/domain/projects/project.input'
import { useState } from 'react'
import * as z from 'zod/mini'
import { newId } from '#device/new-id.ts'
import { costItems, type CostItemRow } from '#house/nouns/cost-items.ts'
import { change } from '#house/record/change.ts'
import { notKept } from '#house/record/use-row-form.ts'
import { formFacts, own, requiredLine } from '#ui/form/form-facts.ts'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { useForm } from '#ui/form/use-form.ts'
import type { Failure } from '#ui/form/use-submit.ts'
import { FieldPair } from '#ui/input/field-pair.tsx'
import { TextField } from '#ui/input/field.tsx'
import { MoneyField } from '#ui/input/money-field.tsx'
import { projectsTexts } from '#features/projects/projects.texts.ts'

const { costs: texts, form: formTexts } = projectsTexts

type CostSheetProps = {
  readonly realEstateId: string
  readonly projectId: string
  /** The item that is changed; a new one without. */
  readonly item: CostItemRow | undefined
  readonly onClose: () => void
}

const schema = z.pick(setCostItemInput, {
  title: true,
  plannedRappen: true,
  committedRappen: true,
  invoicedRappen: true,
  paidRappen: true,
})

/** An amount that was left empty is nothing. */
const amount = () =>
  own({
    blank: null,
    read: (rappen: number | null) => rappen,
    write: (rappen) => rappen ?? 0,
    fault: formTexts.wrongBudget,
  })

const costForm = formFacts<CostItemRow>()(
  {
    title: requiredLine(120),
    plannedRappen: amount(),
    committedRappen: amount(),
    invoicedRappen: amount(),
    paidRappen: amount(),
  },
  schema,
)

/** One cost item: what was planned, committed, invoiced and paid. */
export function CostSheet({ realEstateId, projectId, item, onClose }: CostSheetProps) {
  // Made once: saved again after a failure it is still the same item.
  const [id] = useState(() => item?.id ?? newId())
  const [failure, setFailure] = useState<Failure>()
  const save = async (act: Parameters<typeof change>[1][number]) => {
    const fault = await change(realEstateId, [act])
    setFailure(notKept(fault))
    if (fault === undefined) onClose()
  }
  const form = useForm({
    ...costForm,
    initial: item === undefined ? costForm.newValues() : costForm.valuesOf(item),
    onSubmit: (facts) =>
      save(
        item === undefined
          ? costItems.acts.add({ ...facts, projectId, isActive: true }, { id })
          : costItems.acts.update(item, facts),
      ),
  })
  return (
    <FormSheet
      title={item?.title ?? texts.addTitle}
      form={form}
      saveLabel={texts.save}
      isBusy={form.isBusy}
      failure={failure}
      deletion={
        item && {
          label: texts.remove,
          isBusy: false,
          act: () => void save(costItems.acts.update(item, { isActive: false })),
        }
      }
      isKeptHere
      onClose={onClose}
    >
      <TextField label={texts.name} placeholder={texts.nameExample} data-autofocus {...form.text('title')} />
      <FieldPair>
        <MoneyField label={texts.planned} {...form.value('plannedRappen')} />
        <MoneyField label={texts.committed} isOptional {...form.value('committedRappen')} />
      </FieldPair>
      <FieldPair>
        <MoneyField label={texts.invoiced} isOptional {...form.value('invoicedRappen')} />
        <MoneyField label={texts.paid} isOptional {...form.value('paidRappen')} />
      </FieldPair>
    </FormSheet>
  )
}
