/** What kind of paper a document is; every house has the same drawers. */
export const documentCategories = [
  'ownership',
  'plan',
  'contract',
  'offer',
  'invoice',
  'acceptance',
  'warranty',
  'insurance',
  'mortgage',
  'tax',
  'energy',
  'inspection',
  'condominium',
  'valuation',
  'photo',
  'correspondence',
  'other',
] as const
export type DocumentCategory = (typeof documentCategories)[number]

/** How many documents one house can hold, without those in the trash. */
export const maxDocuments = 1_000

/** How many files a document can have over time, the current one with them. */
export const maxDocumentVersions = 30

/** So many days before its validity ends a document is among what comes next. */
export const expiringDays = 60
