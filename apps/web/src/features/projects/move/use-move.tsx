import { missingFor, movesOf, type ProjectMove } from '@hauswart/domain/projects/project-moves'
import type { StartFacts } from '@hauswart/domain/projects/start-light'
import { useState, type ReactNode } from 'react'
import { useRole } from '#house/use-role.ts'
import type { Project } from '#features/projects/project-words.ts'
import { MoveSheet } from './move-sheet.tsx'
import { moveTo } from './move-to.ts'

type Asked = { readonly project: Project; readonly way: ProjectMove; readonly facts: StartFacts }

type Mover = {
  /** Where this person can bring it from here. */
  readonly ways: (project: Project) => readonly ProjectMove[]
  readonly start: (project: Project, way: ProjectMove, facts: StartFacts) => void
  /** What asks for what is missing, while it does. */
  readonly sheet: ReactNode
}

/** Bringing a renovation on its way, from a menu or by hand: at once if nothing is missing, else it is asked for. */
export function useMove(realEstateId: string): Mover {
  const { mayWrite, isOwner } = useRole(realEstateId)
  const [asked, setAsked] = useState<Asked>()
  return {
    ways: (project) => (mayWrite ? movesOf(project).filter(({ by }) => by === 'write' || isOwner) : []),
    start: (project, way, facts) => {
      if (missingFor(project, way, { ...facts, reason: null }).length > 0) setAsked({ project, way, facts })
      else void moveTo(realEstateId, project, { from: way.from, to: way.to })
    },
    sheet: asked !== undefined && (
      <MoveSheet {...asked} realEstateId={realEstateId} onClose={() => setAsked(undefined)} />
    ),
  }
}
