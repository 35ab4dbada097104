import { newPasswordInput } from '@hauswart/domain/accounts/account.input'
import { useState } from 'react'
import { PasswordField } from '#ui/input/field.tsx'
import { setNewPassword } from '#features/accounts/account-calls.ts'
import { failureText, isRefusal } from '#features/accounts/account-failure.ts'
import { accountsTexts } from '#features/accounts/accounts.texts.ts'
import { fieldFaults, type Faults, type Values } from '#features/accounts/form/field-faults.ts'
import { FormEnd } from '#features/accounts/form/form-end.tsx'
import styles from '#features/accounts/form/form.module.css'
import { PasswordStrength } from './password-strength.tsx'
import { useAccountForm } from '#features/accounts/form/use-account-form.ts'
import { isTooWeak, usePasswordStrength } from './use-password-strength.ts'

const { newPassword: texts, register, fields, faults: sentences } = accountsTexts

type NewPasswordFormProps = {
  readonly token: string
  readonly onDone: () => void
  readonly onInvalidLink: () => void
}

export function NewPasswordForm({ token, onDone, onInvalidLink }: NewPasswordFormProps) {
  const [failure, setFailure] = useState<string>()
  const { strength, judge } = usePasswordStrength()

  async function send({ password = '' }: Values): Promise<void> {
    setFailure(undefined)
    try {
      await setNewPassword({ token, password })
      onDone()
    } catch (error) {
      if (isRefusal(error, 'LINK_INVALID')) onInvalidLink()
      else if (isRefusal(error, 'PASSWORD_TOO_WEAK')) refuse({ password: sentences.weakPassword })
      else setFailure(failureText(error))
    }
  }

  const { props, faults, isBusy, refuse } = useAccountForm({ check, send })

  return (
    <form {...props} className={styles['form']} aria-label={texts.title}>
      <div className={styles['tight']}>
        <PasswordField
          label={fields.newPassword}
          name="password"
          autoComplete="new-password"
          hint={register.passwordHint}
          error={faults['password']}
          onInput={({ currentTarget }) => void judge(currentTarget.value, [])}
        />
        <PasswordStrength strength={strength} />
      </div>
      <PasswordField
        label={fields.repeatedPassword}
        name="repeated"
        autoComplete="new-password"
        error={faults['repeated']}
      />
      <FormEnd submit={texts.submit} isBusy={isBusy} faults={faults} failure={failure} />
    </form>
  )
}

async function check({ password = '', repeated = '' }: Values): Promise<Faults> {
  const faults = fieldFaults(newPasswordInput, { password })
  if (faults['password'] === undefined && (await isTooWeak(password, [])))
    return { password: sentences.weakPassword }
  return password === repeated ? faults : { ...faults, repeated: sentences.otherPassword }
}
