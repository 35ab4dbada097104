import { startServer } from '../apps/server/test/server.ts'
import { atMost, caught, figure, none, speed, type Figure, type Proof } from './proof.ts'
import { knockAll, type Answers } from './guest-links/knock.ts'
import { kinds, makeTokens } from './guest-links/tokens.ts'

const tokens = { short: 120, long: 10_000 }
/** Apart, a stranger could tell by the clock what the answer hides. */
const mostApart = 0.25

export const proof: Proof = {
  about:
    'forged, ended, revoked and foreign links and visits of guests: the same answer by the same statements, at every door',
  run: async ({ short, say }) => {
    const many = short ? tokens.short : tokens.long
    const server = await startServer()
    try {
      const made = await makeTokens(server, many)
      const seen = await knockAll(server, made)
      for (const { door, kind, millis } of seen.answers)
        say(`  ${door.padEnd(14)} ${kind.padEnd(9)} ${(millis / many).toFixed(2)} ms each`)
      return [
        figure(
          'doors, and kinds at each',
          `${seen.doors} × ${kinds.length}`,
          `9 × ${kinds.length}`,
          seen.doors === 9,
        ),
        none(`of ${seen.knocks} knocks: let in`, seen.letIn),
        none(
          'doors that answer one kind in other words',
          differing(seen.answers, ({ words }) => words),
        ),
        none(
          'doors that ask the database otherwise for one kind',
          differing(seen.answers, ({ statements }) => statements),
        ),
        figure('doors of requests that let a good link in', seen.welcomed, '7', seen.welcomed === 7),
        speed(atMost('slowest kind against the fastest, apart', apart(seen.answers), mostApart, 2)),
        ...(await controls(server, made)),
      ]
    } finally {
      await server.close()
    }
  },
}

/** At how many doors not all kinds have the same of it. */
function differing(answers: Answers, of: (one: Answers[number]) => string): number {
  const doors = Map.groupBy(answers, ({ door }) => door)
  return [...doors.values()].filter((ones) => new Set(ones.map(of)).size > 1).length
}

/** By how much the slowest kind is slower than the fastest, at the door where that is worst. */
function apart(answers: Answers): number {
  const doors = Map.groupBy(answers, ({ door }) => door)
  const gaps = [...doors.values()].map((ones) => {
    const millis = ones.map((one) => one.millis)
    return Math.max(...millis) / Math.min(...millis) - 1
  })
  return Math.max(...gaps)
}

type Server = Awaited<ReturnType<typeof startServer>>
type Made = Awaited<ReturnType<typeof makeTokens>>

/** Planted: a product that says why, one that looks twice where there was a link, and one that forgets to revoke. */
async function controls(server: Server, made: Made): Promise<Figure[]> {
  const { forged, ended, revoked, foreign } = made.of
  const [first, last] = [0, 5]
  const few = {
    ...made,
    of: {
      forged: forged.slice(first, last),
      ended: ended.slice(first, last),
      revoked: revoked.slice(first, last),
      foreign: foreign.slice(first, last),
    },
  }
  const talkative = await knockAll(server, few, 'says that it was there')
  const curious = await knockAll(server, few, 'looks twice')
  await server.admin(`update app.guest_link set revoked_at = null, expires_at = now() + interval '1 day'`)
  const forgetful = await knockAll(server, few)
  return [
    caught(
      'an ended link is told that it ended',
      differing(talkative.answers, ({ words }) => words),
    ),
    caught(
      'what was there is looked at twice',
      differing(curious.answers, ({ statements }) => statements),
    ),
    caught('nothing ends', forgetful.letIn),
  ]
}
