import { useSubmit, type Failure } from '#ui/form/use-submit.ts'
import { componentLifeTexts } from './component-life.texts.ts'
import { refreshLife } from './component-queries.ts'

/**
 * Sends what cannot be put together with somebody else's change: after a conflict the newest state is asked for and
 * the owner decides anew.
 */
export function useLifeSubmit<Input>(
  realEstateId: string,
  send: (input: Input, key: string) => Promise<void>,
) {
  const { submit, failure, ...rest } = useSubmit(send)
  return {
    ...rest,
    failure: inWords(failure),
    submit: async (input: Input): Promise<Failure | undefined> => {
      const failed = await submit(input)
      if (failed?.kind === 'conflict') await refreshLife(realEstateId, 'components', 'analysis', 'upkeep')
      return inWords(failed)
    },
  }
}

const inWords = (failure: Failure | undefined): Failure | undefined =>
  failure?.kind === 'conflict'
    ? { kind: 'refused', message: componentLifeTexts.upkeep.conflict, field: undefined }
    : failure
