import { termsVersion } from '@hauswart/domain/accounts/terms'
import { type MetaFunction, useLoaderData } from 'react-router'
import { legalPage } from '#features/landing/legal/legal-page.ts'
import { LegalText } from '#features/landing/legal/legal-text.tsx'
import { legalMeta } from '#features/landing/page-meta.ts'
import source from '../../../../content/pages/agb.md?raw'

export const loader = () => {
  const page = legalPage(source)
  if (page.checkedOn !== termsVersion)
    throw new Error('the terms changed, and registering names another version')
  return page
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => legalMeta(loaderData)

export default function ConditionsPage() {
  return <LegalText page={useLoaderData<typeof loader>()} />
}
