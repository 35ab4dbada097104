import type pg from 'pg'

type Admin = <Row extends pg.QueryResultRow>(text: string) => Promise<Row[]>

/**
 * One act, one row in the history, one key: whatever was done in the journeys of a site. What no person did by a key
 * stands in the history too: a letter that was answered without an account.
 */
export async function countActs(admin: Admin): Promise<void> {
  const [found] = await admin<{ acts: number; keys: string[]; events: string[] }>(`
    select (select count(*)::int from app.audit_event) as acts,
      array(select i.key::text from app.idempotency i where i.event_id is not null
        and (select count(*) from app.audit_event e where e.id = i.event_id) <> 1 limit 5) as keys,
      array(select e.verb || ' ' || e.id from app.audit_event e where e.verb not in
          ('invitation.refuse', 'slot_proposal.accept', 'slot_proposal.decline',
            'quote_request.answer', 'quote_request.decline', 'quote_request.paper', 'quote_request.ask')
        and (select count(*) from app.idempotency i where i.event_id = e.id) <> 1 limit 5) as events`)
  if (found === undefined) throw new Error('nobody counted the acts')
  const { acts, keys, events } = found
  if (keys.length > 0) throw new Error(`keys without one row in the history: ${keys.join(', ')}`)
  if (events.length > 0) throw new Error(`rows in the history without one key: ${events.join(', ')}`)
  process.stdout.write(`${acts} acts, each with one row in the history and one key\n`)
}
