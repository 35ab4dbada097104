import type { MetaFunction } from 'react-router'
import { accountMeta } from '#features/accounts/account-meta.ts'
import { accountsTexts } from '#features/accounts/accounts.texts.ts'
import { ForgotCard } from '#features/accounts/password/forgot-card.tsx'

const { forgot: texts } = accountsTexts

export const meta: MetaFunction = () => accountMeta(texts.pageTitle, texts.description)

export default function ForgotPasswordPage() {
  return <ForgotCard />
}
