import type { Clock } from '#platform/clock.ts'
import type { Database } from './db.ts'
import { sql, type Call, type Rows, type Statement, type Value } from './db-wire.ts'
import { mailCalls, type Letter } from '#platform/jobs/mail.ts'

/** What account queries get. There is no house here: this role sees accounts, sessions and links only. */
export type AuthorityTx = {
  rows<Row>(statement: Statement<Row>, values?: readonly Value[]): Promise<Row[]>
}

export type AuthorityWriteTx = AuthorityTx & {
  /** The letter leaves only if this transaction commits. */
  sendMail(letter: Letter): Promise<void>
}

const begin: Call = { statement: sql('begin'), values: [] }
const commit: Call = { statement: sql('commit'), values: [] }
const rollback: Call = { statement: sql('rollback'), values: [] }

/** One statement, its own transaction, one round trip. */
export const authorityOnce = (database: Database): AuthorityTx => ({
  rows: async <Row>(statement: Statement<Row>, values: readonly Value[] = []) =>
    (await database.run([{ statement, values }]))[0] as Row[],
})

/** Several statements with decisions between them. */
export async function authorityWrite<Result>(
  database: Database,
  clock: Clock,
  work: (tx: AuthorityWriteTx) => Promise<Result>,
): Promise<Result> {
  const lease = await database.lease()
  let opening: Call[] = [begin]
  let broken = false
  const send = async (calls: readonly Call[]): Promise<readonly Rows[]> => {
    const head = opening
    opening = []
    return (await lease.run([...head, ...calls])).slice(head.length)
  }
  try {
    const result = await work({
      rows: async <Row>(statement: Statement<Row>, values: readonly Value[] = []) =>
        (await send([{ statement, values }]))[0] as Row[],
      sendMail: async (letter) => void (await send(mailCalls(letter, clock))),
    })
    await send([commit])
    return result
  } catch (error) {
    broken = await lease.run([rollback]).then(
      () => false,
      () => true,
    )
    throw error
  } finally {
    lease.release(broken)
  }
}
