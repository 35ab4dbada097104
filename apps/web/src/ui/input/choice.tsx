import { useId, type ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import { FieldError, hasContent, type FieldLook } from './field-frame.tsx'
import styles from './choice.module.css'
import { uiTexts } from '#ui/ui.texts.ts'

export type Choice<V extends string> = {
  readonly value: V
  readonly label: ReactNode
  readonly icon?: ReactNode
  readonly isDisabled?: boolean | undefined
}

type ChoiceChipsProps<V extends string> = FieldLook & {
  readonly options: readonly Choice<V>[]
  readonly value: V | null | undefined
  readonly onChange: (value: V) => void
  /** Chips that wrap, chips that share the width, one joined bar, or small pills for filtering. */
  readonly look?: 'chips' | 'equal' | 'joined' | 'pills' | undefined
  readonly name?: string | undefined
  readonly onBlur?: (() => void) | undefined
}

/** Four of these stand side by side on a phone. */
const shortWord = 7

/** One of a few, all visible. Real radio buttons underneath: arrow keys and forms work by themselves. */
export function ChoiceChips<V extends string>(props: ChoiceChipsProps<V>) {
  const { label, hint, error, aside, isOptional, isLabelHidden, options, value, onChange } = props
  const id = useId()
  const isInvalid = hasContent(error)
  const describedBy = classes(isInvalid && `${id}-error`, hasContent(hint) && `${id}-hint`)
  return (
    <div
      role="radiogroup"
      className={styles['group']}
      aria-labelledby={`${id}-label`}
      aria-invalid={isInvalid ? true : undefined}
      aria-describedby={describedBy === '' ? undefined : describedBy}
      onBlur={props.onBlur}
    >
      <div className={isLabelHidden === true ? 'visually-hidden' : styles['head']}>
        <span id={`${id}-label`} className={styles['label']}>
          {label}
          {isOptional === true && <span className={styles['optional']}> {uiTexts.optional}</span>}
        </span>
        {aside}
      </div>
      <div
        className={classes(
          styles['options'],
          styles[props.look ?? 'chips'],
          options.every((option) => typeof option.label === 'string' && option.label.length <= shortWord) &&
            styles['short'],
        )}
      >
        {options.map((option) => (
          <label key={option.value} className={styles['chip']}>
            <input
              type="radio"
              className={styles['radio']}
              name={props.name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
            />
            {option.icon !== undefined && <span aria-hidden="true">{option.icon}</span>}
            <span className={styles['words']}>{option.label}</span>
          </label>
        ))}
      </div>
      {hasContent(hint) && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
