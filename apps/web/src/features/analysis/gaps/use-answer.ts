import { refreshHouse } from '#house/refresh-house.ts'
import { useSubmit, type Failure } from '#ui/form/use-submit.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import {
  addComponent,
  deleteComponent,
  replaceComponent,
  saveBudget,
  saveComponent,
  saveHouse,
  saveProfile,
  type BudgetFacts,
  type ComponentFacts,
  type HouseFacts,
  type NewComponent,
  type ProfileFacts,
  type Replacement,
} from './answer-calls.ts'
import type { Desk } from '#features/analysis/desk.ts'
import { isHeatingAsSeen } from './heating-seen.ts'

type Answer =
  | { readonly to: 'profile'; readonly facts: ProfileFacts }
  | { readonly to: 'budget'; readonly facts: BudgetFacts }
  | { readonly to: 'component'; readonly id: string; readonly facts: ComponentFacts }
  | { readonly to: 'house'; readonly facts: HouseFacts }
  | { readonly to: 'replaced'; readonly id: string; readonly facts: Replacement }
  | { readonly to: 'gone'; readonly id: string }
  | { readonly to: 'added'; readonly facts: NewComponent }
type Sent = { readonly answer: Answer; readonly expectedVersion: number }
type Known = Readonly<Record<string, unknown>> & { readonly version: number }

/** What each answer changes. */
const parts = {
  profile: ['analysis'],
  budget: ['analysis'],
  component: ['components'],
  house: ['facts'],
  replaced: ['components', 'facts', 'component-events', 'analysis', 'upkeep'],
  gone: ['components'],
  added: ['components'],
} as const

const refresh = (id: string, { to }: Answer): Promise<unknown> =>
  Promise.all(parts[to].map((part) => refreshHouse(id, part)))

/** One question answered in place. What somebody else answered meanwhile elsewhere in the record stays. */
export function useAnswer(desk: Pick<Desk, 'house' | 'profile' | 'budget' | 'components'>) {
  const { id } = desk.house
  const { submit, isBusy, failure } = useSubmit(
    async ({ answer, expectedVersion }: Sent, idempotencyKey: string) => {
      await save(id, answer, { expectedVersion, idempotencyKey })
      await refresh(id, answer)
    },
  )

  async function give(answer: Answer): Promise<Failure | undefined> {
    const known = knownOf(desk, answer)
    const failed = await submit({ answer, expectedVersion: known.version })
    if (failed?.kind !== 'conflict') return failed
    const isUntouched = restsOn(answer).every((name) =>
      Object.is(failed.current[name] ?? null, known[name] ?? null),
    )
    if (isUntouched) return submit({ answer, expectedVersion: Number(failed.current['version']) })
    toast({ text: analysisTexts.gaps.changedMeanwhile, tone: 'due' })
    await refresh(id, answer)
    return failed
  }

  /** An answer about two heatings, in view of both: where one of them was put right meanwhile, nothing is written. */
  async function inViewOfHeating(send: () => Promise<Failure | undefined>): Promise<Failure | undefined> {
    if (await isHeatingAsSeen(desk)) return send()
    toast({ text: analysisTexts.gaps.changedMeanwhile, tone: 'due' })
    return { kind: 'conflict', current: {} }
  }

  return {
    isBusy,
    failure,
    inViewOfHeating,
    profile: (facts: ProfileFacts) => give({ to: 'profile', facts }),
    budget: (facts: BudgetFacts) => give({ to: 'budget', facts }),
    component: (componentId: string, facts: ComponentFacts) =>
      give({ to: 'component', id: componentId, facts }),
    house: (facts: HouseFacts) => give({ to: 'house', facts }),
    replaced: (componentId: string, facts: Replacement) => give({ to: 'replaced', id: componentId, facts }),
    gone: (componentId: string) => give({ to: 'gone', id: componentId }),
    added: (facts: NewComponent) => give({ to: 'added', facts }),
  }
}

/** What an answer was given in view of: if that has changed meanwhile, it is asked again. */
const restsOn = (answer: Answer): readonly string[] =>
  answer.to === 'replaced' || answer.to === 'gone' ? life : Object.keys(answer.facts)
const life = ['catalogKey', 'installedYear', 'lastRenewedYear', 'deletedAt']

async function save(
  realEstateId: string,
  answer: Answer,
  call: { readonly expectedVersion: number; readonly idempotencyKey: string },
): Promise<number> {
  if (answer.to === 'profile') return saveProfile(realEstateId, answer.facts, call)
  if (answer.to === 'budget') return saveBudget(realEstateId, answer.facts, call)
  if (answer.to === 'house') return saveHouse(realEstateId, answer.facts, call)
  if (answer.to === 'replaced') return replaceComponent(realEstateId, answer.id, answer.facts, call)
  if (answer.to === 'gone') return deleteComponent(realEstateId, answer.id, call)
  if (answer.to === 'added') return addComponent(realEstateId, answer.facts, call)
  return saveComponent(realEstateId, answer.id, answer.facts, call)
}

function knownOf(
  { house, profile, budget, components }: Pick<Desk, 'house' | 'profile' | 'budget' | 'components'>,
  answer: Answer,
): Known {
  if (answer.to === 'house') return house
  if (answer.to === 'profile') return profile
  if (answer.to === 'budget') return budget ?? { version: 0 }
  if (answer.to === 'added') return { version: 0 }
  return components.find(({ id }) => id === answer.id) ?? { version: 0 }
}
