import { projects } from '#house/nouns/projects.ts'
import { newProjectPath, type Decided } from '#house/paths/decided.ts'
import { projectPath } from '#house/paths/places.ts'
import { useRows } from '#house/record/use-rows.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import { projectsTexts } from '#features/projects/projects.texts.ts'

type MeasureProjectProps = { readonly realEstateId: string; readonly mayWrite: boolean } & Decided

const texts = projectsTexts.decision

/** From a decision to its renovation: the one that came of it, or the way to begin it. */
export function MeasureProject({ realEstateId, mayWrite, ...decided }: MeasureProjectProps) {
  const rows = useRows(projects, realEstateId).data
  const own = rows?.find(({ measureId }) => measureId === decided.measureId)
  if (own !== undefined) return <AppLink to={projectPath(own.id)}>{texts.open(own.title)}</AppLink>
  if (rows === undefined || !mayWrite) return null
  return <AppLink to={newProjectPath(decided)}>{texts.begin}</AppLink>
}
