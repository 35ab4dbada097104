import { useState } from 'react'
import type { AddComponentInput } from '#gql/graphql.ts'
import { analysisBudget, analysisProfile } from '#house/nouns/analysis/answers.ts'
import { components } from '#house/nouns/components.ts'
import { houseFacts } from '#house/nouns/sheets/house-facts.ts'
import { change } from '#house/record/change.ts'
import type { Change } from '#house/record/said.ts'
import { notKept } from '#house/record/use-row-form.ts'
import type { Failure } from '#ui/form/use-submit.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import type { Component, Desk } from '#features/analysis/desk.ts'
import { isHeatingAsSeen } from './heating-seen.ts'

type Facts<Act extends (row: never, facts: never) => unknown> = Parameters<Act>[1]
type NewComponent = Omit<AddComponentInput, 'idempotencyKey'>

/** One question answered in place, with or without a line. What somebody else answered meanwhile elsewhere stays. */
export function useAnswer(desk: Pick<Desk, 'house' | 'profile' | 'budget' | 'components'>) {
  const { house, profile, budget } = desk
  const [failure, setFailure] = useState<Failure>()

  async function give(...acts: readonly Change[]): Promise<Failure | undefined> {
    const failed = notKept(await change(house.id, acts))
    setFailure(failed)
    return failed
  }
  /** What is gone meanwhile has no question any more. */
  const about = async (componentId: string, act: (row: Component) => Change) => {
    const row = desk.components.find(({ id }) => id === componentId)
    return row && give(act(row))
  }

  /** An answer about two heatings, in view of both: where one of them was put right meanwhile, nothing is written. */
  async function inViewOfHeating(send: () => Promise<Failure | undefined>): Promise<Failure | undefined> {
    if (await isHeatingAsSeen(desk)) return send()
    toast({ text: analysisTexts.gaps.changedMeanwhile, tone: 'due' })
    return { kind: 'conflict', current: {} }
  }

  return {
    failure,
    inViewOfHeating,
    profile: (facts: Facts<typeof analysisProfile.acts.update>) =>
      give(analysisProfile.acts.update(profile, facts)),
    budget: async (facts: Facts<typeof analysisBudget.acts.update>) =>
      budget ? give(analysisBudget.acts.update(budget, facts)) : undefined,
    component: (componentId: string, facts: Facts<typeof components.acts.update>) =>
      about(componentId, (row) => components.acts.update(row, facts)),
    house: (facts: Facts<typeof houseFacts.acts.update>) => give(houseFacts.acts.update(house, facts)),
    replaced: (componentId: string, facts: Facts<typeof components.acts.replace>) =>
      about(componentId, (row) => components.acts.replace(row, facts)),
    gone: (componentId: string) => about(componentId, (row) => components.acts.delete(row)),
    added: ({ id, ...facts }: NewComponent) => give(components.acts.add(facts, { id })),
    /** Several parts in one go. */
    shared: (parts: readonly Component[]) =>
      give(...parts.map((part) => components.acts.update(part, { isShared: true }))),
  }
}
