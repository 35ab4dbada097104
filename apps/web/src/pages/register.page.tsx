import { useEffect, useState } from 'react'
import { Link, useLocation, type MetaFunction } from 'react-router'
import { resendConfirmation } from '#features/accounts/account-calls.ts'
import { accountMeta } from '#features/accounts/account-meta.ts'
import { accountsTexts } from '#features/accounts/accounts.texts.ts'
import { AuthCard } from '#features/accounts/auth-card.tsx'
import type { Values } from '#features/accounts/form/field-faults.ts'
import { LetterSent } from '#features/accounts/registration/letter-sent.tsx'
import { RegisterForm } from '#features/accounts/registration/register-form.tsx'
import { carryAddress, readAddressParameter } from '#house/carried-address.ts'
import { loginPath, recordingPath } from '#device/routing/return-target.ts'
import { pathTo } from '#device/routing/routes.ts'
import { useHydrated } from '#device/use-hydrated.ts'

const { register: texts, sent } = accountsTexts

export const meta: MetaFunction = () => accountMeta(texts.pageTitle, texts.description)

export default function RegisterPage() {
  const [values, setValues] = useState<Values>({})
  const [isSent, setSent] = useState(false)
  const { email = '' } = values
  const { search } = useLocation()
  useEffect(() => carryAddress(search), [search])
  // The page written at build time knows no query.
  const address = useHydrated() ? readAddressParameter(search) : ''
  const signIn = address === '' ? pathTo('login') : loginPath({ back: recordingPath(address) })
  const below = (
    <>
      {texts.hasAccount} <Link to={signIn}>{texts.login}</Link>
    </>
  )
  if (isSent)
    return (
      <LetterSent
        title={sent.title}
        text={sent.confirm}
        email={email.trim()}
        onResend={() => resendConfirmation(email.trim())}
        onCorrect={() => setSent(false)}
        below={below}
      />
    )
  const onSent = (sentValues: Values) => {
    setValues(sentValues)
    setSent(true)
  }
  return (
    <AuthCard title={texts.title} sentence={texts.sentence} below={below}>
      <RegisterForm before={values} onSent={onSent} />
    </AuthCard>
  )
}
