import type { SearchKind } from '@hauswart/domain/search/search'

/** Texts carry the signs of what was found in them. */
export type FoundRow = {
  readonly kind: SearchKind
  readonly id: string
  /** Of a defect, an acceptance and an entry of a journal: the renovation on whose page it stands. */
  readonly projectId: string | null
  /** Of a warranty of a maker: the component on whose page it stands. */
  readonly componentId: string | null
  readonly title: string
  readonly quote: string | null
  /** Of the file, where it was found in one. */
  readonly page: number | null
  /** Not what was asked for, but written like it. */
  readonly isNear: boolean
}
