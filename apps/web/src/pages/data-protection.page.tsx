import { type MetaFunction, useLoaderData } from 'react-router'
import { legalPage } from '#features/landing/legal/legal-page.ts'
import { LegalText } from '#features/landing/legal/legal-text.tsx'
import { legalMeta } from '#features/landing/page-meta.ts'
import source from '../../../../content/pages/datenschutz.md?raw'

export const loader = () => legalPage(source)

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => legalMeta(loaderData)

export default function DataProtectionPage() {
  return <LegalText page={useLoaderData<typeof loader>()} />
}
