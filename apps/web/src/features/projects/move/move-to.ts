import { projectStateLabels } from '@hauswart/domain/projects/project.labels'
import { newId } from '#device/new-id.ts'
import type { MoveProjectInput } from '#gql/graphql.ts'
import { takeBack } from '#house/acts/take-back.ts'
import { projects } from '#house/nouns/projects.ts'
import { change } from '#house/record/change.ts'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { projectsTexts } from '#features/projects/projects.texts.ts'
import type { Project } from '#features/projects/project-words.ts'

type Way = Omit<MoveProjectInput, 'idempotencyKey' | 'expectedVersion'>

/** Says where a renovation goes, with or without a line; the server judges it once more. It is taken back as a whole. */
export async function moveTo(realEstateId: string, project: Project, way: Way): Promise<boolean> {
  const key = newId()
  const fault = await change(realEstateId, [{ ...projects.acts.move(project, way), key }])
  const text = projectsTexts.move.done(project.title, projectStateLabels[way.to])
  toast(
    fault === undefined
      ? { text, tone: 'good', undo: () => void takeBack(realEstateId, key) }
      : { text: savingTexts.notKept[fault], tone: 'due' },
  )
  return fault === undefined
}
