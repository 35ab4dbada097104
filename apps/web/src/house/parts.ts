/** What is read of a house, by the third word of its query keys. */
export type Part =
  | 'facts'
  | 'invitations'
  | 'emergency'
  | 'todos'
  | 'todo'
  | 'components'
  | 'component-events'
  | 'pictures'
  | 'pictures-of-component'
  | 'rooms'
  | 'upkeep'
  | 'analysis'
  | 'condominium'
  | 'fund'
  | 'upcoming'
  | 'snapshots'
  | 'history'
  | 'trash'

/** The key of a question about a house; whoever says what a change touches names the same parts. */
export const houseKey = <Rest extends readonly unknown[]>(realEstateId: string, part: Part, ...rest: Rest) =>
  ['house', realEstateId, part, ...rest] as const
