import { projectStateLabels } from '@hauswart/domain/projects/project.labels'
import type { MoveProjectInput } from '#gql/graphql.ts'
import { projects } from '#house/nouns/projects.ts'
import { change } from '#house/record/change.ts'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { projectsTexts } from '#features/projects/projects.texts.ts'
import type { Project } from '#features/projects/project-words.ts'

type Way = Omit<MoveProjectInput, 'idempotencyKey' | 'expectedVersion'>

/** Says where a renovation goes, with or without a line; the server judges it once more. */
export async function moveTo(realEstateId: string, project: Project, way: Way): Promise<boolean> {
  const fault = await change(realEstateId, [projects.acts.move(project, way)])
  toast(
    fault === undefined
      ? { text: projectsTexts.move.done(project.title, projectStateLabels[way.to]), tone: 'good' }
      : { text: savingTexts.notKept[fault], tone: 'due' },
  )
  return fault === undefined
}
