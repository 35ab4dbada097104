import { loginInput } from '@hauswart/domain/accounts/account.input'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { pathTo } from '#device/routing/routes.ts'
import { session } from '#device/session/session.ts'
import { useHydrated } from '#device/use-hydrated.ts'
import { Button } from '#ui/action/button.tsx'
import { PasswordField, TextField } from '#ui/input/field.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { EmailField } from '#features/accounts/form/email-field.tsx'
import { failureText, isRefusal } from '#features/accounts/account-failure.ts'
import { accountsTexts } from '#features/accounts/accounts.texts.ts'
import { fieldFaults, type Values } from '#features/accounts/form/field-faults.ts'
import { FormEnd } from '#features/accounts/form/form-end.tsx'
import styles from '#features/accounts/form/form.module.css'
import { Unconfirmed } from './unconfirmed.tsx'
import { useAccountForm } from '#features/accounts/form/use-account-form.ts'
import { useNextPage } from './use-next-page.ts'

const { login: texts, fields, failures } = accountsTexts

type LoginFormProps = {
  /** Whose account is meant, where the page knows. */
  readonly email?: string | undefined
  /** Why somebody who was to be signed in by now is not. */
  readonly reason?: string | undefined
}

/** Leads nowhere itself: a signed-in visitor is sent on by the guard of this page. */
export function LoginForm({ email: meant, reason }: LoginFormProps) {
  const [failure, setFailure] = useState(reason)
  const [unconfirmed, setUnconfirmed] = useState<string>()
  const [needsCode, setNeedsCode] = useState(false)
  const [isCodeResent, setCodeResent] = useState(false)
  const makeReady = useNextPage()
  // The page written at build time knows nobody.
  const lastEmail = useHydrated() ? session.lastEmail() : undefined
  const known = meant ?? lastEmail

  async function send({ email = '', password = '', code = '' }: Values): Promise<void> {
    setFailure(undefined)
    setUnconfirmed(undefined)
    setCodeResent(false)
    try {
      const input = loginInput.parse({ email, password, ...(code === '' ? {} : { code }) })
      await session.signIn(input, makeReady())
    } catch (error) {
      if (isRefusal(error, 'MAIL_CODE_NEEDED')) setNeedsCode(true)
      else if (isRefusal(error, 'EMAIL_NOT_CONFIRMED')) setUnconfirmed(email.trim())
      else if (needsCode && isRefusal(error, 'CREDENTIALS_WRONG')) setFailure(failures.wrongWithCode)
      else setFailure(failureText(error))
    }
  }

  const { props, faults, isBusy, values } = useAccountForm({
    check: ({ code, ...rest }) => fieldFaults(loginInput, code === undefined ? rest : { ...rest, code }),
    send,
  })

  async function sendOtherCode(): Promise<void> {
    await send({ ...values(), code: '' })
    setCodeResent(true)
  }

  return (
    <form {...props} className={styles['form']} aria-label={texts.submit}>
      <EmailField defaultValue={known} error={faults['email']} />
      <div className={styles['withLink']}>
        <PasswordField
          label={fields.password}
          name="password"
          autoComplete="current-password"
          error={faults['password']}
        />
        {/* After the field, so that Tab leads from the address to the password. */}
        <Link to={pathTo('forgotPassword')}>{texts.forgotten}</Link>
      </div>
      {needsCode && <CodeField error={faults['code']} isResent={isCodeResent} onOther={sendOtherCode} />}
      {unconfirmed !== undefined && <Unconfirmed email={unconfirmed} />}
      <FormEnd
        submit={texts.submit}
        isBusy={isBusy}
        faults={faults}
        failure={failure}
        offline={texts.offline}
      />
    </form>
  )
}

type CodeFieldProps = {
  readonly error: string | undefined
  readonly isResent: boolean
  readonly onOther: () => Promise<void>
}

/** Asked for after many wrong passwords. Gets the focus, because it appears as the answer to a submit. */
function CodeField({ error, isResent, onOther }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <>
      <Notice title={isResent ? texts.otherCodeSent : texts.codeTitle} live="status">
        {texts.codeHint}
      </Notice>
      <TextField
        ref={input}
        label={fields.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        error={error}
      />
      <Button kind="quiet" onClick={() => void onOther()}>
        {texts.otherCode}
      </Button>
    </>
  )
}
