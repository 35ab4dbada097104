import type { GuestPurpose } from '@hauswart/domain/guest-links/guest-link'
import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import { guestLinkColumns, type GuestLinkRow } from './guest-links.table.ts'

const recent = sql<GuestLinkRow>(`
  select ${guestLinkColumns} from app.guest_link g where g.real_estate_id = app.house() and g.slot_proposal_id is null
    and g.quote_request_id is null
  order by g.id desc limit 100`)

export const listGuestLinks = (tx: Tx, scope: RealEstateScope): Promise<GuestLinkRow[]> =>
  tx.rows(scope, recent)

const one = sql<GuestLinkRow>(`
  select ${guestLinkColumns} from app.guest_link g where g.real_estate_id = app.house() and g.id = $1
    and g.slot_proposal_id is null and g.quote_request_id is null`)

export const findGuestLink = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string,
): Promise<GuestLinkRow | undefined> => (await tx.rows(scope, one, [id]))[0]

const insert = sql<GuestLinkRow>(`
  insert into app.guest_link as g (real_estate_id, id, label, purpose, document_ids, secret_hash, pin_hash, expires_at, created_by)
  values (app.house(), $1, $2, $3, $4::uuid[], $5, $6, now() + make_interval(days => $7::int), app.me())
  returning ${guestLinkColumns}`)

export type NewGuestLink = {
  readonly id: string
  readonly label: string
  readonly purpose: GuestPurpose
  readonly documentIds: readonly string[]
  readonly secretHash: Buffer
  readonly pinHash: Buffer | null
  readonly days: number
}

export const insertGuestLink = async (
  tx: Tx,
  scope: RealEstateScope,
  { id, label, purpose, documentIds, secretHash, pinHash, days }: NewGuestLink,
): Promise<GuestLinkRow | undefined> =>
  (await tx.rows(scope, insert, [id, label, purpose, documentIds, secretHash, pinHash, days]))[0]

const revoke = sql<GuestLinkRow>(`
  update app.guest_link g set revoked_at = now(), secret_hash = null, version = g.version + 1
  where g.real_estate_id = app.house() and g.id = $1 and g.version = $2 returning ${guestLinkColumns}`)

export const revokeRow = async (
  tx: Tx,
  scope: RealEstateScope,
  { id, version }: Pick<GuestLinkRow, 'id' | 'version'>,
): Promise<GuestLinkRow | undefined> => (await tx.rows(scope, revoke, [id, version]))[0]

const insertForProposal = sql(`
  insert into app.guest_link (real_estate_id, id, label, purpose, document_ids, slot_proposal_id, secret_hash, expires_at,
    created_by)
  values (app.house(), $1, $2, 'craftsman', '{}', $1, $3, $4::timestamp at time zone 'Europe/Zurich', app.me())`)

export type ProposalLink = {
  /** Of the link; that of a proposal has the same. */
  readonly id: string
  readonly label: string
  readonly secretHash: Buffer
  /** By the wall clock. */
  readonly until: string
}

export const insertProposalLink = async (
  tx: Tx,
  scope: RealEstateScope,
  { id, label, secretHash, until }: ProposalLink,
): Promise<void> => void (await tx.rows(scope, insertForProposal, [id, label, secretHash, until]))

const revokeOfProposals = sql(`
  update app.guest_link g set revoked_at = now(), secret_hash = null, version = g.version + 1
  where g.real_estate_id = app.house() and g.slot_proposal_id = any ($1::uuid[]) and g.revoked_at is null`)

export const revokeProposalLinks = async (
  tx: Tx,
  scope: RealEstateScope,
  ids: readonly string[],
): Promise<void> => void (await tx.rows(scope, revokeOfProposals, [ids]))

const insertForRequest = sql(`
  insert into app.guest_link (real_estate_id, id, label, purpose, document_ids, quote_request_id, secret_hash, expires_at,
    created_by)
  values (app.house(), $1, $2, 'craftsman', $3::uuid[], $4, $5, $6::timestamp at time zone 'Europe/Zurich', app.me())`)

export type RequestLink = ProposalLink & {
  readonly requestId: string
  readonly documentIds: readonly string[]
}

export const insertRequestLink = async (
  tx: Tx,
  scope: RealEstateScope,
  { id, label, documentIds, requestId, secretHash, until }: RequestLink,
): Promise<void> =>
  void (await tx.rows(scope, insertForRequest, [id, label, documentIds, requestId, secretHash, until]))

const papersOf = sql<{ documentIds: string[] }>(`
  select g.document_ids as "documentIds" from app.guest_link g
  where g.real_estate_id = app.house() and g.quote_request_id = $1 order by g.id limit 1`)

export const findRequestPapers = async (
  tx: Tx,
  scope: RealEstateScope,
  requestId: string,
): Promise<readonly string[]> => (await tx.rows(scope, papersOf, [requestId]))[0]?.documentIds ?? []

const revokeOfRequests = sql(`
  update app.guest_link g set revoked_at = now(), secret_hash = null, version = g.version + 1
  where g.real_estate_id = app.house() and g.quote_request_id = $1 and g.revoked_at is null`)

export const revokeRequestLinks = async (tx: Tx, scope: RealEstateScope, requestId: string): Promise<void> =>
  void (await tx.rows(scope, revokeOfRequests, [requestId]))
