import { registerInput } from '@hauswart/domain/accounts/account.input'
import { termsVersion } from '@hauswart/domain/accounts/terms'
import { useState } from 'react'
import { pathTo } from '#device/routing/routes.ts'
import { Checkbox, PasswordField, TextField } from '#ui/input/field.tsx'
import { EmailField } from '#features/accounts/form/email-field.tsx'
import { register } from '#features/accounts/account-calls.ts'
import { failureText, isRefusal } from '#features/accounts/account-failure.ts'
import { accountsTexts } from '#features/accounts/accounts.texts.ts'
import { fieldFaults, type Faults, type Values } from '#features/accounts/form/field-faults.ts'
import { FormEnd } from '#features/accounts/form/form-end.tsx'
import styles from '#features/accounts/form/form.module.css'
import { PasswordStrength } from '#features/accounts/password/password-strength.tsx'
import { useAccountForm } from '#features/accounts/form/use-account-form.ts'
import { isTooWeak, usePasswordStrength } from '#features/accounts/password/use-password-strength.ts'

const { register: texts, fields, faults: sentences } = accountsTexts

type RegisterFormProps = {
  /** What was typed before somebody came back to correct the address; the password is typed again. */
  readonly before: Values
  /** The secret of an invitation, which proves the address it was sent to. */
  readonly invitation?: string | undefined
  readonly onSent: (values: Values) => void
}

export function RegisterForm({ before, invitation, onSent }: RegisterFormProps) {
  const [failure, setFailure] = useState<string>()
  const { strength, judge } = usePasswordStrength()

  async function send(values: Values): Promise<void> {
    setFailure(undefined)
    try {
      const newsletter = values['newsletter'] === 'on'
      await register(registerInput.parse({ ...values, newsletter, termsVersion, invitation }))
      onSent(values)
    } catch (error) {
      if (isRefusal(error, 'PASSWORD_TOO_WEAK')) refuse({ password: sentences.weakPassword })
      else setFailure(failureText(error))
    }
  }

  const { props, faults, isBusy, refuse, values } = useAccountForm({ check, send })

  return (
    <form {...props} className={styles['form']} aria-label={texts.title}>
      <div className={styles['pair']}>
        <TextField
          label={fields.firstName}
          name="firstName"
          autoComplete="given-name"
          defaultValue={before['firstName']}
          error={faults['firstName']}
        />
        <TextField
          label={fields.lastName}
          name="lastName"
          autoComplete="family-name"
          defaultValue={before['lastName']}
          error={faults['lastName']}
        />
      </div>
      <EmailField defaultValue={before['email']} error={faults['email']} />
      <div className={styles['tight']}>
        <PasswordField
          label={fields.password}
          name="password"
          autoComplete="new-password"
          hint={texts.passwordHint}
          error={faults['password']}
          onInput={({ currentTarget }) => void judge(currentTarget.value, contextOf(values()))}
        />
        <PasswordStrength strength={strength} />
      </div>
      <label className={styles['trap']} aria-hidden="true">
        {fields.website}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <div className={styles['ticks']}>
        <Checkbox
          label={<Terms />}
          name="terms"
          defaultChecked={before['terms'] === 'on'}
          error={faults['terms']}
        />
        <Checkbox label={texts.newsletter} name="newsletter" defaultChecked={before['newsletter'] === 'on'} />
      </div>
      <FormEnd submit={texts.submit} isBusy={isBusy} faults={faults} failure={failure} />
    </form>
  )
}

const contextOf = ({ email = '', firstName = '', lastName = '' }: Values) => [email, firstName, lastName]

async function check(values: Values): Promise<Faults> {
  const faults = fieldFaults(registerInput, values)
  const { password = '', terms } = values
  const isWeak = faults['password'] === undefined && (await isTooWeak(password, contextOf(values)))
  return {
    ...faults,
    ...(isWeak ? { password: sentences.weakPassword } : {}),
    ...(terms === 'on' ? {} : { terms: sentences.terms }),
  }
}

/** The links open beside the form, or what was typed would be lost. */
function Terms() {
  const { before, conditions, between, privacy, after, newTab } = texts.terms
  const beside = <span className="visually-hidden"> {newTab}</span>
  return (
    <>
      {before}
      <a href={pathTo('conditions')} target="_blank" rel="noopener">
        {conditions}
        {beside}
      </a>
      {between}
      <a href={pathTo('dataProtection')} target="_blank" rel="noopener">
        {privacy}
        {beside}
      </a>
      {after}
    </>
  )
}
