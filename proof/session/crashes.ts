import { atLeast, none, type Figure } from '../proof.ts'
import {
  ageSession,
  inParallel,
  newAttempt,
  portOf,
  refresh,
  sessionsOf,
  tabs,
  type Refreshed,
  type Session,
  type Stage,
} from './browser.ts'

/** The browser dies before its new token is on the disk and comes back a minute later with the old one. Twice each. */
export async function crashes(stage: Stage, count: number): Promise<Figure[]> {
  const returns = [oneTab, allTabs, lostOnReturn]
  const sessions = await sessionsOf(stage, count)
  let wellOff = 0
  await inParallel(sessions, 8, async (session, index) => {
    const comeBack = returns[index % returns.length] ?? oneTab
    const isWell =
      (await dieAndReturn(stage, session, comeBack)) && (await dieAndReturn(stage, session, comeBack))
    if (isWell) wellOff += 1
  })
  const alarms = await stage.admin.query(
    `select 1 from auth.event where kind = 'refresh_reuse' and session_id = any($1)`,
    [sessions.map(({ id }) => id)],
  )
  return [
    atLeast('crashed browsers that stayed signed in', wellOff, count),
    none('alarms for a crash', alarms.rows.length),
  ]
}

type Return = (stage: Stage, session: Session) => Promise<readonly Refreshed[]>

async function dieAndReturn(stage: Stage, session: Session, comeBack: Return): Promise<boolean> {
  const lost = await refresh(portOf(stage, 0), stage.origin, session)
  await ageSession(stage.admin, session, 60)
  const back = await comeBack(stage, session)
  const given = new Set(back.map(({ refreshToken }) => refreshToken))
  session.refreshToken = back[0]?.refreshToken ?? ''
  const later = await refresh(portOf(stage, 1), stage.origin, session)
  session.refreshToken = later.refreshToken
  return [lost, ...back, later].every(({ status }) => status === 200) && given.size === 1
}

const oneTab: Return = async (stage, session) => [await refresh(portOf(stage, 1), stage.origin, session)]

const allTabs: Return = (stage, session) =>
  Promise.all(Array.from({ length: tabs }, (_, tab) => refresh(portOf(stage, tab), stage.origin, session)))

const lostOnReturn: Return = async (stage, session) => {
  const attempt = newAttempt()
  const lost = await refresh(portOf(stage, 1), stage.origin, session, { attempt })
  await ageSession(stage.admin, session, 120)
  return [lost, await refresh(portOf(stage, 0), stage.origin, session, { attempt })]
}
