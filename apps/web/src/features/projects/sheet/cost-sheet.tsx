import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import { setCostItemInput } from '@hauswart/domain/projects/project.input'
import { useState } from 'react'
import * as z from 'zod/mini'
import { newId } from '#device/new-id.ts'
import { costItems, type CostItemRow } from '#house/nouns/cost-items.ts'
import { change } from '#house/record/change.ts'
import { notKept } from '#house/record/use-row-form.ts'
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

type Values = {
  readonly title: string
  readonly plannedRappen: number | null
  readonly committedRappen: number | null
  readonly invoicedRappen: number | null
  readonly paidRappen: number | null
}

/** An amount that was left empty is nothing. */
const prepare = ({ title, ...amounts }: Values): object => ({
  title,
  ...Object.fromEntries(Object.entries(amounts).map(([name, rappen]) => [name, rappen ?? 0])),
})

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
  const initial: Values = {
    title: item?.title ?? '',
    plannedRappen: item?.plannedRappen ?? null,
    committedRappen: item?.committedRappen ?? null,
    invoicedRappen: item?.invoicedRappen ?? null,
    paidRappen: item?.paidRappen ?? null,
  }
  const form = useForm({
    initial,
    schema,
    prepare,
    texts: {
      title: (value) => (value.trim() === '' ? fieldFaults.required : fieldFaults.tooLong(120)),
      plannedRappen: formTexts.wrongBudget,
      committedRappen: formTexts.wrongBudget,
      invoicedRappen: formTexts.wrongBudget,
      paidRappen: formTexts.wrongBudget,
    },
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
