export type NewsRow = {
  id: string
  at: string
  verb: string
  objectId: string
  version: number
  nouns: string[]
}
