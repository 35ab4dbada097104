import type { MetaDescriptor } from 'react-router'

/** Heads of pages that a search engine may know (sign-in, registration) and of those it must not. */
export const accountMeta = (title: string, description?: string): MetaDescriptor[] => [
  { title },
  description === undefined
    ? { name: 'robots', content: 'noindex' }
    : { name: 'description', content: description },
]
