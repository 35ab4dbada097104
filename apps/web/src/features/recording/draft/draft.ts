import { isUuid7 } from '@hauswart/domain/ids/uuid7'
import * as z from 'zod/mini'
import { newId } from '#device/new-id.ts'
import { answersOf, checkedParts, isAnswered, noAnswers, type Answers } from '#features/recording/answers.ts'
import { putOnShelf, readShelf } from './draft-shelf.ts'
import { proposalsOf, type Proposals } from '#features/recording/proposals.ts'

export const steps = ['address', 'facts', 'energy', 'components', 'purchase'] as const
export type Step = (typeof steps)[number]

/** The components a draft may become, each with the id it will have. */
export const plannedComponents = [...checkedParts, 'photovoltaics'] as const
export type PlannedComponent = (typeof plannedComponents)[number]

/**
 * A house being recorded. Its ids and key are made once and travel with it to other devices: sent again after a lost
 * answer it is the same house.
 */
export type Draft = {
  readonly id: string
  readonly key: string
  readonly componentIds: Readonly<Record<PlannedComponent, string>>
  readonly step: Step
  readonly answers: Answers
  readonly proposals: Proposals
  /** When the owner last changed something, by the clock of that device. */
  readonly changedAt: number
}

/** A draft on this device, and what the server has of it. */
export type KeptDraft = {
  readonly draft: Draft
  /** Of the copy on the server that this one goes on from; 0 when there is none. */
  readonly version: number
  /** Whether that copy is the same as this one. */
  readonly isSaved: boolean
  /** Drafts thrown away here of which the server has not heard yet. */
  readonly discards?: readonly string[] | undefined
}

const id = z.string().check(z.refine(isUuid7))
const record = z.record(z.string(), z.unknown())
const text = {
  key: id,
  componentIds: z.object(
    Object.fromEntries(plannedComponents.map((name) => [name, id])) as Record<PlannedComponent, typeof id>,
  ),
  answers: record,
  proposals: record,
  changedAt: z.number(),
}
const textShape = z.object(text)
const keptShape = z.object({
  draft: z.object({ id, step: z.enum(steps), ...text }),
  version: z.int(),
  isSaved: z.boolean(),
  discards: z.optional(z.array(id)),
})

export const newDraft = (answers: Partial<Answers> = {}): Draft => ({
  id: newId(),
  key: newId(),
  componentIds: Object.fromEntries(plannedComponents.map((name) => [name, newId()])) as Record<
    PlannedComponent,
    string
  >,
  step: 'address',
  answers: { ...noAnswers, ...answers },
  proposals: {},
  changedAt: Date.now(),
})

/** An untouched form is no draft. */
export const isBegun = ({ step, answers }: Draft): boolean =>
  step !== 'address' || Object.values(answers).some(isAnswered)

/** What was kept here, unless another version of the app wrote something that makes no sense. */
export function readDraft(userId: string): KeptDraft | undefined {
  const { success, data } = keptShape.safeParse(readShelf(userId))
  return success ? { ...data, draft: checked(data.draft) } : undefined
}

/** Whether it is kept. */
export const keepDraft = (userId: string, kept: KeptDraft): boolean => putOnShelf(userId, kept)

/** The part of a draft that the server keeps as one text. */
export const draftText = ({ key, componentIds, answers, proposals, changedAt }: Draft): string =>
  JSON.stringify({ key, componentIds, answers: answered(answers), proposals, changedAt })

type Stored = { readonly id: string; readonly step: string; readonly values: string }

/** The same from the server's copy. */
export function readStored({ id: draftId, step, values }: Stored): Draft | undefined {
  try {
    const { success, data } = textShape.safeParse(JSON.parse(values))
    if (!success) return undefined
    return checked({ ...data, id: draftId, step: steps.find((one) => one === step) ?? 'address' })
  } catch {
    return undefined
  }
}

type Loose = Omit<Draft, 'answers' | 'proposals'> & {
  readonly answers: Readonly<Record<string, unknown>>
  readonly proposals: Readonly<Record<string, unknown>>
}

const checked = (draft: Loose): Draft => ({
  ...draft,
  answers: answersOf(draft.answers),
  proposals: proposalsOf(draft.proposals),
})

const answered = (answers: Answers): Partial<Answers> =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => isAnswered(answer)))
