import { Link, type MetaFunction } from 'react-router'
import { accountMeta } from '#features/accounts/account-meta.ts'
import { accountsTexts } from '#features/accounts/accounts.texts.ts'
import { AuthCard } from '#features/accounts/auth-card.tsx'
import { LoginForm } from '#features/accounts/sign-in/login-form.tsx'
import { LoginHint } from '#features/accounts/sign-in/login-hint.tsx'
import { pathTo } from '#device/routing/routes.ts'

const { login: texts } = accountsTexts

export const meta: MetaFunction = () => accountMeta(texts.pageTitle, texts.description)

export default function LoginPage() {
  const below = (
    <>
      {texts.noAccount} <Link to={pathTo('register')}>{texts.register}</Link>
    </>
  )
  return (
    <AuthCard title={texts.title} sentence={texts.sentence} below={below}>
      <LoginHint />
      <LoginForm />
    </AuthCard>
  )
}
