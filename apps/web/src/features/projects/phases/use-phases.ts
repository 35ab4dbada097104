import type { Phase } from '@hauswart/domain/projects/phase'
import { useEffect, useRef } from 'react'
import { doAct } from '#house/acts/do-act.ts'
import { projects } from '#house/nouns/projects.ts'
import { change } from '#house/record/change.ts'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { toast } from '#ui/overlay/toast.tsx'
import type { Project } from '#features/projects/project-words.ts'

const none: Phase[] = []

/** The course of a renovation, and the one way to change it: as a whole, on this device first. */
export function usePhases(realEstateId: string, project: Project) {
  // Not only empty: a copy on a device may be older than this fact.
  const phases = project.phases ?? none
  // Two presses may come before the first is drawn.
  const latest = useRef<readonly Phase[]>(phases)
  useEffect(() => {
    latest.current = phases
  }, [phases])
  const keep = async (before: readonly Phase[], after: readonly Phase[], said?: string): Promise<boolean> => {
    const row = { ...project, phases: [...before] }
    const act = projects.acts.update(row, { phases: [...after] })
    if (said !== undefined) return doAct(realEstateId, act, { text: said, row })
    const isKept = (await change(realEstateId, [act])) === undefined
    if (!isKept) toast({ text: savingTexts.notKept.act, tone: 'due' })
    return isKept
  }
  return {
    phases,
    /** Whether it is kept; `said` tells it with a way back. */
    put: (next: (old: readonly Phase[]) => readonly Phase[], said?: string): Promise<boolean> => {
      const before = latest.current
      const after = next(before)
      if (after === before) return Promise.resolve(true)
      latest.current = after
      return keep(before, latest.current, said)
    },
  }
}
