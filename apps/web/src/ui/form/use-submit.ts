import { errorLabels } from '@hauswart/domain/errors/error.labels'
import { useRef, useState } from 'react'
import { GraphqlError, Unreachable } from '#device/net/graphql.ts'
import { newId } from '#device/new-id.ts'
import { StillWaiting } from '#device/outbox/arrived.ts'
import { savingTexts } from './saving.texts.ts'
import { RestError } from '#device/net/rest.ts'

export type Failure =
  /** Nobody knows whether it arrived; sent again it is the same write. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'conflict'; readonly current: Readonly<Record<string, unknown>> }
  | { readonly kind: 'refused'; readonly message: string; readonly field: string | undefined }

type Attempt = { readonly content: string; readonly key: string }

/**
 * Sends a form online. The key belongs to the content: sending the same again is the same write, however often the
 * answer was lost. While one is on its way a second press waits for the first.
 */
export function useSubmit<Input>(send: (input: Input, key: string) => Promise<void>) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const attempt = useRef<Attempt>(undefined)
  const running = useRef<Promise<Failure | undefined>>(undefined)

  const submit = (input: Input): Promise<Failure | undefined> =>
    (running.current ??= run(input).finally(() => {
      running.current = undefined
    }))

  async function run(input: Input): Promise<Failure | undefined> {
    setBusy(true)
    setFailure(undefined)
    const content = JSON.stringify(input)
    if (attempt.current?.content !== content) attempt.current = { content, key: newId() }
    try {
      await send(input, attempt.current.key)
      attempt.current = undefined
      return undefined
    } catch (error) {
      const why = failureOf(error)
      setFailure(why)
      return why
    } finally {
      setBusy(false)
    }
  }

  return { submit, isBusy, failure, clear: () => setFailure(undefined) }
}

export function failureOf(error: unknown): Failure {
  if (error instanceof Unreachable) return { kind: 'unreachable' }
  if (error instanceof StillWaiting) return { kind: 'refused', message: savingTexts.waits, field: undefined }
  if (error instanceof GraphqlError && error.code === 'CONFLICT' && isRecord(error.current))
    return { kind: 'conflict', current: error.current }
  if (error instanceof GraphqlError || error instanceof RestError) {
    const message = errorLabels[error.code ?? 'INTERNAL']
    return { kind: 'refused', message, field: error.field }
  }
  return { kind: 'refused', message: errorLabels.INTERNAL, field: undefined }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
