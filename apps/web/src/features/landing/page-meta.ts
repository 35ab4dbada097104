import type { MetaDescriptor } from 'react-router'
import { landingTexts } from './landing.texts.ts'
import type { LegalPage } from '#features/landing/legal/legal-page.ts'

const { siteName, locale } = landingTexts.meta

/** What search engines and messengers show of a page. */
export const pageMeta = (title: string, description: string): MetaDescriptor[] => [
  { title },
  { name: 'description', content: description },
  { property: 'og:type', content: 'website' },
  { property: 'og:site_name', content: siteName },
  { property: 'og:locale', content: locale },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
]

/** The same for a text; without its data there is nothing to say (the text itself failed). */
export const legalMeta = (page: LegalPage | undefined): MetaDescriptor[] =>
  page === undefined ? [] : pageMeta(`${page.title} – ${siteName}`, page.lead)
