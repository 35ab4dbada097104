import { projectStateLabels } from '@hauswart/domain/projects/project.labels'
import type { MoveProjectInput } from '#gql/graphql.ts'
import { keepAct } from '#house/acts/do-act.ts'
import { projects } from '#house/nouns/projects.ts'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { projectsTexts } from '#features/projects/projects.texts.ts'
import type { Project } from '#features/projects/project-words.ts'

type Way = Omit<MoveProjectInput, 'idempotencyKey' | 'expectedVersion'>

/** Says where a renovation goes, with or without a line; the server judges it once more. It is taken back as a whole. */
export async function moveTo(realEstateId: string, project: Project, way: Way): Promise<boolean> {
  const text = projectsTexts.move.done(project.title, projectStateLabels[way.to])
  const fault = await keepAct(realEstateId, projects.acts.move(project, way), {
    text,
    tone: 'good',
    row: project,
  })
  if (fault !== undefined) toast({ text: savingTexts.notKept[fault], tone: 'due' })
  return fault === undefined
}
