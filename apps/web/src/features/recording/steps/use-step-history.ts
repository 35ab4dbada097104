import { useEffect, useEffectEvent, useRef } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import { asRecord } from '@hauswart/domain/fields/as-record'
import { isAt } from '#device/routing/entry.ts'
import { pathTo } from '#device/routing/routes.ts'
import { steps, type Draft, type Step } from '#features/recording/draft/draft.ts'

type Shown = {
  readonly draft: Draft
  readonly isOpen: boolean
  /** The house is recorded: nothing leads back into the questions. */
  readonly isOver: boolean
  readonly onStep: (step: Step) => void
}

/** Every step is an entry of the browser's history: «back» leads to the step before, and only the first one out. */
export function useStepHistory({ draft, isOpen, isOver, onStep }: Shown) {
  const navigate = useNavigate()
  const { key, pathname, search, state } = useLocation()
  const kind = useNavigationType()
  const entry = entryIn(state)

  const seen = useRef<string>(undefined)

  const mark = (step: Step, isReplaced = true, before?: Step) =>
    void navigate(pathname, {
      replace: isReplaced,
      // The frame begins a step at its top; the router comes later, when somebody is already on their way down.
      preventScrollReset: true,
      state: { step, before, draft: draft.id },
    })
  const arrive = useEffectEvent((at: string) => {
    const isFirst = seen.current === undefined
    seen.current = at
    const isOwn = entry?.draft === draft.id
    if (isOver) {
      // The questions are behind the owner; the house is where they were going.
      if (kind === NavigationType.Pop && entry !== undefined)
        void navigate(pathTo('dashboard'), { replace: true })
    } else if (entry === undefined || isFirst) {
      // Whoever opens the page goes on where the draft is, also from another device.
      if (!isOwn || entry.step !== draft.step) mark(draft.step)
    }
    // An entry of a house that was given up meanwhile has nothing to say about this one.
    else if (isOwn && entry.step !== draft.step) onStep(entry.step)
  })
  useEffect(() => {
    // What the address brings along is taken out of it first.
    if (isOpen && search === '' && isAt(key)) arrive(key)
  }, [key, isOpen, search])

  return {
    goTo: (step: Step): void => {
      onStep(step)
      mark(step, false, draft.step)
    },
    goBack: (step: Step): void => {
      if (entry?.before === step && entry.draft === draft.id) return void navigate(-1)
      onStep(step)
      mark(step)
    },
  }
}

function entryIn(state: unknown) {
  const { step, before, draft } = asRecord(state)
  const known = (name: unknown): Step | undefined => steps.find((one) => one === name)
  const own = known(step)
  return own === undefined ? undefined : { step: own, before: known(before), draft }
}
