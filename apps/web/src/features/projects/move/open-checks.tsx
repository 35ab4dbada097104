import type { ProjectCheck } from '@hauswart/domain/projects/project'
import { projectCheckLabels } from '@hauswart/domain/projects/project.labels'
import { Checkbox } from '#ui/input/field.tsx'
import type { ShownChecks } from './use-shown-checks.ts'
import styles from './open-checks.module.css'

type OpenChecksProps = {
  readonly legend: string
  readonly open: readonly ProjectCheck[]
  readonly shown: ShownChecks
  /** What is recorded elsewhere: no tick here settles it. */
  readonly locked?: readonly ProjectCheck[]
  readonly value: readonly ProjectCheck[]
  readonly error: string | undefined
  readonly onChange: (confirms: readonly ProjectCheck[]) => void
}

/** What a step still needs, to be confirmed one by one. */
export function OpenChecks(props: OpenChecksProps) {
  const { legend, open, shown, locked = [], value, error, onChange } = props
  if (open.length === 0) return null
  return (
    <fieldset className={styles['open']}>
      <legend>{legend}</legend>
      {open.map((check, at) => (
        <Checkbox
          key={check}
          label={projectCheckLabels[check]}
          hint={shown[check]?.words}
          checked={value.includes(check)}
          disabled={locked.includes(check)}
          error={at === open.length - 1 ? error : undefined}
          onChange={({ target }) =>
            onChange(target.checked ? [...value, check] : value.filter((one) => one !== check))
          }
        />
      ))}
    </fieldset>
  )
}
