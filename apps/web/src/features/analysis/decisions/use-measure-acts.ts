import { bundling } from '@hauswart/domain/analysis/plan/bundling'
import { movedMeasures } from '@hauswart/domain/analysis/plan/plan-move'
import type { PlanEntry } from '@hauswart/domain/analysis/model/analysis'
import type { Measure } from '@hauswart/domain/analysis/model/measure'
import { useState } from 'react'
import { newId } from '#device/new-id.ts'
import { refreshHouse } from '#house/refresh-house.ts'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { failureOf, type Failure } from '#ui/form/use-submit.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import type { Desk } from '#features/analysis/desk.ts'
import { addMeasure, deleteMeasure, updateMeasure, type MeasureFacts } from './measure-calls.ts'
import { moveOf, moveTodos, movingBack, withMoved } from './move-todos.ts'
import { droppedAmounts, isDecidedAnew, type Dropped } from './moves.ts'
import { preparedFor, type TodoBook } from './prepared-todos.ts'
import { isWhole, replaceTodos, sameKinds, takingBackTodos } from './replace-todos.ts'
import { saveTogether, type Undo } from './save-together.ts'
import { showAtOnce } from './show-at-once.ts'
import { takeBackPlan } from './take-back-plan.ts'

const texts = analysisTexts.acts

/** What there is to say about it, and how it is taken back. */
type Sent = { readonly said: string; readonly tone?: 'good' | 'due'; readonly undo: Undo }
type Act = {
  /** The decisions as they will be. */
  readonly shown: readonly Measure[]
  readonly send: (key: string) => Promise<Sent>
  /** The screen shows it now: what was only a preview can go. */
  readonly onShown?: (() => void) | undefined
}
/** Two people decided over the same: which decision shall it be. */
type Clash = { readonly entry: PlanEntry; readonly year: number; readonly current: Measure }
/** A bundle that makes own amounts void. */
type Asking = {
  readonly componentIds: readonly string[]
  readonly year: number
  readonly dropped: readonly Dropped[]
}

/** `over`: the version of somebody else that this one goes on from. */
type How = { readonly over?: Measure | undefined; readonly onShown?: (() => void) | undefined }

