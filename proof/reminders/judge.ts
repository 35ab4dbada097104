import type { TestServer } from '../../apps/server/test/server.ts'
import type { Received } from './post.ts'
import { fateOf } from './town.ts'

export type ToldFindings = { readonly missing: number; readonly twice: number }

/** Whether everybody was told of their to-do, and nobody of the same step twice. */
export async function judgeTold(server: TestServer, owners: number, today: string): Promise<ToldFindings> {
  const [found] = await server.admin<{ people: number; rows: number }>(
    `select count(distinct n.user_id)::int as people, count(*)::int as rows from app.notification n
     where n.kind = 'todo_due' and n.due_on = $1`,
    [today],
  )
  const { people = 0, rows = 0 } = found ?? {}
  return { missing: owners - people, twice: rows - people }
}

export type LetterFindings = {
  readonly lost: number
  readonly repeated: number
  /** The same person got two letters that no mailbox can tell to be one. */
  readonly differing: number
  /** Of what was done or moved, or of a house that was left. */
  readonly mistaken: number
}

const isOut = (owner: number) => ['done', 'moved', 'left'].includes(fateOf(owner))

export function judgeLetters(owners: number, received: readonly Received[]): LetterFindings {
  const all = Array.from({ length: owners }, (_, at) => at + 1)
  const arrived = Map.groupBy(received, ({ owner }) => owner)
  const ids = (owner: number) => new Set((arrived.get(owner) ?? []).map(({ messageId }) => messageId))
  return {
    lost: all.filter((owner) => !isOut(owner) && fateOf(owner) !== 'refused' && !arrived.has(owner)).length,
    repeated: received.length - arrived.size,
    differing: all.filter((owner) => ids(owner).size > 1).length,
    mistaken: [...arrived.keys()].filter(isOut).length,
  }
}
