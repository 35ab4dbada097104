import { StrictMode, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { installChunkGuard } from '#device/chunk-guard.ts'
import { readChosenHouse } from '#device/cache/chosen-house.ts'
import { whenIdle } from '#device/routing/prefetch.ts'
import { readAhead } from '#device/cache/query-store.ts'
import { noteErrors } from '#device/session/note-errors.ts'
import { session } from '#device/session/session.ts'
import { installModalHistory } from '#ui/overlay/modal-history.ts'

installChunkGuard()
installModalHistory()
noteErrors(session)

/** A device that is slow to read is not waited for: the page then draws what it has. */
const patienceMs = 200

/** The skeleton stands already; what the page shows is at hand within milliseconds, and then it is drawn only once. */
async function firstAnswers(): Promise<void> {
  const { user } = session.state()
  // A guest's pages begin with nothing, and are not to fetch what reads it.
  if (user === null) return
  readAhead(user.id, readChosenHouse())
  const tooLate = new Promise<void>((resolve) => void setTimeout(resolve, patienceMs))
  const { bringFirstAnswers } = await import('#house/offline/first-answers.ts')
  await Promise.race([bringFirstAnswers(), tooLate])
}

/**
 * The first page is drawn in one go: as a transition it would be drawn in slices of five milliseconds, with a pause
 * after each for input that a skeleton cannot take. Later pages are transitions again, so that a tap is felt.
 */
function Router() {
  const [isStarted, setStarted] = useState(false)
  useEffect(() => whenIdle(() => setStarted(true)), [])
  return isStarted ? <HydratedRouter /> : <HydratedRouter useTransitions={false} />
}

function start(): void {
  hydrateRoot(
    document,
    <StrictMode>
      <Router />
    </StrictMode>,
  )
}

// Without them all the same: what cannot be loaded here fails again where somebody tells.
firstAnswers().then(start, start)
