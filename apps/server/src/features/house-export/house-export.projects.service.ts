import { financingLabels } from '@hauswart/domain/projects/financing.labels'
import { inCourse, type Phase } from '@hauswart/domain/projects/phase'
import {
  phaseStateLabels,
  projectKindLabels,
  projectStateLabels,
} from '@hauswart/domain/projects/project.labels'
import { exportColumns as heads } from '@hauswart/domain/reports/house-export.labels'
import { getProjects } from '#features/projects/projects.service.ts'
import { allPages } from '#platform/db/page.ts'
import { limits } from '#platform/limits.ts'
import { francs, onDay, table } from './house-export.tables.service.ts'

const { what, kind, state, component, from, to, amount, financing, course, note } = heads

/** What is renovated: from when to when, with what money, and what happens when. */
export const projectTable = table(
  'renovationen',
  [what, kind, state, component, from, to, amount, financing, course, note],
  {
    read: (ctx, id) => allPages((after) => getProjects(ctx, id, { first: limits.graphql.first, after })),
    cells: (project, names) => [
      [
        project.title,
        projectKindLabels[project.kind],
        projectStateLabels[project.state],
        project.componentIds.map((id) => names.get(id)).join(', '),
        onDay(project.startsOn),
        onDay(project.endsOn),
        francs(project.budgetRappen ?? null),
        project.financing
          ?.map((one) => `${financingLabels[one.source]} ${francs(one.amountRappen)}`)
          .join(', '),
        inCourse(project.phases).map(phaseWords).join('; '),
        project.description,
      ],
    ],
  },
)

const phaseWords = ({ title, startsOn, endsOn, state: stands }: Phase): string =>
  [title, [onDay(startsOn), onDay(endsOn)].filter(Boolean).join(' bis '), phaseStateLabels[stands]]
    .filter(Boolean)
    .join(', ')
