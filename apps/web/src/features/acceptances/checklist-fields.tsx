import { checkMarks, maxCheckPoints, type CheckPoint } from '@hauswart/domain/acceptances/acceptance'
import { checkMarkLabels } from '@hauswart/domain/acceptances/acceptance.labels'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Button, IconButton } from '#ui/action/button.tsx'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { FieldError } from '#ui/input/field-frame.tsx'
import { TextField } from '#ui/input/field.tsx'
import { acceptancesTexts } from './acceptances.texts.ts'
import styles from './checklist-fields.module.css'

const { form: texts } = acceptancesTexts
const marks = checkMarks
  .filter((mark) => mark !== 'open')
  .map((value) => ({ value, label: checkMarkLabels[value] }))

type ChecklistFieldsProps = {
  readonly value: readonly CheckPoint[]
  readonly error: string | undefined
  readonly onChange: (points: readonly CheckPoint[]) => void
}

/** What is gone through on the spot, point by point. */
export function ChecklistFields({ value, error, onChange }: ChecklistFieldsProps) {
  const id = useId()
  return (
    <section className={styles['list']} aria-labelledby={id}>
      <h3 id={id} className={styles['title']}>
        {texts.checklist}
      </h3>
      {value.map((point, at) => (
        // A point has no name of its own: its place in the list is what it is called.
        <div key={`${at + 1}`} className={styles['point']}>
          <div className={styles['text']}>
            <TextField
              label={texts.point(at + 1)}
              isLabelHidden
              value={point.text}
              onChange={({ target }) => onChange(value.with(at, { ...point, text: target.value }))}
            />
            <IconButton
              label={texts.dropPoint(point.text || texts.unnamedPoint)}
              icon={<IconX size={18} stroke={1.75} />}
              onClick={() => onChange(value.toSpliced(at, 1))}
            />
          </div>
          <ChoiceChips
            label={texts.markOf(point.text || texts.unnamedPoint)}
            isLabelHidden
            look="pills"
            options={marks}
            value={point.mark === 'open' ? null : point.mark}
            onChange={(mark) => onChange(value.with(at, { ...point, mark }))}
          />
        </div>
      ))}
      <FieldError id={`${id}-error`} error={error} />
      {value.length < maxCheckPoints && (
        <NewPoint onAdd={(text) => onChange([...value, { text, mark: 'open' }])} />
      )}
    </section>
  )
}

function NewPoint({ onAdd }: { readonly onAdd: (text: string) => void }) {
  const [text, setText] = useState('')
  const add = () => {
    if (text.trim() === '') return
    onAdd(text.trim())
    setText('')
  }
  return (
    <div className={styles['new']}>
      <TextField
        label={texts.newPoint}
        isOptional
        maxLength={160}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Enter adds the point; it does not save the whole protocol.
          event.preventDefault()
          add()
        }}
      />
      <Button icon={<IconPlus />} onClick={add}>
        {texts.addPoint}
      </Button>
    </div>
  )
}
