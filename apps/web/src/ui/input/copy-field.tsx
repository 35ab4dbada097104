import { IconCopy } from '@tabler/icons-react'
import { Button } from '#ui/action/button.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import styles from './copy-field.module.css'
import { TextField } from './field.tsx'

type CopyFieldProps = {
  readonly label: string
  readonly value: string
  readonly texts: { readonly copy: string; readonly copied: string; readonly copyFailed: string }
}

/** A text to take along, whole; where the browser does not let us copy it is marked by a press. */
export function CopyField({ label, value, texts }: CopyFieldProps) {
  const copy = (): void =>
    void navigator.clipboard.writeText(value).then(
      () => toast({ text: texts.copied, tone: 'good' }),
      () => toast({ text: texts.copyFailed, tone: 'due' }),
    )
  return (
    <div className={styles['copy']}>
      <TextField label={label} value={value} readOnly onFocus={({ target }) => target.select()} />
      <Button kind="primary" icon={<IconCopy />} onClick={copy}>
        {texts.copy}
      </Button>
    </div>
  )
}
