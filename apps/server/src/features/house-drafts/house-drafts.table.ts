export type HouseDraftRow = {
  id: string
  step: string
  /** JSON as text: what it holds is the wizard's own business. */
  values: string
  version: number
  updatedAt: string
}

export const houseDraftColumns =
  'd.id, d.step, d.answers::text as "values", d.version, d.updated_at as "updatedAt"'
