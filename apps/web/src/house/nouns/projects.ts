import type { Financing } from '@hauswart/domain/projects/financing'
import { financingLabels } from '@hauswart/domain/projects/financing.labels'
import { projectCheckLabels, projectKindLabels } from '@hauswart/domain/projects/project.labels'
import {
  AddProjectDocument,
  DeleteProjectDocument,
  MoveProjectDocument,
  RestoreProjectDocument,
  UpdateProjectDocument,
  type HouseProjectsQuery,
  type MoveProjectInput,
} from '#gql/graphql.ts'
import { day, money } from '#device/text/format.ts'
import { projectsQuery } from '#house/house-queries.ts'
import { namesOr } from '#house/record/declaration/facts.ts'
import { usualWords } from '#house/record/declaration/usual-words.ts'
import { does } from '#house/record/puts.ts'
import { defineRecord } from '#house/record/record.ts'
import type { Entry, Loose } from '#house/record/said.ts'
import { adds, edits, restores, trashes } from '#house/record/verbs.ts'

/** As the server tells it in its list. */
export type ProjectRow = NonNullable<HouseProjectsQuery['realEstate']>['projects']['nodes'][number]

/** Where it will stand, if the server finds nothing missing. */
function moved({ variables: { facts = {} } }: Entry, row: Loose): Partial<ProjectRow> {
  const { from, to, reason = null, confirms } = facts as unknown as MoveProjectInput
  const { state, checks = [] } = row as Partial<ProjectRow>
  // Somebody else moved it meanwhile.
  if (state !== from) return {}
  return {
    state: to,
    pausedFrom: to === 'paused' ? from : null,
    stateReason: reason,
    checks: [...new Set([...checks, ...(confirms ?? [])])],
  }
}

const sourcesInWords = (sources: readonly Financing[]) =>
  sources.map(({ source, amountRappen }) => `${financingLabels[source]} ${money(amountRappen)}`).join(', ')
const phasesInWords = (phases: ProjectRow['phases']) => phases.map(({ title }) => title).join(', ')

export const projects = defineRecord({
  noun: 'project',
  lists: { all: projectsQuery },
  compare: (a, b) => (a.id < b.id ? 1 : -1),
  title: ({ title = '' }) => title,
  facts: {
    title: ['Titel', ''],
    kind: ['Art', 'renovation', projectKindLabels],
    description: ['Beschreibung', null],
    componentIds: ['Bauteile', [], namesOr('Gelöschtes Bauteil')],
    startsOn: ['Geplanter Beginn', null, day],
    endsOn: ['Geplantes Ende', null, day],
    startedOn: ['Begonnen am', null, day],
    finishedOn: ['Abgeschlossen am', null, day],
    reservePercent: ['Reserve in Prozent', 10],
    budgetRappen: ['Budget', null, money],
    financing: ['Finanzierung', [], sourcesInWords],
    checks: ['Bestätigt', [], projectCheckLabels],
    phases: ['Ablauf', [], phasesInWords],
  },
  blank: () => ({ state: 'idea' as const, pausedFrom: null, stateReason: null, measureId: null }),
  verbs: {
    add: adds(AddProjectDocument, undefined, ['startedOn', 'finishedOn', 'checks', 'phases']),
    update: edits(UpdateProjectDocument),
    move: does(MoveProjectDocument, moved),
    delete: trashes(DeleteProjectDocument),
    restore: restores(RestoreProjectDocument),
  },
  words: {
    ...usualWords('Renovation'),
    move: (name) => `Renovation ${name} verschieben`,
  },
})
