import type { Watched } from '../../apps/server/src/platform/live-follow.ts'
import type { Live } from '../../apps/server/src/platform/live.ts'
import type { TestServer } from '../../apps/server/test/server.ts'

/** While the work runs, who listens is taken for somebody else: a fault in the sharing of looks. */
export const withFault = <Result>(
  server: TestServer,
  mistake: (watched: Watched) => Watched,
  work: () => Promise<Result>,
): Promise<Result> => withFollow(server, (real) => (watched, begin) => real(mistake(watched), begin), work)

const never = 3_600_000

/** While the work runs, nobody looks by the clock: whatever looks was woken by news. */
export const withoutClock = <Result>(server: TestServer, work: () => Promise<Result>): Promise<Result> =>
  withFollow(
    server,
    (real) => (watched, begin) =>
      real(watched, () => ({ ...begin(), pause: { shared: never, alone: never } })),
    work,
  )

async function withFollow<Result>(
  { parts: { live } }: TestServer,
  bend: (real: Live['follow']) => Live['follow'],
  work: () => Promise<Result>,
): Promise<Result> {
  const real = live.follow
  Object.assign(live, { follow: bend(real) })
  try {
    return await work()
  } finally {
    Object.assign(live, { follow: real })
  }
}
