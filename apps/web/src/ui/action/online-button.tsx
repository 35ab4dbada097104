import { IconCloudOff } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useConnection } from '#device/net/connection.ts'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { Button } from './button.tsx'

/** A button for what needs the server at once. Without it the button stays, says why, and does nothing. */
export function OnlineButton({ onClick, ...rest }: ComponentProps<typeof Button>) {
  const { online } = useConnection()
  if (online) return <Button {...rest} onClick={onClick} />
  return (
    <Button
      {...rest}
      type="button"
      icon={<IconCloudOff />}
      aria-disabled
      title={savingTexts.onlineOnly}
      onClick={(event) => event.preventDefault()}
    >
      {rest.children}
      <span className="visually-hidden"> ({savingTexts.onlineOnly})</span>
    </Button>
  )
}
