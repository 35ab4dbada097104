import { IconChevronDown, IconEye, IconEyeOff } from '@tabler/icons-react'
import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import { FieldError, FieldFrame, hasContent, useFieldWiring, type FieldLook } from './field-frame.tsx'
import styles from './field.module.css'
import { uiTexts } from '#ui/ui.texts.ts'

export type TextFieldProps = FieldLook &
  ComponentProps<'input'> & {
    readonly leading?: ReactNode
    /** Inside the box on the right: a unit, a figure, a small button. */
    readonly trailing?: ReactNode
  }

export function TextField(props: TextFieldProps) {
  const { label, hint, error, aside, isOptional, isLabelHidden, leading, trailing, className, ...rest } =
    props
  const { ids, input } = useFieldWiring(props)
  const look = { label, hint, error, aside, isOptional, isLabelHidden, className }
  return (
    <FieldFrame {...look} {...ids}>
      <div className={styles['box']}>
        {hasContent(leading) && <span className={styles['leading']}>{leading}</span>}
        <input type="text" {...rest} {...input} className={styles['input']} />
        {hasContent(trailing) && <span className={styles['trailing']}>{trailing}</span>}
      </div>
    </FieldFrame>
  )
}

export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          className={styles['inside']}
          aria-label={isShown ? uiTexts.hidePassword : uiTexts.showPassword}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <IconEyeOff size={19} stroke={1.75} /> : <IconEye size={19} stroke={1.75} />}
        </button>
      }
    />
  )
}

export function TextArea(props: FieldLook & ComponentProps<'textarea'>) {
  const { label, hint, error, aside, isOptional, isLabelHidden, className, ...rest } = props
  const { ids, input } = useFieldWiring(props)
  const look = { label, hint, error, aside, isOptional, isLabelHidden, className }
  return (
    <FieldFrame {...look} {...ids}>
      <textarea rows={4} {...rest} {...input} className={classes(styles['box'], styles['area'])} />
    </FieldFrame>
  )
}

export type SelectOption = { readonly value: string; readonly label: string; readonly isDisabled?: boolean }
export type SelectGroup = { readonly label: string; readonly options: readonly SelectOption[] }

type SelectProps = FieldLook &
  Omit<ComponentProps<'select'>, 'children' | 'multiple'> & {
    readonly options: readonly (SelectOption | SelectGroup)[]
    /** The first, empty line; `null` leaves it out. Choosing it means: no answer. */
    readonly placeholder?: string | null | undefined
  }

export function SelectField(props: SelectProps) {
  const { label, hint, error, aside, isOptional, isLabelHidden, className, options, placeholder, ...rest } =
    props
  const { ids, input } = useFieldWiring(props)
  const look = { label, hint, error, aside, isOptional, isLabelHidden, className }
  return (
    <FieldFrame {...look} {...ids}>
      <div className={styles['box']}>
        <select {...rest} {...input} className={classes(styles['input'], styles['select'])}>
          {placeholder !== null && <option value="">{placeholder ?? uiTexts.choose}</option>}
          {options.map((entry) =>
            'options' in entry ? (
              <optgroup key={entry.label} label={entry.label}>
                {entry.options.map(selectOption)}
              </optgroup>
            ) : (
              selectOption(entry)
            ),
          )}
        </select>
        <IconChevronDown className={styles['chevron']} size={19} stroke={1.75} aria-hidden="true" />
      </div>
    </FieldFrame>
  )
}

function selectOption({ value, label, isDisabled }: SelectOption) {
  return (
    <option key={value} value={value} disabled={isDisabled}>
      {label}
    </option>
  )
}

type CheckboxProps = Pick<FieldLook, 'label' | 'hint' | 'error'> & Omit<ComponentProps<'input'>, 'type'>

export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const { ids, input } = useFieldWiring({ ...rest, hint, error })
  const textId = useId()
  return (
    <div className={classes(styles['field'], className)}>
      <label className={styles['tick']} htmlFor={ids.id}>
        <input {...rest} {...input} type="checkbox" className={styles['mark']} aria-labelledby={textId} />
        <span>
          <span id={textId}>{label}</span>
          {hasContent(hint) && (
            <span id={ids.hintId} className={styles['hint']}>
              {hint}
            </span>
          )}
        </span>
      </label>
      <FieldError id={ids.errorId} error={error} />
    </div>
  )
}
