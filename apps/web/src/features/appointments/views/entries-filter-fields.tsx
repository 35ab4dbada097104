import { SelectField } from '#ui/input/field.tsx'
import { appointmentsTexts } from '#features/appointments/appointments.texts.ts'
import type { choicesIn, EntriesFilter } from '#features/appointments/entries-filter.ts'
import styles from './entries-filter-fields.module.css'

const texts = appointmentsTexts.filter

type EntriesFilterFieldsProps = {
  readonly filter: EntriesFilter
  readonly choices: ReturnType<typeof choicesIn>
  readonly onChange: (said: Partial<EntriesFilter>) => void
}

/** Narrows the calendar down by what, which component and who; a field with one answer at most is not asked. */
export function EntriesFilterFields({ filter, choices, onChange }: EntriesFilterFieldsProps) {
  const { sorts, kinds, components, craftsmen } = choices
  const isKindAsked = sorts.length > 1 || kinds.length > 1 || filter.kind !== ''
  if (!isKindAsked && components.length + craftsmen.length === 0) return null
  return (
    <div className={styles['fields']}>
      {isKindAsked && (
        <SelectField
          label={texts.kind}
          isLabelHidden
          placeholder={texts.everyKind}
          options={[...sorts, ...(kinds.length > 0 ? [{ label: texts.kinds, options: kinds }] : [])]}
          value={filter.kind}
          onChange={({ target }) => onChange({ kind: target.value })}
        />
      )}
      {components.length > 0 && (
        <SelectField
          label={texts.component}
          isLabelHidden
          placeholder={texts.everyComponent}
          options={components}
          value={filter.componentId}
          onChange={({ target }) => onChange({ componentId: target.value })}
        />
      )}
      {craftsmen.length > 0 && (
        <SelectField
          label={texts.craftsman}
          isLabelHidden
          placeholder={texts.everybody}
          options={craftsmen}
          value={filter.craftsmanId}
          onChange={({ target }) => onChange({ craftsmanId: target.value })}
        />
      )}
    </div>
  )
}
