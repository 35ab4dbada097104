import {
  improvementsOf,
  taxFolderOf,
  type FolderEntry,
  type FolderInvoice,
  type TaxFolder,
} from '@hauswart/domain/taxes/tax-folder'
import type { TaxYearRule } from '@hauswart/domain/taxes/tax-deduction'
import { getInvoices } from '#features/invoices/invoices.service.ts'
import {
  getRealEstateFinance,
  type RealEstateFinance,
} from '#features/real-estate/real-estate.finance.service.ts'
import { getRealEstate, type RealEstate } from '#features/real-estate/real-estate.service.ts'
import { referenceValues } from '#features/reference/reference.service.ts'
import { requireMember, type Context } from '#platform/db/access.ts'
import { allPages } from '#platform/db/page.ts'
import { limits } from '#platform/limits.ts'
import type { TaxFile } from './tax-folder.names.service.ts'

/** Plain data, so that it can go to another thread. */
export type FolderPaper = {
  readonly today: string
  readonly house: RealEstate
  readonly finance: RealEstateFinance | null
  readonly entries: readonly FolderEntry[]
  /** Null in the file for the sale. */
  readonly folder: TaxFolder | null
}

/** The same rows as the screens get; the facts of the purchase refuse whoever may not see finances. */
export async function readPaper(ctx: Context, realEstateId: string, file: TaxFile): Promise<FolderPaper> {
  const scope = requireMember(ctx, realEstateId, 'read', { finances: true })
  const [house, finance, invoices, { values }] = await Promise.all([
    getRealEstate(ctx, scope),
    getRealEstateFinance(ctx, realEstateId),
    allPages((after) => getInvoices(ctx, realEstateId, { first: limits.graphql.first, after })),
    referenceValues(ctx),
  ])
  const today = ctx.clock.today()
  if (file.kind === 'gain') {
    const entries = improvementsOf(invoices, finance?.purchasedOn ?? null)
    return { today, house, finance, entries, folder: null }
  }
  const folder = folderOf(file, { house, finance, invoices, references: values })
  return { today, house, finance, entries: [...folder.entries, ...folder.foreign], folder }
}

type Read = {
  readonly house: RealEstate
  readonly finance: RealEstateFinance | null
  readonly invoices: readonly FolderInvoice[]
  readonly references: Parameters<typeof taxFolderOf>[0]['references']
}

function folderOf(
  { year, rule }: { readonly year: number; readonly rule: TaxYearRule },
  { house, finance, invoices, references }: Read,
): TaxFolder {
  const { canton, buildYear, usage, isListed } = house
  return taxFolderOf(
    {
      invoices,
      house: { canton, buildYear, usage, isListed },
      imputedRentRappen: finance?.imputedRentRappen ?? null,
      references,
    },
    year,
    rule,
  )
}
