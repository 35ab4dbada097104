import { useState } from 'react'
import { pathTo } from '#device/routing/routes.ts'
import { day } from '#device/text/format.ts'
import { Button, LinkButton } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { Loading, SkeletonRows } from '#ui/layout/skeleton.tsx'
import { TextField } from '#ui/input/field.tsx'
import { guestLinksTexts } from '../guest-links.texts.ts'
import { answerAsGuest, askAsGuest, giveAsGuest, lookAsGuest } from './guest-calls.ts'
import { GuestPapers } from './guest-papers.tsx'
import { GuestQuote } from './guest-quote.tsx'
import { GuestSlots } from './guest-slots.tsx'
import styles from './guest-page.module.css'
import { useGuestVisit } from './use-guest-visit.ts'

const { guest: texts } = guestLinksTexts

/** What somebody without an account sees by a link: the chosen papers or times, and no way further into the house. */
export function GuestPage() {
  const { visit, enter, answer } = useGuestVisit()
  return <div className={styles['page']}>{contentOf()}</div>

  function contentOf() {
    if (visit.kind === 'open') {
      const { houseName, sharedBy, expiresAt, papers, proposal, request } = visit.view
      if (proposal !== undefined)
        return (
          <GuestSlots
            proposal={proposal}
            askedBy={sharedBy}
            onAnswer={(choice, message) => answer(() => answerAsGuest(choice, message))}
          />
        )
      if (request !== undefined)
        return (
          <GuestQuote
            request={request}
            houseName={houseName}
            askedBy={sharedBy}
            papers={papers}
            onAnswer={(quote, message) => answer(() => giveAsGuest(quote, message))}
            onAsk={(text) => answer(() => askAsGuest(text))}
            onSent={() => answer(lookAsGuest)}
          />
        )
      return (
        <>
          <PageHead title={texts.title(houseName)} sentence={texts.sentence(sharedBy, day(expiresAt))} />
          <GuestPapers papers={papers} />
          <p className={styles['quiet']}>{texts.privacy}</p>
        </>
      )
    }
    if (visit.kind === 'pin') return <PinForm isWrong={visit.isWrong} onPin={enter} />
    if (visit.kind === 'ended')
      return (
        <>
          <PageHead title={texts.endedTitle} sentence={texts.ended} />
          <LinkButton href={pathTo('home')}>{texts.home}</LinkButton>
        </>
      )
    if (visit.kind === 'failed')
      return (
        <>
          <PageHead title={texts.failedTitle} sentence={texts.failed} />
          <Button kind="primary" onClick={() => void enter()}>
            {texts.retry}
          </Button>
        </>
      )
    return (
      <>
        <PageHead title={texts.loading} />
        <Card>
          <Loading>
            <SkeletonRows rows={3} />
          </Loading>
        </Card>
      </>
    )
  }
}

type PinFormProps = { readonly isWrong: boolean; readonly onPin: (pin: string) => Promise<void> }

function PinForm({ isWrong, onPin }: PinFormProps) {
  const [pin, setPin] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [tried, setTried] = useState('')
  const send = async (): Promise<void> => {
    setBusy(true)
    setTried(pin)
    await onPin(pin)
    setBusy(false)
  }
  return (
    <>
      <PageHead title={texts.pinTitle} sentence={texts.pinSentence} />
      <form
        className={styles['pin']}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <TextField
          label={texts.pin}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={pin}
          onChange={({ target }) => setPin(target.value)}
          error={isWrong && pin === tried ? texts.badPin : undefined}
        />
        <Button kind="primary" type="submit" isBusy={isBusy} disabled={!/^\d{6}$/.test(pin)}>
          {texts.open}
        </Button>
      </form>
    </>
  )
}
