import { IconX } from '@tabler/icons-react'
import { IconButton } from '#ui/action/button.tsx'
import { Combobox } from './combobox.tsx'
import type { ComboOption } from './combobox-match.ts'
import type { FieldLook } from './field-frame.tsx'
import styles from './several-field.module.css'

type SeveralFieldProps = Pick<FieldLook, 'error' | 'isOptional'> & {
  readonly label: string
  readonly placeholder: string
  /** What one is called that is not among the options any more. */
  readonly goneLabel?: string
  readonly dropLabel: (name: string) => string
  readonly options: readonly ComboOption[]
  readonly value: readonly string[]
  readonly onChange: (values: readonly string[]) => void
}

/** Several of many: each chosen one stands below and can be taken away. */
export function SeveralField(props: SeveralFieldProps) {
  const { label, placeholder, goneLabel = '', dropLabel, options, value, onChange } = props
  const nameOf = (id: string) => options.find((option) => option.value === id)?.label ?? goneLabel
  return (
    <div>
      <Combobox
        // A chosen one goes below, and the field begins anew.
        key={value.length}
        label={label}
        isOptional={props.isOptional}
        error={props.error}
        placeholder={placeholder}
        options={options.filter((option) => !value.includes(option.value))}
        value={null}
        onChange={(id) => {
          if (id !== null) onChange([...value, id])
        }}
      />
      {value.length > 0 && (
        <ul className={styles['chosen']}>
          {value.map((id) => (
            <li key={id} className={styles['one']}>
              <span className={styles['name']}>{nameOf(id)}</span>
              <IconButton
                label={dropLabel(nameOf(id))}
                icon={<IconX size={18} stroke={1.75} />}
                onClick={() => onChange(value.filter((other) => other !== id))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
