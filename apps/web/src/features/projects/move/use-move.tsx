import { missingFor, movesOf, type ProjectMove } from '@hauswart/domain/projects/project-moves'
import type { StartFacts } from '@hauswart/domain/projects/start-light'
import { useState, type ReactNode } from 'react'
import { today } from '#device/text/format.ts'
import { useRole } from '#house/use-role.ts'
import type { Project } from '#features/projects/project-words.ts'
import { useStartFacts } from '#features/projects/use-start-facts.ts'
import { CloseSheet } from './close-sheet.tsx'
import { MoveSheet } from './move-sheet.tsx'
import { moveTo } from './move-to.ts'
import { useShownChecks } from './use-shown-checks.ts'

type Asked = { readonly project: Project; readonly way: ProjectMove; readonly facts: StartFacts }

/** Whoever closes a renovation says what became of its components; the others are long gone. */
const isAboutComponents = (way: ProjectMove, present: readonly unknown[]) =>
  way.to === 'closed' && present.length > 0

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
  const { components } = useStartFacts(realEstateId)
  const shownOf = useShownChecks(realEstateId)
  const [asked, setAsked] = useState<Asked>()
  const partsOf = (project: Project) => components.filter(({ id }) => project.componentIds.includes(id))
  const close = () => setAsked(undefined)
  return {
    ways: (project) => (mayWrite ? movesOf(project).filter(({ by }) => by === 'write' || isOwner) : []),
    start: (project, way, facts) => {
      const isMissing = missingFor(project, way, { ...facts, reason: null }).length > 0
      if (isMissing || isAboutComponents(way, partsOf(project))) setAsked({ project, way, facts })
      else void moveTo(realEstateId, project, { from: way.from, to: way.to })
    },
    sheet:
      asked !== undefined &&
      (isAboutComponents(asked.way, partsOf(asked.project)) ? (
        <CloseSheet
          {...asked}
          shown={shownOf(asked.project.id)}
          realEstateId={realEstateId}
          components={partsOf(asked.project)}
          thisYear={Number(today().slice(0, 4))}
          onClose={close}
        />
      ) : (
        <MoveSheet {...asked} shown={shownOf(asked.project.id)} realEstateId={realEstateId} onClose={close} />
      )),
  }
}