/** Decisions made with one gesture: shown at once, sent, told, and taken back on request. */
export function useMeasureActs(desk: Desk, todoBook: TodoBook) {
  const { house, input } = desk
  const { id } = house
  const { measures, amounts } = input
  const [isBusy, setBusy] = useState(false)
  const [clash, setClash] = useState<Clash>()
  const [asking, setAsking] = useState<Asking>()

  async function act({ shown, send, onShown }: Act): Promise<Failure | undefined> {
    setBusy(true)
    const putBack = await showAtOnce(id, shown)
    onShown?.()
    try {
      const { said, tone = 'good', undo } = await send(newId())
      toast({ text: said, tone, undo: () => void takeBackPlan(id, undo) })
      return undefined
    } catch (error) {
      putBack()
      return failureOf(error)
    } finally {
      setBusy(false)
      // Without a line it waits, and nobody has to wait with it.
      void refreshHouse(id, 'analysis')
    }
  }

  async function move(entry: PlanEntry, year: number, { over, onShown }: How = {}): Promise<void> {
    const before = over ?? measures.find((measure) => measure.id === entry.measureId)
    const ownId = before?.id ?? newId()
    const said = texts.moved(entry.title, year)
    const failure = await act({
      shown: movedMeasures(measures, { ...entry, measureId: before?.id ?? null }, year, ownId),
      onShown,
      send: async (key) => {
        if (before === undefined) {
          const added = await addMeasure(id, ownId, { ...planned(entry.componentIds), year }, key)
          return { said, undo: () => deleteMeasure(id, added, newId()) }
        }
        const { state, year: oldYear, reason } = before
        const saved = await updateMeasure(id, before, { state: 'planned', year, reason: null }, key)
        const moved = await moveTodos(
          todoBook,
          moveOf({ measureId: before.id, movedFrom: oldYear }, year, input),
          preparedFor(desk, before.componentIds, year),
        )
        return {
          said: withMoved(said, moved),
          tone: moved.fault === undefined ? 'good' : 'due',
          undo: movingBack(moved, () => updateMeasure(id, saved, { state, year: oldYear, reason }, newId())),
        }
      },
    })
    if (failure?.kind !== 'conflict') return tell(failure)
    const current = failure.current as Partial<Measure> & { readonly deletedAt?: string | null }
    if (before === undefined || current.version === undefined || (current.deletedAt ?? null) !== null)
      return tell(failure)
    const theirs = { ...before, ...current }
    if (theirs.state === 'planned' && theirs.year === year) return void toast({ text: said })
    // Somebody changed something else of it: both stay.
    if (!isDecidedAnew(before, theirs)) return move(entry, year, { over: theirs })
    setClash({ entry, year, current: theirs })
  }

  /** Several components in one go; decisions over them become one. */
  async function together(componentIds: readonly string[], year: number): Promise<void> {
    const { whole, replaced, componentIds: all } = bundling(measures, componentIds)
    const facts = { ...planned(all), year }
    const ownId = newId()
    const rest = measures.filter((measure) => measure !== whole && !replaced.includes(measure))
    const one = {
      ...facts,
      title: whole?.title ?? null,
      id: whole?.id ?? ownId,
      version: whole?.version ?? 0,
    }
    const failure = await act({
      shown: [...rest, one],
      send: async (key) => {
        const saved = await saveTogether({ realEstateId: id, known: input, facts, id: ownId }, key)
        const wanted = preparedFor(desk, all, year)
        const moved = await moveTodos(todoBook, moveOf(saved, year, input), wanted)
        const prepared = await replaceTodos(todoBook, saved, (found) => sameKinds(wanted, found))
        return {
          said: withMoved(texts.bundled(year, prepared), moved),
          tone: isWhole(prepared) && moved.fault === undefined ? 'good' : 'due',
          undo: movingBack(moved, takingBackTodos(todoBook, prepared, saved.undo)),
        }
      },
    })
    tell(failure)
  }

  function bundle(componentIds: readonly string[], year: number): void {
    const dropped = droppedAmounts(bundling(measures, componentIds).replaced, amounts)
    if (dropped.length > 0) setAsking({ componentIds, year, dropped })
    else void together(componentIds, year)
  }

  return {
    move: (entry: PlanEntry, year: number, onShown?: () => void): void => void move(entry, year, { onShown }),
    bundle,
    isBusy,
    /** What `BundleQuestion` needs. */
    question: {
      dropped: asking?.dropped ?? [],
      onClose: (): void => setAsking(undefined),
      onConfirm: (): void => {
        setAsking(undefined)
        if (asking !== undefined) void together(asking.componentIds, asking.year)
      },
    },
    /** What `RecordConflicts` needs. */
    conflict: {
      clashes:
        clash === undefined
          ? []
          : [
              {
                name: 'decision' as const,
                mine: { ...clash.current, state: 'planned', year: clash.year, reason: null },
                theirs: clash.current,
              },
            ],
      isBusy,
      resolve: (keepTheirs: readonly string[]): void => {
        setClash(undefined)
        if (clash !== undefined && !keepTheirs.includes('decision'))
          void move(clash.entry, clash.year, { over: clash.current })
      },
      postpone: (): void => setClash(undefined),
    },
  }
}

const planned = (componentIds: readonly string[]): MeasureFacts => ({
  componentIds,
  kind: componentIds.length > 1 ? 'renovation' : 'replacement',
  state: 'planned',
  title: null,
  year: null,
  reason: null,
})

function tell(failure: Failure | undefined): void {
  if (failure === undefined) return
  const text =
    failure.kind === 'unreachable'
      ? texts.unreachable
      : failure.kind === 'conflict'
        ? texts.changedMeanwhile
        : savingTexts.refused(failure.message)
  toast({ text, tone: 'due' })
}
