import { useState } from 'react'
import { useNavigate } from 'react-router'
import { newId } from '#device/new-id.ts'
import { projects } from '#house/nouns/projects.ts'
import { projectPath } from '#house/paths/places.ts'
import { change } from '#house/record/change.ts'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { projectsTexts } from '#features/projects/projects.texts.ts'
import type { ProjectValues } from '#features/projects/sheet/project-values.ts'

/** Writes a renovation down, with or without a line, and opens it. */
export function useAddProject(
  realEstateId: string,
  { canSeeFinances, measureId }: { readonly canSeeFinances: boolean; readonly measureId: string | undefined },
) {
  // Made once: saved again after a failure it is still the same renovation.
  const [id] = useState(newId)
  const navigate = useNavigate()
  return async (said: ProjectValues): Promise<void> => {
    // What was really done is not known of one that begins as an idea.
    const { description, reservePercent, budgetRappen, startedOn: _start, finishedOn: _end, ...values } = said
    const facts = {
      ...values,
      title: values.title.trim(),
      componentIds: [...values.componentIds],
      description: description.trim() === '' ? null : description,
      ...(measureId !== undefined && { measureId }),
      ...(reservePercent !== null && { reservePercent }),
      // Without the finance right a budget may not even be said to be none.
      ...(canSeeFinances && budgetRappen !== null && { budgetRappen }),
    }
    const fault = await change(realEstateId, [projects.acts.add(facts, { id })])
    if (fault !== undefined) {
      toast({ text: savingTexts.notKept[fault], tone: 'due' })
      return
    }
    toast({ text: projectsTexts.wizard.added(values.title), tone: 'good' })
    await navigate(projectPath(id), { replace: true })
  }
}
