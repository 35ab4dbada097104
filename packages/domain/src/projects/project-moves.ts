import type { AccessNeed } from '../access/role.ts'
import { projectCheckLabels, projectStateLabels } from './project.labels.ts'
import type { ProjectCheck, ProjectKind, ProjectState } from './project.ts'
import { startLight, type StartFacts } from './start-light.ts'

/** One way from a state to another: who may take it, and what it needs. */
export type ProjectMove = {
  readonly from: ProjectState
  readonly to: ProjectState
  readonly by: Extract<AccessNeed, 'write' | 'own'>
  /** What must have been confirmed. */
  readonly needs: readonly ProjectCheck[]
  /** `always`: nobody goes this way without saying why; `red`: only where the Start-Ampel is not green. */
  readonly reason?: 'always' | 'red'
  /** Only a renovation of this kind goes this way. */
  readonly only?: ProjectKind
  /** Only to where it was paused. */
  readonly isReturn?: true
}

const move = (
  from: ProjectState,
  to: ProjectState,
  needs: readonly ProjectCheck[] = [],
  more: Omit<Partial<ProjectMove>, 'from' | 'to' | 'needs'> = {},
): ProjectMove => ({ from, to, by: 'write', needs, ...more })

const pausable = ['idea', 'planning', 'offers', 'awarded', 'underway'] as const

/** The state machine of a renovation: what is not in this table does not happen. */
export const projectMoves: readonly ProjectMove[] = [
  move('idea', 'planning'),
  move('planning', 'offers', ['offer_asked']),
  move('offers', 'awarded', ['order_placed']),
  move('awarded', 'underway', [], { reason: 'red' }),
  move('underway', 'acceptance', ['work_finished']),
  move('acceptance', 'closed', ['accepted', 'bills_settled']),
  move('idea', 'underway', [], { only: 'emergency' }),
  move('closed', 'acceptance', [], { by: 'own' }),
  ...pausable.map((from) => move(from, 'paused')),
  ...pausable.map((to) => move('paused', to, [], { isReturn: true })),
  ...([...pausable, 'acceptance', 'paused'] as const).map((from) =>
    move(from, 'cancelled', [], { reason: 'always' }),
  ),
]

/** The way between two states; nothing where there is none. */
export const moveBetween = (from: ProjectState, to: ProjectState): ProjectMove | undefined =>
  projectMoves.find((one) => one.from === from && one.to === to)

/** A renovation as its next move sees it. */
export type Movable = {
  readonly kind: ProjectKind
  readonly state: ProjectState
  readonly pausedFrom: ProjectState | null
  readonly checks: readonly ProjectCheck[]
}

/** Whether the work began or is over: what was to settle before it has had its time. */
export const hasBegun = ({ state, pausedFrom }: Pick<Movable, 'state' | 'pausedFrom'>): boolean =>
  ['underway', 'acceptance', 'closed', 'cancelled'].includes(
    state === 'paused' ? (pausedFrom ?? state) : state,
  )

/** Whether this renovation may ever go this way from where it stands, whatever is missing today. */
export const isOpenTo = (project: Movable, { from, to, only, isReturn }: ProjectMove): boolean =>
  from === project.state &&
  (only === undefined || only === project.kind) &&
  (isReturn !== true || project.pausedFrom === to)

/** Where this renovation can go from here. */
export const movesOf = (project: Movable): readonly ProjectMove[] =>
  projectMoves.filter((way) => isOpenTo(project, way))

/** In the words of an owner: what is missing for this move. Nothing missing means that it may be taken. */
export function missingFor(
  project: Movable,
  way: ProjectMove,
  { reason, ...facts }: StartFacts & { readonly reason: string | null },
): readonly string[] {
  if (!isOpenTo(project, way))
    return [
      `Von «${projectStateLabels[project.state]}» geht es nicht direkt zu «${projectStateLabels[way.to]}»`,
    ]
  const checks = way.needs.filter((check) => !project.checks.includes(check))
  if (reason !== null) return checks.map((check) => projectCheckLabels[check])
  const red = way.reason === 'red' ? startLight(facts, project.checks) : []
  const open = red.filter(({ isSettled }) => !isSettled).map(({ check }) => check)
  const missing = [...checks, ...open].map((check) => projectCheckLabels[check])
  return way.reason === 'always' ? [...missing, 'Ein Grund'] : missing
}
