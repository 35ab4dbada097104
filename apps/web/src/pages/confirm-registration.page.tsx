import { confirmInput } from '@hauswart/domain/accounts/account.input'
import { useState } from 'react'
import type { MetaFunction } from 'react-router'
import { accountMeta } from '#features/accounts/account-meta.ts'
import { accountsTexts } from '#features/accounts/accounts.texts.ts'
import { AuthCard } from '#features/accounts/auth-card.tsx'
import { ConfirmForm } from '#features/accounts/registration/confirm-form.tsx'
import { LinkInvalid } from '#features/accounts/link-invalid.tsx'
import { useLinkToken } from '#features/accounts/use-link-token.ts'
import { carriedAddress } from '#house/carried-address.ts'
import { loginPath, recordingPath } from '#device/routing/return-target.ts'
import { pathTo } from '#device/routing/routes.ts'
import { LinkButton } from '#ui/action/button.tsx'

const { confirm: texts } = accountsTexts

export const meta: MetaFunction = () => accountMeta(texts.pageTitle)

export default function ConfirmRegistrationPage() {
  const token = useLinkToken(pathTo('login'))
  const [step, setStep] = useState<'ask' | 'done' | 'invalid'>('ask')
  if (token === undefined || step === 'invalid' || !confirmInput.safeParse({ token }).success)
    return (
      <AuthCard title={texts.title}>
        <LinkInvalid purpose="confirm" />
      </AuthCard>
    )
  if (step === 'done') {
    const afterwards = loginPath({ back: recordingPath(carriedAddress()), hint: 'bestaetigt' })
    return (
      <AuthCard title={texts.doneTitle} sentence={texts.doneText}>
        <LinkButton kind="primary" size="large" isWide to={afterwards}>
          {texts.doneAction}
        </LinkButton>
      </AuthCard>
    )
  }
  return (
    <AuthCard title={texts.title} sentence={texts.sentence}>
      <ConfirmForm token={token} onDone={() => setStep('done')} onInvalidLink={() => setStep('invalid')} />
    </AuthCard>
  )
}
