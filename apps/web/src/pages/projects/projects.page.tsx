import { ProjectsView } from '#features/projects/board/projects-view.tsx'
import { projectsTexts } from '#features/projects/projects.texts.ts'
import { HouseStart } from '#house/house-start.tsx'

export default function ProjectsPage() {
  return <HouseStart texts={projectsTexts}>{(id) => <ProjectsView key={id} realEstateId={id} />}</HouseStart>
}
