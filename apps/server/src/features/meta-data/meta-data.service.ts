import {
  componentCatalog,
  componentConditions,
  componentGroups,
  componentKeys,
  componentUnits,
} from '@hauswart/domain/real-estate/component'
import {
  componentConditionLabels,
  componentGroupLabels,
  componentLabels,
  componentUnitLabels,
} from '@hauswart/domain/real-estate/component.labels'
import type { Canton } from '@hauswart/domain/real-estate/real-estate'
import type { ReferenceValue } from '@hauswart/domain/reference/reference-value'
import { referenceValues } from '#features/reference/reference.service.ts'
import type { Parts } from '#platform/parts.ts'
import { pageSize, readCursor, toPage, type Page, type PageArgs } from '#platform/db/page.ts'

/** The words our houses are described with: what a component may be, in which state and measured how. */
export const catalogue = {
  groups: componentGroups.map((key) => ({ key, label: componentGroupLabels[key] })),
  components: componentKeys.map((key) => ({
    key,
    label: componentLabels[key],
    group: componentCatalog[key],
  })),
  conditions: componentConditions.map((key) => ({ key, label: componentConditionLabels[key] })),
  units: componentUnits.map((key) => ({ key, label: componentUnitLabels[key] })),
}
export type Catalogue = typeof catalogue

type Wanted = PageArgs & {
  /** What stands before the dot of a key. */
  readonly area?: string | null | undefined
  readonly canton?: Canton | null | undefined
}

/** Figures of the trade, page by page; with a canton also those that hold everywhere. They belong to nobody. */
export async function listFigures(
  parts: Pick<Parts, 'database' | 'clock'>,
  { first, after, area, canton }: Wanted,
): Promise<Page<ReferenceValue>> {
  const size = pageSize(first)
  const from = readCursor(after, [isShort, isShort, isShort])
  const { values } = await referenceValues(parts)
  const rows = values
    .filter((row) => area === null || area === undefined || row.key.startsWith(`${area}.`))
    .filter((row) => canton === null || canton === undefined || row.canton === null || row.canton === canton)
    .map((row) => ({ row, at: joined(sortKey(row)) }))
    .filter(({ at }) => from === undefined || at > joined(from))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
  return toPage(
    rows.slice(0, size + 1).map(({ row }) => row),
    size,
    sortKey,
  )
}

const isShort = (part: string): boolean => part.length <= 100

const sortKey = ({ key, canton, validFrom }: ReferenceValue): readonly string[] => [
  key,
  canton ?? '',
  validFrom,
]

const joined = (parts: readonly string[]): string => parts.join(' ')
