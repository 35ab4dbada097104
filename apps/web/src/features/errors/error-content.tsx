import { useOutbox } from '#device/outbox/use-outbox.ts'
import { errorFacts } from './error-facts.ts'
import { Failed } from './failed.tsx'
import { NotFound } from './not-found.tsx'

/** What stands in the frame of the signed-in area where a page broke or is none. */
export function ErrorContent({ error }: { readonly error: unknown }) {
  const waiting = useOutbox().length
  return errorFacts(error, true).kind === 'notFound' ? (
    <NotFound />
  ) : (
    <Failed error={error} waiting={waiting} />
  )
}
