import { Link, useNavigate } from 'react-router'
import { pathTo } from '#device/routing/routes.ts'
import { accountsTexts } from '#features/accounts/accounts.texts.ts'
import { AuthCard } from '#features/accounts/auth-card.tsx'
import { ForgotForm } from './forgot-form.tsx'

const { forgot: texts } = accountsTexts

/** Asks for a letter and leads to the page that says it is on its way; the address goes along unseen. */
export function ForgotCard() {
  const navigate = useNavigate()
  const below = <Link to={pathTo('login')}>{texts.back}</Link>
  const onSent = (email: string) =>
    void navigate(pathTo('passwordReset', { passwordResetMailSent: 'true' }), { state: { email } })
  return (
    <AuthCard title={texts.title} sentence={texts.sentence} below={below}>
      <ForgotForm onSent={onSent} />
    </AuthCard>
  )
}
