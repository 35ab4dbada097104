import { longestRefusal } from '@hauswart/domain/quotes/quote-request.input'
import { useState } from 'react'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { TextArea } from '#ui/input/field.tsx'
import { guestLinksTexts } from '../guest-links.texts.ts'
import styles from './guest-page.module.css'

const { quote: texts } = guestLinksTexts

type DeclineFormProps = {
  readonly askedBy: string
  readonly onSend: (message: string | null) => Promise<void>
}

export function DeclineForm({ askedBy, onSend }: DeclineFormProps) {
  const [message, setMessage] = useState('')
  const [isBusy, setBusy] = useState(false)
  const send = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    const said = message.trim()
    await onSend(said === '' ? null : said)
    setBusy(false)
  }
  return (
    <form
      className={styles['slots']}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <TextArea
        label={texts.message}
        hint={texts.messageHint}
        isOptional
        rows={3}
        maxLength={longestRefusal}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
      <p>{texts.isFinal(askedBy)}</p>
      <OnlineButton kind="primary" type="submit" isBusy={isBusy}>
        {texts.sendDecline}
      </OnlineButton>
    </form>
  )
}
