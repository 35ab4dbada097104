import { movedMeasures } from '@hauswart/domain/analysis/plan-move'
import type { PlanEntry } from '@hauswart/domain/analysis/analysis'
import type { Measure } from '@hauswart/domain/analysis/measure'
import { useState } from 'react'
import { newId } from '#lib/new-id.ts'
import { refreshHouse } from '#lib/refresh-house.ts'
import { savingTexts } from '#lib/saving.texts.ts'
import { failureOf, type Failure } from '#lib/use-submit.ts'
import { toast } from '#ui/toast.tsx'
import { analysisTexts } from './analysis.texts.ts'
import type { Desk } from './desk.ts'
import { addMeasure, deleteMeasure, updateMeasure, type MeasureFacts } from './measure-calls.ts'
import { bundling } from './moves.ts'
import { saveTogether } from './save-together.ts'
import { showAtOnce } from './show-at-once.ts'

const texts = analysisTexts.acts

type Saved = Pick<Measure, 'id' | 'version'>
type Act = {
  /** The decisions as they will be. */
  readonly shown: readonly Measure[]
  readonly said: string
  readonly send: (key: string) => Promise<Saved>
  /** How it is taken back; nothing where that would not be one step. */
  readonly undo?: ((saved: Saved) => Promise<unknown>) | undefined
  /** The screen shows it now: what was only a preview can go. */
  readonly onShown?: (() => void) | undefined
}
/** Two people moved the same: which year shall it be. */
type Clash = { readonly entry: PlanEntry; readonly mine: number; readonly current: Measure }

/** `over`: the version of somebody else that this one goes on from. */
type How = { readonly over?: Measure | undefined; readonly onShown?: (() => void) | undefined }

/** Decisions made with one gesture: shown at once, sent, told, and taken back on request. */
export function useMeasureActs({ house: { id }, input: { measures } }: Desk) {
  const [isBusy, setBusy] = useState(false)
  const [clash, setClash] = useState<Clash>()

  async function act({ shown, said, send, undo, onShown }: Act): Promise<Failure | undefined> {
    setBusy(true)
    await showAtOnce(id, shown)
    onShown?.()
    try {
      const saved = await send(newId())
      toast({ text: said, tone: 'good', undo: undo && (() => void takeBack(() => undo(saved))) })
      return undefined
    } catch (error) {
      return failureOf(error)
    } finally {
      setBusy(false)
      await refreshHouse(id, 'analysis')
    }
  }

  async function takeBack(undo: () => Promise<unknown>): Promise<void> {
    try {
      await undo()
      toast({ text: texts.takenBack })
    } catch {
      toast({ text: texts.notTakenBack, tone: 'due' })
    }
    await refreshHouse(id, 'analysis')
  }

  async function move(entry: PlanEntry, year: number, { over, onShown }: How = {}): Promise<void> {
    const before = over ?? measures.find((measure) => measure.id === entry.measureId)
    const ownId = before?.id ?? newId()
    const shown = movedMeasures(measures, { ...entry, measureId: before?.id ?? null }, year, ownId)
    const failure = await act({
      shown,
      onShown,
      said: texts.moved(entry.title, year),
      send: (key) =>
        before === undefined
          ? addMeasure(id, ownId, { ...planned(entry.componentIds), year }, key)
          : updateMeasure(id, before, { state: 'planned', year, reason: null }, key),
      undo: (saved) =>
        before === undefined
          ? deleteMeasure(id, saved, newId())
          : updateMeasure(
              id,
              saved,
              { state: before.state, year: before.year, reason: before.reason },
              newId(),
            ),
    })
    if (failure?.kind !== 'conflict') return tell(failure)
    const current = failure.current as Partial<Measure> & { readonly deletedAt?: string | null }
    if (before === undefined || current.version === undefined || (current.deletedAt ?? null) !== null)
      return tell(failure)
    const theirs = { ...before, ...current }
    // Somebody changed something else of it: both stay.
    if (theirs.year === before.year) return move(entry, year, { over: theirs })
    setClash({ entry, mine: year, current: theirs })
  }

  /** Several components in one go; decisions over them become one. */
  async function bundle(componentIds: readonly string[], year: number): Promise<void> {
    const { host, absorbed, componentIds: all } = bundling(measures, componentIds)
    const facts = { ...planned(all), year }
    const ownId = newId()
    const rest = measures.filter((measure) => measure !== host && !absorbed.includes(measure))
    const failure = await act({
      shown: [...rest, { ...facts, id: host?.id ?? ownId, version: host?.version ?? 0 }],
      said: texts.bundled(year),
      send: (key) => saveTogether({ realEstateId: id, measures, facts, id: ownId }, key),
      undo: host === undefined ? (saved) => deleteMeasure(id, saved, newId()) : undefined,
    })
    tell(failure)
  }

  return {
    move: (entry: PlanEntry, year: number, onShown?: () => void): void => void move(entry, year, { onShown }),
    bundle: (componentIds: readonly string[], year: number): void => void bundle(componentIds, year),
    isBusy,
    /** What `RecordConflicts` needs. */
    conflict: {
      clashes:
        clash === undefined ? [] : [{ name: 'year' as const, mine: clash.mine, theirs: clash.current.year }],
      isBusy,
      resolve: (keepTheirs: readonly string[]): void => {
        setClash(undefined)
        if (clash !== undefined && !keepTheirs.includes('year'))
          void move(clash.entry, clash.mine, { over: clash.current })
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
