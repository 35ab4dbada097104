import { type MetaFunction, useLoaderData } from 'react-router'
import { legalPage } from '#features/landing/legal/legal-page.ts'
import { LegalText } from '#features/landing/legal/legal-text.tsx'
import { legalMeta } from '#features/landing/page-meta.ts'
import source from '../../../../content/pages/impressum.md?raw'

export const loader = () => legalPage(source)

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => legalMeta(loaderData)

export default function ImpressumPage() {
  return <LegalText page={useLoaderData<typeof loader>()} />
}
