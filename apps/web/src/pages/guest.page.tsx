import type { MetaFunction } from 'react-router'
import { GuestPage } from '#features/guest-links/guest/guest-page.tsx'
import { guestLinksTexts } from '#features/guest-links/guest-links.texts.ts'

export const meta: MetaFunction = () => [
  { title: guestLinksTexts.guest.pageTitle },
  { name: 'robots', content: 'noindex' },
]

export default GuestPage
