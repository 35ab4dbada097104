import { creditorOfCode } from '@hauswart/domain/invoices/creditor-of-code'
import { disputeFileName } from '@hauswart/domain/reports/dispute-letter.labels'
import { getCraftsman, type Craftsman } from '#features/craftsmen/craftsmen.service.ts'
import { getProfile } from '#features/profile/profile.service.ts'
import { getProject } from '#features/projects/projects.service.ts'
import { getRealEstate, type RealEstate } from '#features/real-estate/real-estate.service.ts'
import { AppError } from '#platform/app-error.ts'
import { requireIdentity, requireMember, type Context } from '#platform/db/access.ts'
import { makePaper } from '#platform/pdf/paper-maker.ts'
import { findInvoice } from './invoices.queries.ts'
import type { Invoice } from './invoices.service.ts'

/** Whom a letter goes to. */
type Recipient = Pick<Craftsman, 'company' | 'contactName' | 'street' | 'zip' | 'city'>

/** Everything a letter is made of; plain data, so that it can go to another thread. */
export type DisputeFacts = {
  readonly today: string
  readonly sender: string
  readonly house: RealEstate
  readonly project: string | null
  readonly to: Recipient
  readonly invoice: Invoice & { readonly disputedOn: string }
}

/** How a letter is called in the address of a file. */
export const disputeLetterId = (id: string): string => `invoice-letters/${id}`

/** Where this person may fetch the letter for the next minute. */
export const disputeLetterAddress = (ctx: Context, invoice: Invoice): string | null =>
  isDisputed(invoice)
    ? ctx.addresses.sign(
        {
          realEstateId: invoice.realEstateId,
          id: disputeLetterId(invoice.id),
          disposition: 'attachment',
        },
        requireIdentity(ctx),
      )
    : null

const isDisputed = (invoice: Invoice): invoice is DisputeFacts['invoice'] =>
  invoice.disputedOn !== null && invoice.openRappen > 0 && invoice.deletedAt === null

type Named = { readonly realEstateId: string; readonly id: string }

/** The letter as a PDF. Session, membership and the right to see amounts are proven now, not when the address was made. */
export async function makeDisputeLetter(ctx: Context, named: Named, gone: AbortSignal) {
  const script = new URL('invoices.thread.ts', import.meta.url)
  const { facts, bytes } = await makePaper(ctx, { script, read: () => readFacts(ctx, named), gone })
  return { fileName: disputeFileName(facts.house, facts.today), bytes }
}

async function readFacts(ctx: Context, { realEstateId, id }: Named): Promise<DisputeFacts> {
  const scope = requireMember(ctx, realEstateId, 'read', { finances: true })
  const invoice = await findInvoice(ctx.reads, scope, id)
  if (invoice === undefined || !isDisputed(invoice)) throw new AppError('NOT_FOUND')
  const { craftsmanId, projectId } = invoice
  const [house, craftsman, project, me] = await Promise.all([
    getRealEstate(ctx, scope),
    craftsmanId === null ? null : getCraftsman(ctx, realEstateId, craftsmanId),
    projectId === null ? null : getProject(ctx, realEstateId, projectId),
    getProfile(ctx),
  ])
  return {
    today: ctx.clock.today(),
    sender: `${me.firstName} ${me.lastName}`,
    house,
    project: project?.title ?? null,
    to: craftsman ?? addressOnBill(invoice),
    invoice,
  }
}

/** Where nobody in the address book is named: as the code of the bill says it, else the name alone. */
function addressOnBill({ creditor: company, qrCode }: Invoice): Recipient {
  const read = qrCode === null ? undefined : creditorOfCode(qrCode)
  return {
    company,
    contactName: null,
    street: read?.street ?? null,
    zip: read?.zip ?? null,
    city: read?.city ?? null,
  }
}
