import type { Financing } from '@hauswart/domain/projects/financing'
import { financingLabels } from '@hauswart/domain/projects/financing.labels'
import { projectChecks, projectKinds } from '@hauswart/domain/projects/project'
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

export const projects = defineRecord({
  noun: 'project',
  lists: { all: projectsQuery },
  compare: (a, b) => (a.id < b.id ? 1 : -1),
  title: ({ title = '' }) => title,
  facts: {
    title: 'Titel',
    kind: 'Art',
    description: 'Beschreibung',
    componentIds: 'Bauteile',
    startsOn: 'Geplanter Beginn',
    endsOn: 'Geplantes Ende',
    startedOn: 'Begonnen am',
    finishedOn: 'Abgeschlossen am',
    reservePercent: 'Reserve in Prozent',
    budgetRappen: 'Budget',
    financing: 'Finanzierung',
    checks: 'Bestätigt',
    phases: 'Ablauf',
  },
  inWords: (fact, value, nameOf) => {
    if (fact === 'checks' && Array.isArray(value))
      return projectChecks
        .filter((check) => value.includes(check))
        .map((check) => projectCheckLabels[check])
        .join(', ')
    if (fact === 'phases' && Array.isArray(value))
      return (value as ProjectRow['phases']).map(({ title }) => title).join(', ')
    if (fact === 'componentIds' && Array.isArray(value))
      return value.map((id) => nameOf(String(id)) ?? 'Gelöschtes Bauteil').join(', ')
    if (fact === 'financing' && Array.isArray(value))
      return (value as readonly Financing[])
        .map(({ source, amountRappen }) => `${financingLabels[source]} ${money(amountRappen)}`)
        .join(', ')
    if (fact === 'budgetRappen' && typeof value === 'number') return money(value)
    if (typeof value !== 'string') return undefined
    const kind = projectKinds.find((one) => one === value)
    if (fact === 'kind' && kind !== undefined) return projectKindLabels[kind]
    return fact.endsWith('On') ? day(value) : undefined
  },
  blank: () => ({
    title: '',
    kind: 'renovation' as const,
    state: 'idea' as const,
    pausedFrom: null,
    stateReason: null,
    checks: [],
    description: null,
    componentIds: [],
    measureId: null,
    startsOn: null,
    endsOn: null,
    startedOn: null,
    finishedOn: null,
    reservePercent: 10,
    phases: [],
    budgetRappen: null,
    financing: [],
  }),
  verbs: {
    add: adds(AddProjectDocument, undefined, ['startedOn', 'finishedOn', 'checks', 'phases']),
    update: edits(UpdateProjectDocument),
    move: does(MoveProjectDocument, moved),
    delete: trashes(DeleteProjectDocument),
    restore: restores(RestoreProjectDocument),
  },
  words: {
    add: (name) => `Renovation ${name} erfassen`,
    update: (name) => `Renovation ${name} ändern`,
    move: (name) => `Renovation ${name} verschieben`,
    delete: (name) => `Renovation ${name} löschen`,
    restore: (name) => `Renovation ${name} zurückholen`,
  },
})
