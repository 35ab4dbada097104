import { projects } from '#house/nouns/projects.ts'
import { refusedCreation } from '#house/record/change.ts'
import { useRowForm } from '#house/record/use-row-form.ts'
import { useConnection } from '#device/net/connection.ts'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { toast } from '#ui/overlay/toast.tsx'
import type { Project } from '#features/projects/project-words.ts'
import { projectsTexts } from '#features/projects/projects.texts.ts'
import { DoneFields, NameFields, PlanFields, ScopeFields, type ComponentOptions } from './project-fields.tsx'
import { editSchemaOf, projectForm } from './project-values.ts'

type ProjectSheetProps = ComponentOptions & {
  readonly project: Project
  readonly realEstateId: string
  readonly canSeeFinances: boolean
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** What is known of a renovation, to change. */
export function ProjectSheet({
  project,
  realEstateId,
  canSeeFinances,
  components,
  onRemove,
  onClose,
}: ProjectSheetProps) {
  const { online } = useConnection()
  const { form, isBusy, failure } = useRowForm({
    ...projectForm,
    schema: editSchemaOf(project),
    record: projects,
    realEstateId,
    row: project,
    edit: (seen, facts) => projects.acts.update(seen, facts),
    onKept: () => {
      toast({
        text: online ? projectsTexts.project.saved(project.title) : savingTexts.keptHere,
        tone: 'good',
      })
      onClose()
    },
  })
  return (
    <FormSheet
      title={project.title}
      form={form}
      saveLabel={projectsTexts.form.save}
      isBusy={isBusy}
      failure={failure}
      // What was never made is given up where its refusal is settled.
      deletion={
        refusedCreation(project) === undefined
          ? { label: projectsTexts.project.delete, isBusy: false, act: onRemove }
          : undefined
      }
      isKeptHere
      onClose={onClose}
    >
      <NameFields form={form} />
      <ScopeFields form={form} components={components} />
      <PlanFields form={form} canSeeFinances={canSeeFinances} />
      {project.startedOn !== null && <DoneFields form={form} isFinished={project.finishedOn !== null} />}
    </FormSheet>
  )
}
