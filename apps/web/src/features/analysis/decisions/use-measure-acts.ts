import { bundling } from '@hauswart/domain/analysis/plan/bundling'
import { movedMeasures } from '@hauswart/domain/analysis/plan/plan-move'
import type { PlanEntry } from '@hauswart/domain/analysis/model/analysis'
import type { Measure } from '@hauswart/domain/analysis/model/measure'
import { useState } from 'react'
import { newId } from '#device/new-id.ts'
import { refreshHouse } from '#house/refresh-house.ts'
import { failureOf, type Failure } from '#ui/form/use-submit.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import type { Desk } from '#features/analysis/desk.ts'
import { bundleMeasures, moveMeasure, planMeasure } from './measure-calls.ts'
import { droppedAmounts, isDecidedAnew, kindOver, type Dropped } from './moves.ts'
import { preparedFor, usualDays } from './prepared-todos.ts'
import { showAtOnce } from './show-at-once.ts'
import { standingDecision } from './standing-decision.ts'
import { takeBack } from './take-back.ts'
import { tellFailure } from './tell-failure.ts'

const texts = analysisTexts.acts

type Act = {
  /** The decisions as they will be. */
  readonly shown: readonly Measure[]
  /** Sends it under a key, and gives what there is to say about it. */
  readonly send: (key: string) => Promise<string>
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
export function useMeasureActs(desk: Desk) {
  const { house, input } = desk
  const { id } = house
  const { measures, amounts } = input
  const [isBusy, setBusy] = useState(false)
  const [clash, setClash] = useState<Clash>()
  const [asking, setAsking] = useState<Asking>()

  async function act({ shown, send, onShown }: Act): Promise<Failure | undefined> {
    setBusy(true)
    const key = newId()
    const putBack = await showAtOnce(id, shown)
    onShown?.()
    try {
      toast({ text: await send(key), tone: 'good', undo: () => void takeBack(id, key) })
      return undefined
    } catch (error) {
      putBack()
      return failureOf(error)
    } finally {
      setBusy(false)
      // Without a line it waits, and nobody has to wait with it.
      void refreshHouse(id, 'analysis', 'todos')
    }
  }

  async function move(entry: PlanEntry, year: number, { over, onShown }: How = {}): Promise<void> {
    const before = over ?? measures.find((measure) => measure.id === entry.measureId)
    const ownId = before?.id ?? newId()
    const { title, componentIds } = entry
    const failure = await act({
      shown: movedMeasures(measures, { ...entry, measureId: before?.id ?? null }, year, ownId),
      onShown,
      send: async (key) => {
        const followed =
          before === undefined
            ? await planMeasure(
                id,
                { id: ownId, kind: kindOver(componentIds), componentIds, year, measures },
                key,
              )
            : await moveMeasure(id, before, { year, days: usualDays(desk, before.componentIds, year) }, key)
        return texts.moved(title, year, followed)
      },
    })
    const theirs = failure?.kind === 'conflict' ? standingDecision(failure.current) : undefined
    if (theirs === undefined) return tellFailure(failure)
    if (theirs.state === 'planned' && theirs.year === year)
      return void toast({ text: texts.moved(title, year) })
    // Somebody changed something else of it: both stay.
    if (before !== undefined && !isDecidedAnew(before, theirs)) return move(entry, year, { over: theirs })
    setClash({ entry, year, current: theirs })
  }

  /** Several components in one go; decisions over them become one. */
  async function together(componentIds: readonly string[], year: number): Promise<void> {
    const { whole, replaced, componentIds: all } = bundling(measures, componentIds)
    const ownId = newId()
    const kind = kindOver(all)
    const rest = measures.filter((measure) => measure !== whole && !replaced.includes(measure))
    const fresh = { id: ownId, version: 0, componentIds: all, title: null }
    const one = { ...(whole ?? fresh), kind, state: 'planned', year, reason: null } as const
    const todos = preparedFor(desk, all, year).map((todo) => ({ ...todo, id: newId() }))
    const failure = await act({
      shown: [...rest, one],
      send: async (key) =>
        texts.bundled(
          year,
          await bundleMeasures(id, { id: ownId, kind, componentIds, year, todos, measures }, key),
        ),
    })
    tellFailure(failure)
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
