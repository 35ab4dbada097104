import { bundling } from '@hauswart/domain/analysis/plan/bundling'
import type { PlanEntry } from '@hauswart/domain/analysis/model/analysis'
import { useState } from 'react'
import { newId } from '#device/new-id.ts'
import { decisions, planOver } from '#house/nouns/analysis/decisions.ts'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import type { Desk } from '#features/analysis/desk.ts'
import { decide } from './decide.ts'
import { droppedAmounts, kindOver, type Dropped } from './moves.ts'
import { preparedFor, usualDays } from './prepared-todos.ts'

const texts = analysisTexts.acts

/** A bundle that makes own amounts void. */
type Asking = {
  readonly componentIds: readonly string[]
  readonly year: number
  readonly dropped: readonly Dropped[]
}

/** Decisions made with one gesture: kept and shown at once, told, and taken back on request. */
export function useMeasureActs(desk: Desk) {
  const { measures, amounts } = desk.input
  const [asking, setAsking] = useState<Asking>()

  async function act(...[change, words]: [Parameters<typeof decide>[1], Parameters<typeof decide>[2]]) {
    if ((await decide(desk, change, words)) !== undefined)
      toast({ text: savingTexts.notKept.act, tone: 'due' })
  }

  async function move({ measureId, title, componentIds }: PlanEntry, year: number): Promise<void> {
    const before = measures.find(({ id }) => id === measureId)
    const kind = kindOver(componentIds)
    await act(
      before === undefined
        ? planOver({ id: newId(), kind, componentIds, year }, measures, { name: title })
        : decisions.acts.move(before, { year, days: [...usualDays(desk, before.componentIds, year)] }, title),
      { said: (followed) => texts.moved(title, year, followed) },
    )
  }

  /** Several components in one go; decisions over them become one. */
  async function together(componentIds: readonly string[], year: number): Promise<void> {
    const { componentIds: all } = bundling(measures, componentIds)
    const todos = preparedFor(desk, all, year).map((todo) => ({ ...todo, id: newId() }))
    const parts = desk.analysis.components.filter(({ component }) => all.includes(component.id))
    const name = parts.map((part) => part.name).join(', ')
    const plan = { id: newId(), kind: kindOver(all), componentIds, year, todos }
    await act(planOver(plan, measures, { name, isBundle: true }), {
      said: (followed) => texts.bundled(year, followed),
    })
  }

  function bundle(componentIds: readonly string[], year: number): void {
    const dropped = droppedAmounts(bundling(measures, componentIds).replaced, amounts)
    if (dropped.length > 0) setAsking({ componentIds, year, dropped })
    else void together(componentIds, year)
  }

  return {
    /** `onShown`: the screen shows it now, what was only a preview can go. */
    move: (entry: PlanEntry, year: number, onShown?: () => void): void =>
      void move(entry, year).then(onShown),
    bundle,
    /** What `BundleQuestion` needs. */
    question: {
      dropped: asking?.dropped ?? [],
      onClose: (): void => setAsking(undefined),
      onConfirm: (): void => {
        setAsking(undefined)
        if (asking !== undefined) void together(asking.componentIds, asking.year)
      },
    },
  }
}
