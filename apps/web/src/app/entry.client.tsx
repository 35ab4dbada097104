import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { installChunkGuard } from '#lib/chunk-guard.ts'
import { session } from '#lib/session/session.ts'

installChunkGuard()

// A guest's pages begin with nothing, and are not to fetch what reads it.
if (session.state().user !== null)
  void import('#lib/first-answers.ts').then(({ bringFirstAnswers }) => bringFirstAnswers())

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
