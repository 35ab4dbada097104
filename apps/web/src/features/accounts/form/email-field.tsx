import { TextField } from '#ui/input/field.tsx'
import { accountsTexts } from '#features/accounts/accounts.texts.ts'

type Props = { readonly defaultValue?: string | undefined; readonly error: string | undefined }

/** The address somebody signs in with, as every account form asks for it. */
export function EmailField(props: Props) {
  return (
    <TextField
      label={accountsTexts.fields.email}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  )
}
