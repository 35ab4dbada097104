import { useState } from 'react'
import { useNavigate, type MetaFunction } from 'react-router'
import { resendConfirmation } from '#features/accounts/account-calls.ts'
import { failureText, isRefusal } from '#features/accounts/account-failure.ts'
import { accountMeta } from '#features/accounts/account-meta.ts'
import { accountsTexts } from '#features/accounts/accounts.texts.ts'
import { AuthCard } from '#features/accounts/auth-card.tsx'
import type { Values } from '#features/accounts/form/field-faults.ts'
import { LetterSent } from '#features/accounts/registration/letter-sent.tsx'
import { LoginForm } from '#features/accounts/sign-in/login-form.tsx'
import { RegisterForm } from '#features/accounts/registration/register-form.tsx'
import { AcceptInvitation, RefuseInvitation } from '#features/members/invitation-answer.tsx'
import type { OpenInvitation } from '#features/members/invitation-calls.ts'
import { membersTexts } from '#features/members/members.texts.ts'
import { forgetInvitation, useInvitation } from '#features/members/use-invitation.ts'
import { askHouses, selectHouse } from '#house/active-house.ts'
import { pathTo } from '#device/routing/routes.ts'
import { session } from '#device/session/session.ts'
import { useSession } from '#device/session/use-session.ts'
import { Button, LinkButton } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { Loading, SkeletonRows } from '#ui/layout/skeleton.tsx'
import { toast } from '#ui/overlay/toast.tsx'

const { page: texts } = membersTexts

export const meta: MetaFunction = () => accountMeta(texts.pageTitle)

export default function InvitationPage() {
  const { token, look, again } = useInvitation()
  const [isRefused, setRefused] = useState(false)
  const refused = () => {
    forgetInvitation()
    setRefused(true)
  }
  if (isRefused) return <Ended title={texts.refusedTitle} text={texts.refused} />
  if (look.kind === 'missing') return <Ended title={texts.missingTitle} text={texts.missing} />
  if (look.kind === 'ended') return <Ended title={texts.endedTitle} text={texts.ended} />
  if (look.kind === 'open') return <Open token={token} invitation={look.invitation} onRefused={refused} />
  if (look.kind === 'failed')
    return (
      <AuthCard title={texts.failedTitle} sentence={texts.failed}>
        <Button kind="primary" size="large" isWide onClick={again}>
          {texts.retry}
        </Button>
      </AuthCard>
    )
  return (
    <AuthCard title={texts.title}>
      <Loading>
        <SkeletonRows rows={2} />
      </Loading>
    </AuthCard>
  )
}

function Ended({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <AuthCard title={title} sentence={text}>
      <LinkButton size="large" isWide href={pathTo('home')}>
        {texts.home}
      </LinkButton>
    </AuthCard>
  )
}

type OpenProps = {
  readonly token: string
  readonly invitation: OpenInvitation
  readonly onRefused: () => void
}
type Step = 'choose' | 'register' | 'login' | 'letter'

/** What is offered, and the ways to say yes: signed in already, with an account, or with a new one. */
function Open({ token, invitation, onRefused }: OpenProps) {
  const { user } = useSession()
  const navigate = useNavigate()
  const [step, setStep] = useState<Step>('choose')
  const [reason, setReason] = useState<string>()
  const [values, setValues] = useState<Values>({ email: invitation.email })
  const { houseName, invitedBy, role, canSeeFinances } = invitation
  const enter = async (realEstateId: string) => {
    forgetInvitation()
    selectHouse(realEstateId)
    // The way in is open also where the list does not come: the next page asks again.
    await askHouses().catch(() => undefined)
    toast({ text: texts.welcome(houseName), tone: 'good' })
    void navigate(pathTo('dashboard'))
  }
  // The address is proven if it is the invited one; else a letter has to be answered first.
  const onRegistered = async (sent: Values) => {
    setValues(sent)
    const { email = '', password = '' } = sent
    try {
      await session.signIn({ email: email.trim().toLowerCase(), password })
    } catch (error) {
      const needsLetter = isRefusal(error, 'EMAIL_NOT_CONFIRMED') || isRefusal(error, 'CREDENTIALS_WRONG')
      setReason(needsLetter ? undefined : failureText(error))
      setStep(needsLetter ? 'letter' : 'login')
    }
  }
  const back = (
    <Button kind="quiet" onClick={() => setStep('choose')}>
      {texts.back}
    </Button>
  )
  if (user !== null || step === 'choose')
    return (
      <AuthCard title={texts.to(houseName)} sentence={texts.sentence(invitedBy, role)}>
        <p>{canSeeFinances ? texts.seesFinances : texts.noFinances}</p>
        {user === null ? (
          <>
            <Button kind="primary" size="large" isWide onClick={() => setStep('register')}>
              {texts.create}
            </Button>
            <Button size="large" isWide onClick={() => setStep('login')}>
              {texts.signIn}
            </Button>
          </>
        ) : (
          <AcceptInvitation token={token} invitation={invitation} ownEmail={user.email} onAccepted={enter} />
        )}
        <RefuseInvitation token={token} invitedBy={invitedBy} onRefused={onRefused} />
      </AuthCard>
    )
  if (step === 'letter')
    return (
      <LetterSent
        title={accountsTexts.sent.title}
        text={accountsTexts.sent.confirm}
        email={(values['email'] ?? '').trim()}
        onResend={() => resendConfirmation((values['email'] ?? '').trim())}
        onCorrect={() => setStep('register')}
        below={back}
      />
    )
  if (step === 'login')
    return (
      <AuthCard title={texts.signInTitle} sentence={texts.to(houseName)} below={back}>
        <LoginForm email={values['email']} reason={reason} />
      </AuthCard>
    )
  return (
    <AuthCard title={texts.create} sentence={texts.createSentence} below={back}>
      <Notice>{texts.to(houseName)}</Notice>
      <RegisterForm before={values} invitation={token} onSent={(sent) => void onRegistered(sent)} />
    </AuthCard>
  )
}
