import { confirmInput } from '@hauswart/domain/accounts/account.input'
import { useState } from 'react'
import { Link, useNavigate, type MetaFunction } from 'react-router'
import { accountMeta } from '#features/accounts/account-meta.ts'
import { accountsTexts } from '#features/accounts/accounts.texts.ts'
import { AuthCard } from '#features/accounts/auth-card.tsx'
import { LinkInvalid } from '#features/accounts/link-invalid.tsx'
import { NewPasswordForm } from '#features/accounts/password/new-password-form.tsx'
import { useLinkToken } from '#features/accounts/use-link-token.ts'
import { loginPath } from '#device/routing/return-target.ts'
import { pathTo } from '#device/routing/routes.ts'
import { session } from '#device/session/session.ts'

const { newPassword: texts, forgot } = accountsTexts

export const meta: MetaFunction = () => accountMeta(texts.pageTitle)

export default function NewPasswordPage() {
  const navigate = useNavigate()
  const token = useLinkToken(pathTo('newPassword'))
  const [isInvalid, setInvalid] = useState(!confirmInput.safeParse({ token }).success)
  const below = <Link to={pathTo('login')}>{forgot.back}</Link>
  if (isInvalid || token === undefined)
    return (
      <AuthCard title={texts.title} below={below}>
        <LinkInvalid purpose="reset" />
      </AuthCard>
    )
  const onDone = () => {
    session.giveUp()
    void navigate(loginPath({ hint: 'passwort-geaendert' }), { replace: true })
  }
  return (
    <AuthCard title={texts.title} sentence={texts.sentence} below={below}>
      <NewPasswordForm token={token} onDone={onDone} onInvalidLink={() => setInvalid(true)} />
    </AuthCard>
  )
}
