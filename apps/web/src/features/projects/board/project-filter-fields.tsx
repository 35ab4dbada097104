import { SelectField } from '#ui/input/field.tsx'
import { projectsTexts } from '#features/projects/projects.texts.ts'
import type { choicesIn, ProjectsFilter } from './projects-filter.ts'
import styles from './project-filter-fields.module.css'

const texts = projectsTexts.filter

type ProjectFilterFieldsProps = {
  readonly filter: ProjectsFilter
  readonly choices: ReturnType<typeof choicesIn>
  readonly onChange: (said: Partial<ProjectsFilter>) => void
}

/** Narrows the renovations down; a field without an answer is not asked. */
export function ProjectFilterFields({ filter, choices, onChange }: ProjectFilterFieldsProps) {
  const fields = [
    ['state', choices.states],
    ['craftsmanId', choices.craftsmen],
    ['year', choices.years],
    ['componentId', choices.components],
  ] as const
  return (
    <div className={styles['fields']}>
      {fields.map(
        ([name, options]) =>
          options.length > 0 && (
            <SelectField
              key={name}
              label={texts[name].label}
              isLabelHidden
              placeholder={texts[name].every}
              options={options}
              value={filter[name]}
              onChange={({ target }) => onChange({ [name]: target.value })}
            />
          ),
      )}
    </div>
  )
}
