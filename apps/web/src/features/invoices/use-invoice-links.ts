import { componentName } from '@hauswart/domain/real-estate/drawing'
import { useQuery } from '@tanstack/react-query'
import { useConnection } from '#device/net/connection.ts'
import { housesOf, useHouses } from '#house/active-house.ts'
import { documentsQuery } from '#house/document-queries.ts'
import { houseQuery } from '#house/house-queries.ts'
import { decisions } from '#house/nouns/analysis/decisions.ts'
import { measureOptions } from '#house/nouns/analysis/measure-options.ts'
import { components } from '#house/nouns/components.ts'
import { costItems } from '#house/nouns/cost-items.ts'
import { craftsmen } from '#house/nouns/craftsmen.ts'
import { invoices } from '#house/nouns/invoices.ts'
import { projects } from '#house/nouns/projects.ts'
import { useRows } from '#house/record/use-rows.ts'
import { invoicesTexts } from './invoices.texts.ts'

export type InvoiceLinks = ReturnType<typeof useInvoiceLinks>

/** What an invoice can belong to, as this device knows it. */
export function useInvoiceLinks(realEstateId: string) {
  const house = housesOf(useHouses().data).find(({ id }) => id === realEstateId)
  const household = useQuery(houseQuery(realEstateId)).data?.[0]
  const book = useRows(craftsmen, realEstateId).data ?? []
  const parts = useRows(components, realEstateId).data ?? []
  const measures = measureOptions(useRows(decisions, realEstateId).data ?? [], parts)
  const works = useRows(projects, realEstateId).data ?? []
  const items = (useRows(costItems, realEstateId).data ?? []).filter(({ isActive }) => isActive)
  const others = useRows(invoices, realEstateId).data ?? []
  const known = useQuery(documentsQuery(realEstateId)).data
  const { online } = useConnection()
  const papers = known ?? []
  const names = new Map([
    ...book.map(({ id, company }) => [id, company] as const),
    ...parts.map((one) => [one.id, componentName(one)] as const),
    ...measures.map(({ value, label }) => [value, label] as const),
    ...works.map(({ id, title }) => [id, title] as const),
    ...items.map(({ id, title }) => [id, title] as const),
    ...papers.map(({ id, title }) => [id, title] as const),
  ])
  const nameOf = (id: string): string | undefined => names.get(id)
  return {
    house,
    household,
    craftsmen: book,
    components: parts,
    measures,
    projects: works,
    costItems: items,
    invoices: others,
    documents: papers,
    hasDocuments: known !== undefined,
    nameOf,
    /** What is said in the place of a name nobody knows: without a line it may just not be on this device. */
    nameless: online ? invoicesTexts.facts.gone : invoicesTexts.facts.notHere,
  }
}
