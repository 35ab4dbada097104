import { taxClasses, type TaxClass } from '@hauswart/domain/taxes/tax-class'
import { taxClassLabels } from '@hauswart/domain/taxes/tax-class.labels'
import { useState } from 'react'
import { QuestionDialog } from '#ui/form/question-dialog.tsx'
import { Combobox } from '#ui/input/combobox.tsx'
import type { ComboOption } from '#ui/input/combobox-match.ts'
import { SelectField } from '#ui/input/field.tsx'
import { DateField } from '#ui/input/date-field.tsx'
import { isDay } from '#ui/input/parse.ts'
import { severalTexts } from './several.texts.ts'

const { dialog: texts } = severalTexts
const classes = taxClasses.map((value) => ({ value, label: taxClassLabels[value] }))

type AskingProps<Said> = {
  readonly amount: number
  readonly onClose: () => void
  readonly onSave: (said: Said) => void
}

/** To which renovation or component they belong. */
export function AssignDialog(props: AskingProps<ComboOption> & { readonly options: readonly ComboOption[] }) {
  const { amount, options, onClose, onSave } = props
  const [id, setId] = useState<string | null>(null)
  const chosen = options.find(({ value }) => value === id)
  return (
    <QuestionDialog
      title={texts.assign(amount)}
      saveLabel={severalTexts.assign}
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

/** What they are for the tax office. */
export function ClassifyDialog({ amount, onClose, onSave }: AskingProps<TaxClass>) {
  const [said, setSaid] = useState('')
  const taxClass = taxClasses.find((one) => one === said)
  return (
    <QuestionDialog
      title={texts.classify(amount)}
      saveLabel={severalTexts.save}
      onClose={onClose}
      onSave={taxClass && (() => onSave(taxClass))}
    >
      {(isTried) => (
        <SelectField
          label={texts.taxClass}
          hint={texts.classHint}
          placeholder={texts.chooseClass}
          options={classes}
          value={said}
          onChange={({ target }) => setSaid(target.value)}
          error={isTried && taxClass === undefined ? texts.chooseClass : undefined}
          data-autofocus
        />
      )}
    </QuestionDialog>
  )
}

type PayDialogProps = AskingProps<string> & {
  readonly today: string
  /** What is paid of them on a day, in words; nothing where none is to be paid. */
  readonly sumOn: (day: string) => string | undefined
  /** So many of them nobody has looked through. */
  readonly unseen: number
}

/** On which day they were paid: it decides on the discount and on the year of the taxes. */
export function PayDialog({ amount, today, sumOn, unseen, onClose, onSave }: PayDialogProps) {
  const [on, setOn] = useState<string | null>(today)
  const isWrong = on === null || !isDay(on) || on > today
  const sum = isWrong ? undefined : sumOn(on)
  return (
    <QuestionDialog
      title={texts.pay(amount)}
      saveLabel={severalTexts.pay}
      onClose={onClose}
      onSave={sum === undefined || isWrong ? undefined : () => onSave(on)}
    >
      {(isTried) => (
        <>
          <DateField
            label={texts.paidOn}
            value={on}
            onChange={setOn}
            error={isTried && isWrong ? texts.wrongDay : undefined}
            data-autofocus
          />
          {!isWrong && <output>{sum ?? texts.nothingThen}</output>}
          {unseen > 0 && <p>{texts.unseen(unseen)}</p>}
        </>
      )}
    </QuestionDialog>
  )
}
