import { documentCategories } from '@hauswart/domain/documents/document'
import { addDocumentInput } from '@hauswart/domain/documents/document.input'
import { documentCategoryLabels } from '@hauswart/domain/documents/document.labels'
import { useCallback, useState } from 'react'
import * as z from 'zod/mini'
import { documents } from '#house/nouns/documents.ts'
import type { NotSavedReason } from '#house/record/change.ts'
import { Button } from '#ui/action/button.tsx'
import { FormSummary } from '#ui/form/form-summary.tsx'
import { LeaveGuard } from '#ui/form/leave-guard.tsx'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { useForm } from '#ui/form/use-form.ts'
import { DateField } from '#ui/input/date-field.tsx'
import { FieldPair } from '#ui/input/field-pair.tsx'
import { SelectField, TextArea, TextField } from '#ui/input/field.tsx'
import { MoneyField } from '#ui/input/money-field.tsx'
import { SeveralField } from '#ui/input/several-field.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { uiTexts } from '#ui/ui.texts.ts'
import { documentsTexts } from '#features/documents/documents.texts.ts'
import type { Paper, PaperFacts } from '#features/documents/paper.ts'
import { tagsIn } from '#features/documents/tags-in.ts'
import type { HouseDocuments } from '#features/documents/use-house-documents.ts'
import styles from './document-form.module.css'

type DocumentFormProps = {
  readonly paper: Paper
  /** What the fields begin with, where it is not the paper itself. */
  readonly start: Partial<PaperFacts>
  readonly focused: string
  readonly house: HouseDocuments
  readonly onSave: (opened: Paper, facts: PaperFacts) => Promise<NotSavedReason | undefined>
  readonly onClose: () => void
}

const schema = z.omit(addDocumentInput, { id: true, fileId: true, isFiled: true })
const texts = documentsTexts.form
const { facts: labels } = documents
const categories = documentCategories.map((value) => ({ value, label: documentCategoryLabels[value] }))

export function DocumentForm({ paper, start, focused, house, onSave, onClose }: DocumentFormProps) {
  const [opened] = useState(paper)
  const [notSaved, setNotSaved] = useState<NotSavedReason>()
  const form = useForm({
    initial: valuesOf({ ...opened, ...start }),
    schema,
    texts: {
      title: (value: string) => (value.trim() === '' ? texts.missing : texts.tooLong),
      category: labels.category,
      datedOn: texts.wrongDay,
      sender: texts.senderTooLong,
      amountRappen: texts.wrongAmount,
      validUntil: texts.wrongDay,
      keepUntil: texts.wrongDay,
      note: texts.noteTooLong,
      tags: texts.tags,
      componentIds: labels.componentIds,
      todoIds: labels.todoIds,
      projectIds: labels.projectIds,
      measureIds: labels.measureIds,
    },
    prepare,
    onSubmit: async (said) => {
      const reason = await onSave(opened, { ...opened, ...definedOf(said) })
      setNotSaved(reason)
      if (reason === undefined) onClose()
    },
  })
  const focus = useCallback(
    (element: HTMLFormElement | null) => element?.querySelector<HTMLElement>(`[name="${focused}"]`)?.focus(),
    [focused],
  )
  return (
    <form {...form.form} ref={focus} className={styles['form']}>
      <FormSummary {...form.shown} />
      <TextField label={labels.title} {...form.text('title')} autoComplete="off" />
      <FieldPair>
        <SelectField
          label={labels.category}
          placeholder={opened.isFiled ? null : texts.noCategory}
          options={categories}
          {...form.text('category')}
        />
        <DateField label={labels.datedOn} isOptional {...form.value('datedOn')} />
      </FieldPair>
      <FieldPair>
        <TextField label={labels.sender} isOptional {...form.text('sender')} autoComplete="off" />
        {house.canSeeFinances && (
          <MoneyField label={labels.amountRappen} isOptional {...form.value('amountRappen')} />
        )}
      </FieldPair>
      <FieldPair>
        <DateField label={labels.validUntil} isOptional {...form.value('validUntil')} />
        <DateField label={labels.keepUntil} isOptional {...form.value('keepUntil')} />
      </FieldPair>
      <SeveralField
        isOptional
        dropLabel={texts.drop}
        label={labels.componentIds}
        placeholder={texts.addComponent}
        goneLabel={texts.goneComponent}
        options={house.componentOptions}
        value={form.values.componentIds}
        onChange={(ids) => form.set('componentIds', [...ids])}
      />
      <SeveralField
        isOptional
        dropLabel={texts.drop}
        label={labels.todoIds}
        placeholder={texts.addTodo}
        goneLabel={texts.goneTodo}
        options={house.todoOptions}
        value={form.values.todoIds}
        onChange={(ids) => form.set('todoIds', [...ids])}
      />
      <SeveralField
        isOptional
        dropLabel={texts.drop}
        label={labels.projectIds}
        placeholder={texts.addProject}
        goneLabel={texts.goneProject}
        options={house.projectOptions}
        value={form.values.projectIds}
        onChange={(ids) => form.set('projectIds', [...ids])}
      />
      <SeveralField
        isOptional
        dropLabel={texts.drop}
        label={labels.measureIds}
        placeholder={texts.addMeasure}
        goneLabel={texts.goneMeasure}
        options={house.measureOptions}
        value={form.values.measureIds}
        onChange={(ids) => form.set('measureIds', [...ids])}
      />
      <TextField
        label={labels.tags}
        isOptional
        hint={texts.tagsHint}
        {...form.text('tags')}
        autoComplete="off"
      />
      <TextArea label={labels.note} isOptional rows={4} {...form.text('note')} />
      {notSaved !== undefined && (
        <Notice tone="due" live="alert" title={documentsTexts.notSaved}>
          {savingTexts.notKept[notSaved]}
        </Notice>
      )}
      <div className={styles['actions']}>
        <Button onClick={onClose}>{uiTexts.cancel}</Button>
        <Button kind="primary" type="submit" isBusy={form.isBusy}>
          {opened.isFiled ? texts.save : texts.saveAndFile}
        </Button>
      </div>
      <LeaveGuard isDirty={form.isDirty && !form.isBusy} coversSearch />
    </form>
  )
}

const valuesOf = ({ title, category, sender, note, tags, ...facts }: PaperFacts) => ({
  title,
  category: category ?? '',
  datedOn: facts.datedOn,
  sender: sender ?? '',
  amountRappen: facts.amountRappen,
  validUntil: facts.validUntil,
  keepUntil: facts.keepUntil,
  note: note ?? '',
  tags: tags.join(', '),
  componentIds: [...facts.componentIds],
  todoIds: [...facts.todoIds],
  // Not only empty: a copy on a device may be older than this fact.
  projectIds: [...(facts.projectIds ?? [])],
  measureIds: [...(facts.measureIds ?? [])],
})

/** What the schema leaves out was not asked. */
const definedOf = (said: z.output<typeof schema>): Partial<PaperFacts> =>
  Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))

const orNull = (text: string): string | null => (text.trim() === '' ? null : text)

const prepare = ({ category, sender, note, tags, ...values }: ReturnType<typeof valuesOf>) => ({
  ...values,
  category: orNull(category),
  sender: orNull(sender),
  note: orNull(note),
  tags: tagsIn(tags),
})
