import { slotWords } from '@hauswart/domain/appointments/slot-proposal.labels'
import { longestAnswer } from '@hauswart/domain/appointments/slot-proposal.input'
import { useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { TextArea } from '#ui/input/field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { guestLinksTexts } from '../guest-links.texts.ts'
import type { GuestProposal } from './guest-calls.ts'
import styles from './guest-page.module.css'
import type { Answered } from './use-guest-visit.ts'

const { slots: texts } = guestLinksTexts
const none = 'none'

type GuestSlotsProps = {
  readonly proposal: GuestProposal
  readonly askedBy: string
  readonly onAnswer: (choice: number | null, message: string | null) => Promise<Answered>
}

/** Times to choose from, or what was chosen. */
export function GuestSlots({ proposal, askedBy, onAnswer }: GuestSlotsProps) {
  const [answered, setAnswered] = useState<Answered>()
  const { title, place, state } = proposal
  return (
    <>
      <PageHead title={title} sentence={texts.sentence(askedBy)} />
      {place !== undefined && <p>{texts.place(place)}</p>}
      <div aria-live="polite">
        {answered === 'late' && <Notice tone="soon">{texts.late}</Notice>}
        {answered === 'failed' && <Notice tone="due">{texts.failed}</Notice>}
      </div>
      {state === 'sent' ? (
        <SlotForm
          proposal={proposal}
          onSend={async (choice, message) => setAnswered(await onAnswer(choice, message))}
        />
      ) : (
        <Outcome proposal={proposal} />
      )}
      <p className={styles['quiet']}>{texts.privacy(askedBy)}</p>
    </>
  )
}

type SlotFormProps = {
  readonly proposal: GuestProposal
  readonly onSend: (choice: number | null, message: string | null) => Promise<void>
}

function SlotForm({ proposal: { slots }, onSend }: SlotFormProps) {
  const [choice, setChoice] = useState<string>()
  const [message, setMessage] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const send = async (): Promise<void> => {
    setMissing(choice === undefined)
    if (choice === undefined || isBusy) return
    setBusy(true)
    const said = message.trim()
    await onSend(choice === none ? null : Number(choice), said === '' ? null : said)
    setBusy(false)
  }
  return (
    <Card>
      <form
        className={styles['slots']}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <ChoiceChips
          label={texts.choose}
          options={[
            ...slots.map((slot, at) => ({
              value: String(at),
              label: slot.isOpen ? slotWords(slot) : texts.over(slotWords(slot)),
              isDisabled: !slot.isOpen,
            })),
            { value: none, label: texts.none },
          ]}
          value={choice}
          error={isMissing && choice === undefined ? texts.missing : undefined}
          onChange={setChoice}
        />
        <TextArea
          label={texts.message}
          hint={choice === none ? texts.messageHint : undefined}
          isOptional
          rows={3}
          maxLength={longestAnswer}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
        <p>{texts.isFinal}</p>
        <Button kind="primary" type="submit" isBusy={isBusy}>
          {texts.send}
        </Button>
      </form>
    </Card>
  )
}

function Outcome({ proposal: { state, slots, chosen } }: { readonly proposal: GuestProposal }) {
  const slot = chosen === undefined ? undefined : slots[chosen]
  if (state === 'accepted' && slot !== undefined)
    return (
      <Notice tone="good" title={texts.agreed(slotWords(slot))}>
        {texts.invitation}
      </Notice>
    )
  return <Notice title={texts.declined}>{texts.declinedText}</Notice>
}
