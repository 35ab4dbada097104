import { atLeast, none, type Figure } from '../proof.ts'
import {
  ageSession,
  inParallel,
  portOf,
  read,
  refresh,
  sessionsOf,
  type Refreshed,
  type Session,
  type Stage,
} from './browser.ts'

const rotationsBehind = 20

/** A thief has a copy of both halves. In whatever order the two come, the session must end; half a token is nothing. */
export async function copies(stage: Stage, count: number): Promise<Figure[]> {
  const before = await letters(stage)
  const halves = await halvesTaken(stage, Math.ceil(count / 4))
  const living = await copiesThatLive(stage, count)
  return [
    atLeast('copies found out by the time the second holder has refreshed', count - living, count),
    atLeast('owners warned by mail', (await letters(stage)) - before, count),
    none('half tokens accepted', halves),
  ]
}

/** How many copied sessions outlive both holders' next refreshes, or leave a token that opens anything. */
export async function copiesThatLive(stage: Stage, count: number): Promise<number> {
  const thieves = [thiefFirst, thiefTwice, thiefBehind, thiefInTheGrace, thiefWithAnOldCopy]
  let living = 0
  await inParallel(await sessionsOf(stage, count), 8, async (session, index) => {
    const come = thieves[index % thieves.length] ?? thiefFirst
    const answers = await come(makeHolders(stage, session))
    const isOver = answers.at(-1)?.status === 401 && (await isReuse(stage, session))
    if (!isOver || (await opensAnything(stage, session, answers))) living += 1
  })
  return living
}

type Holders = {
  /** Refreshes with a token a minute after the last rotation. */
  readonly late: (refreshToken: string) => Promise<Refreshed>
  /** The same at once. */
  readonly soon: (refreshToken: string) => Promise<Refreshed>
  readonly first: string
}

function makeHolders(stage: Stage, session: Session): Holders {
  let turn = 0
  const soon = (refreshToken: string) =>
    refresh(portOf(stage, (turn += 1)), stage.origin, session, { refreshToken })
  return {
    first: session.refreshToken,
    soon,
    late: async (refreshToken) => {
      await ageSession(stage.admin, session, 60)
      return soon(refreshToken)
    },
  }
}

type Thief = (holders: Holders) => Promise<readonly Refreshed[]>

/** The owner looks like a browser that came back; what the thief got is dead, and it is all he has. */
const thiefFirst: Thief = async ({ late, first }) => {
  const thief = await late(first)
  const owner = await late(first)
  return [thief, owner, await late(thief.refreshToken)]
}

/** He knows the rule and shows the old token again instead. */
const thiefTwice: Thief = async ({ late, first }) => [await late(first), await late(first), await late(first)]

/** After each rotation of the owner he asks with the token before, and would do so for ever. */
const thiefBehind: Thief = async ({ late, first }) => {
  const answers: Refreshed[] = []
  let [before, owner] = [first, await late(first)]
  for (let round = 0; round < rotationsBehind; round += 1) {
    answers.push(owner, await late(before))
    before = owner.refreshToken
    owner = await late(before)
    if (owner.status !== 200) break
  }
  return [...answers, owner]
}

/** Once he was quick enough to pass for a second tab; then both hold the same, and he is late. */
const thiefInTheGrace: Thief = async ({ late, soon, first }) => {
  const owner = await soon(first)
  const thief = await soon(first)
  const next = await late(owner.refreshToken)
  return [owner, thief, next, await late(thief.refreshToken), await late(next.refreshToken)]
}

const thiefWithAnOldCopy: Thief = async ({ late, first }) => {
  const second = await late(first)
  const third = await late(second.refreshToken)
  return [second, third, await late(first)]
}

async function opensAnything(
  stage: Stage,
  session: Session,
  answers: readonly Refreshed[],
): Promise<boolean> {
  for (const { token, refreshToken } of answers.filter(({ status }) => status === 200).slice(-3)) {
    if ((await refresh(portOf(stage, 1), stage.origin, session, { refreshToken })).status === 200) return true
    if (await read(portOf(stage, 0), token)) return true
  }
  return false
}

async function isReuse(stage: Stage, session: Session): Promise<boolean> {
  const { rows } = await stage.admin.query<{ revoked_reason: string | null }>(
    'select revoked_reason from auth.session where id = $1',
    [session.id],
  )
  return rows[0]?.revoked_reason === 'reuse'
}

async function halvesTaken(stage: Stage, count: number): Promise<number> {
  let taken = 0
  await inParallel(await sessionsOf(stage, count), 8, async (session) => {
    const cookie = `__Host-auth.rb=${session.id}.${'A'.repeat(43)}`
    if ((await refresh(portOf(stage, 0), stage.origin, session, { cookie })).status === 200) taken += 1
  })
  return taken
}

async function letters(stage: Stage): Promise<number> {
  const { rows } = await stage.admin.query<{ count: number }>(
    "select count(*)::int as count from auth.mail where subject ilike '%verdächtig%'",
  )
  return rows[0]?.count ?? 0
}
