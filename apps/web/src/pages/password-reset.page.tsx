import { Link, useLocation, useNavigate, useParams, type MetaFunction } from 'react-router'
import { forgotPassword } from '#features/accounts/account-calls.ts'
import { accountMeta } from '#features/accounts/account-meta.ts'
import { accountsTexts } from '#features/accounts/accounts.texts.ts'
import { AuthCard } from '#features/accounts/auth-card.tsx'
import { ForgotCard } from '#features/accounts/password/forgot-card.tsx'
import { LetterSent } from '#features/accounts/registration/letter-sent.tsx'
import { pathTo } from '#device/routing/routes.ts'
import { LinkButton } from '#ui/action/button.tsx'

const { resetSent: texts, forgot } = accountsTexts

export const meta: MetaFunction = () => accountMeta(texts.pageTitle)

export default function PasswordResetPage() {
  const { passwordResetMailSent } = useParams()
  const navigate = useNavigate()
  const email = (useLocation().state as { email?: string } | null)?.email
  const below = <Link to={pathTo('login')}>{forgot.back}</Link>
  if (passwordResetMailSent !== 'true' && passwordResetMailSent !== '1') return <ForgotCard />
  if (email !== undefined)
    return (
      <LetterSent
        title={texts.title}
        text={texts.text}
        email={email}
        onResend={() => forgotPassword(email)}
        onCorrect={() => void navigate(pathTo('forgotPassword'))}
        below={below}
      />
    )
  return (
    <AuthCard title={texts.title} sentence={texts.text} below={below}>
      <LinkButton isWide to={pathTo('forgotPassword')}>
        {texts.again}
      </LinkButton>
    </AuthCard>
  )
}
