import { refreshHouse } from '#lib/refresh-house.ts'
import { useSubmit, type Failure } from '#lib/use-submit.ts'
import { toast } from '#ui/toast.tsx'
import { analysisTexts } from './analysis.texts.ts'
import {
  saveBudget,
  saveComponent,
  saveHouse,
  saveProfile,
  type BudgetFacts,
  type ComponentFacts,
  type HouseFacts,
  type ProfileFacts,
} from './answer-calls.ts'
import type { Desk } from './desk.ts'

type Answer =
  | { readonly to: 'profile'; readonly facts: ProfileFacts }
  | { readonly to: 'budget'; readonly facts: BudgetFacts }
  | { readonly to: 'component'; readonly id: string; readonly facts: ComponentFacts }
  | { readonly to: 'house'; readonly facts: HouseFacts }
type Sent = { readonly answer: Answer; readonly expectedVersion: number }
type Known = Readonly<Record<string, unknown>> & { readonly version: number }

const parts = { profile: 'analysis', budget: 'analysis', component: 'components', house: 'facts' } as const

/** One question answered in place. What somebody else answered meanwhile elsewhere in the record stays. */
export function useAnswer(desk: Pick<Desk, 'house' | 'profile' | 'budget' | 'components'>) {
  const { id } = desk.house
  const { submit, isBusy, failure } = useSubmit(
    async ({ answer, expectedVersion }: Sent, idempotencyKey: string) => {
      await save(id, answer, { expectedVersion, idempotencyKey })
      await refreshHouse(id, parts[answer.to])
    },
  )

  async function give(answer: Answer): Promise<Failure | undefined> {
    const known = knownOf(desk, answer)
    const failed = await submit({ answer, expectedVersion: known.version })
    if (failed?.kind !== 'conflict') return failed
    const isUntouched = Object.keys(answer.facts).every((name) =>
      Object.is(failed.current[name] ?? null, known[name] ?? null),
    )
    if (isUntouched) return submit({ answer, expectedVersion: Number(failed.current['version']) })
    toast({ text: analysisTexts.gaps.changedMeanwhile, tone: 'due' })
    await refreshHouse(id, parts[answer.to])
    return failed
  }

  return {
    isBusy,
    failure,
    profile: (facts: ProfileFacts) => give({ to: 'profile', facts }),
    budget: (facts: BudgetFacts) => give({ to: 'budget', facts }),
    component: (componentId: string, facts: ComponentFacts) =>
      give({ to: 'component', id: componentId, facts }),
    house: (facts: HouseFacts) => give({ to: 'house', facts }),
  }
}

async function save(
  realEstateId: string,
  answer: Answer,
  call: { readonly expectedVersion: number; readonly idempotencyKey: string },
): Promise<number> {
  if (answer.to === 'profile') return saveProfile(realEstateId, answer.facts, call)
  if (answer.to === 'budget') return saveBudget(realEstateId, answer.facts, call)
  if (answer.to === 'house') return saveHouse(realEstateId, answer.facts, call)
  return saveComponent(realEstateId, answer.id, answer.facts, call)
}

function knownOf(
  { house, profile, budget, components }: Pick<Desk, 'house' | 'profile' | 'budget' | 'components'>,
  answer: Answer,
): Known {
  if (answer.to === 'house') return house
  if (answer.to === 'profile') return profile
  if (answer.to === 'budget') return budget ?? { version: 0 }
  return components.find(({ id }) => id === answer.id) ?? { version: 0 }
}
