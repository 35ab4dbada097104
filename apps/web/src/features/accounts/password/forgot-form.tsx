import { letterInput } from '@hauswart/domain/accounts/account.input'
import { useState } from 'react'
import { EmailField } from '#features/accounts/form/email-field.tsx'
import { forgotPassword } from '#features/accounts/account-calls.ts'
import { failureText } from '#features/accounts/account-failure.ts'
import { accountsTexts } from '#features/accounts/accounts.texts.ts'
import { fieldFaults, type Values } from '#features/accounts/form/field-faults.ts'
import { FormEnd } from '#features/accounts/form/form-end.tsx'
import styles from '#features/accounts/form/form.module.css'
import { useAccountForm } from '#features/accounts/form/use-account-form.ts'

const { forgot: texts } = accountsTexts

export function ForgotForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const [failure, setFailure] = useState<string>()

  async function send(values: Values): Promise<void> {
    setFailure(undefined)
    const { email } = letterInput.parse(values)
    try {
      await forgotPassword(email)
      onSent(email)
    } catch (error) {
      setFailure(failureText(error))
    }
  }

  const { props, faults, isBusy } = useAccountForm({
    check: (values) => fieldFaults(letterInput, values),
    send,
  })

  return (
    <form {...props} className={styles['form']} aria-label={texts.title}>
      <EmailField error={faults['email']} />
      <FormEnd submit={texts.submit} isBusy={isBusy} faults={faults} failure={failure} />
    </form>
  )
}
