import { documentCategories, type DocumentCategory } from '@hauswart/domain/documents/document'
import { documentCategoryLabels } from '@hauswart/domain/documents/document.labels'
import { maxTags } from '@hauswart/domain/documents/several-documents'
import { useState } from 'react'
import { documents } from '#house/nouns/documents.ts'
import { QuestionDialog } from '#ui/form/question-dialog.tsx'
import { Combobox } from '#ui/input/combobox.tsx'
import type { ComboOption } from '#ui/input/combobox-match.ts'
import { SelectField, TextField } from '#ui/input/field.tsx'
import { SeveralField } from '#ui/input/several-field.tsx'
import { documentsTexts } from '#features/documents/documents.texts.ts'
import { tagsIn } from '#features/documents/tags-in.ts'
import { severalTexts } from './several.texts.ts'

const { dialog: texts } = severalTexts
const drawers = documentCategories.map((value) => ({ value, label: documentCategoryLabels[value] }))

type AskingProps<Said> = {
  readonly amount: number
  readonly onClose: () => void
  readonly onSave: (said: Said) => void
}

/** Into which drawer. */
export function DrawerDialog({ amount, onClose, onSave }: AskingProps<DocumentCategory>) {
  const [said, setSaid] = useState('')
  const category = documentCategories.find((one) => one === said)
  return (
    <QuestionDialog
      title={texts.file(amount)}
      saveLabel={severalTexts.file}
      onClose={onClose}
      onSave={category && (() => onSave(category))}
    >
      {(isTried) => (
        <SelectField
          label={documents.facts.category}
          hint={texts.fileHint}
          placeholder={texts.chooseDrawer}
          options={drawers}
          value={said}
          onChange={({ target }) => setSaid(target.value)}
          error={isTried && category === undefined ? texts.chooseDrawer : undefined}
          data-autofocus
        />
      )}
    </QuestionDialog>
  )
}

export type TagChange = { readonly tags: string[]; readonly withoutTags: string[] }
type TagsDialogProps = AskingProps<TagChange> & {
  /** Those that any of them carries. */
  readonly carried: readonly string[]
}

/** Which words they get, and which they lose. */
export function TagsDialog({ amount, carried, onClose, onSave }: TagsDialogProps) {
  const [line, setLine] = useState('')
  const [withoutTags, setWithout] = useState<readonly string[]>([])
  const tags = tagsIn(line)
  const isTooMuch = tags.length > maxTags || tags.some((tag) => tag.length > 40)
  const isNone = tags.length + withoutTags.length === 0
  return (
    <QuestionDialog
      title={texts.tag(amount)}
      saveLabel={texts.saveTags}
      onClose={onClose}
      onSave={isTooMuch || isNone ? undefined : () => onSave({ tags, withoutTags: [...withoutTags] })}
    >
      {(isTried) => (
        <>
          <TextField
            label={texts.added}
            hint={documentsTexts.form.tagsHint}
            value={line}
            onChange={({ target }) => setLine(target.value)}
            error={isTooMuch ? documentsTexts.form.tags : isTried && isNone ? texts.noTags : undefined}
            autoComplete="off"
            data-autofocus
          />
          {carried.length > 0 && (
            <SeveralField
              isOptional
              label={texts.dropped}
              placeholder={texts.chooseTag}
              dropLabel={texts.keep}
              options={carried.map((tag) => ({ value: tag, label: tag }))}
              value={withoutTags}
              onChange={setWithout}
            />
          )}
        </>
      )}
    </QuestionDialog>
  )
}

type LinkDialogProps = AskingProps<ComboOption> & { readonly options: readonly ComboOption[] }

/** To what they belong too. */
export function LinkDialog({ amount, options, onClose, onSave }: LinkDialogProps) {
  const [id, setId] = useState<string | null>(null)
  const chosen = options.find(({ value }) => value === id)
  return (
    <QuestionDialog
      title={texts.link(amount)}
      saveLabel={severalTexts.link}
      onClose={onClose}
      onSave={chosen && (() => onSave(chosen))}
    >
      {(isTried) => (
        <Combobox
          label={texts.place}
          placeholder={texts.choosePlace}
          options={options}
          value={id}
          onChange={setId}
          error={isTried && chosen === undefined ? texts.choosePlace : undefined}
          data-autofocus
        />
      )}
    </QuestionDialog>
  )
}
