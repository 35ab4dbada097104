import { letterInput } from '@hauswart/domain/accounts/account.input'
import { useState } from 'react'
import { EmailField } from './email-field.tsx'
import { forgotPassword } from './account-calls.ts'
import { failureText } from './account-failure.ts'
import { accountsTexts } from './accounts.texts.ts'
import { fieldFaults, type Values } from './field-faults.ts'
import { FormEnd } from './form-end.tsx'
import styles from './form.module.css'
import { useAccountForm } from './use-account-form.ts'

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
