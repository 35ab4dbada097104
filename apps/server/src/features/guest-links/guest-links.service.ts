import { addGuestLinkInput } from '@hauswart/domain/guest-links/guest-link.input'
import { assertDocuments } from '#features/documents/documents.service.ts'
import { requireIdentity, requireMember, type Context } from '#platform/db/access.ts'
import { requireWithin } from '#platform/cache.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { mustFind, overVersion } from '#platform/db/versions.ts'
import { parseInput } from '#platform/input.ts'
import { limits } from '#platform/limits.ts'
import {
  findGuestLink,
  findRequestPapers,
  insertGuestLink,
  insertProposalLink,
  insertRequestLink,
  listGuestLinks,
  revokeProposalLinks,
  revokeRequestLinks,
  revokeRow,
} from './guest-links.queries.ts'
import type { GuestLinkRow } from './guest-links.table.ts'

export type GuestLink = GuestLinkRow

export const getGuestLinks = (ctx: Context, realEstateId: string | undefined): Promise<GuestLink[]> =>
  listGuestLinks(ctx.reads, requireMember(ctx, realEstateId, 'own'))

/** Lets somebody without an account see some papers. It reaches other people: nobody can take it back, only end it. */
export async function addGuestLink(ctx: Context, realEstateId: string, input: Keyed): Promise<GuestLink> {
  const { pinHash, secretHash, ...facts } = parseInput(addGuestLinkInput, input)
  const scope = requireMember(ctx, realEstateId, 'own')
  return mutate(ctx, scope, 'guest_link.add', { realEstateId, ...input }, async (tx) => {
    await assertDocuments(tx, scope, facts.documentIds, 'documentIds')
    await requireWithin(ctx, `guest-link:person:${requireIdentity(ctx).userId}`, limits.guestLinks.perPerson)
    const row = mustFind(
      await insertGuestLink(tx, scope, {
        ...facts,
        secretHash: Buffer.from(secretHash, 'base64url'),
        pinHash: pinHash ? Buffer.from(pinHash, 'base64url') : null,
      }),
    )
    const { label: who, purpose, documentIds, days } = facts
    tx.record({ objectId: row.id, version: row.version, changes: { who, purpose, documentIds, days } })
    return row
  })
}

type Versioned = Keyed & { readonly expectedVersion: number }

/** From now on it opens nothing, also for whoever is looking. */
export async function revokeGuestLink(
  ctx: Context,
  realEstateId: string,
  id: string,
  input: Versioned,
): Promise<GuestLink> {
  const scope = requireMember(ctx, realEstateId, 'own')
  return mutate(ctx, scope, 'guest_link.revoke', { realEstateId, id, ...input }, async (tx) => {
    const { row } = await overVersion(
      () => findGuestLink(tx, scope, id),
      input.expectedVersion,
      (old) => revokeRow(tx, scope, old),
    )
    tx.record({ objectId: id, version: row.version, changes: { who: row.label } })
    return row
  })
}

/** The link that stands in a letter with times to choose from; the act that writes the letter makes it. */
export const linkToProposal = insertProposalLink

/** What these links opened, they open no longer. */
export const endLinksOf = revokeProposalLinks

/** The same for a letter that asks for a quote: a reminder brings a link of its own, with the papers of the first. */
export const linkToRequest = insertRequestLink
export const papersOfRequest = findRequestPapers
export const endLinksOfRequest = revokeRequestLinks
