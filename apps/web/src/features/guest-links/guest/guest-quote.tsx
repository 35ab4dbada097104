import { useState } from 'react'
import type { GivenQuote } from '@hauswart/domain/quotes/quote-request.input'
import { isAwaited } from '@hauswart/domain/quotes/quote-request'
import { day } from '#device/text/format.ts'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { guestLinksTexts } from '../guest-links.texts.ts'
import { DeclineForm } from './decline-form.tsx'
import type { GuestPaper, GuestRequest } from './guest-calls.ts'
import styles from './guest-page.module.css'
import { GuestFiles } from './guest-files.tsx'
import { GuestPapers } from './guest-papers.tsx'
import { GuestQuestion } from './guest-question.tsx'
import { GuestQuoteForm } from './guest-quote-form.tsx'
import type { Answered } from './use-guest-visit.ts'

const { quote: texts } = guestLinksTexts

type GuestQuoteProps = {
  readonly request: GuestRequest
  readonly houseName: string
  readonly askedBy: string
  readonly papers: readonly GuestPaper[]
  readonly onAnswer: (quote: GivenQuote | null, message: string | null) => Promise<Answered>
  readonly onAsk: (text: string) => Promise<Answered>
  readonly onSent: () => Promise<unknown>
}

/** What a firm is asked for, and the way to answer; or what was answered. */
export function GuestQuote(props: GuestQuoteProps) {
  const { request, houseName, askedBy, papers, onAnswer, onAsk, onSent } = props
  const [answered, setAnswered] = useState<Answered>()
  const [kind, setKind] = useState<'give' | 'decline'>('give')
  const { title, scope, company, place, answerBy } = request
  const send = async (quote: GivenQuote | null, message: string | null): Promise<void> =>
    setAnswered(await onAnswer(quote, message))
  return (
    <>
      <PageHead title={texts.title(title)} sentence={texts.sentence(askedBy, company)} />
      <div aria-live="polite" className={styles['told']}>
        {answered === 'late' && <Notice tone="soon">{texts.late}</Notice>}
        {answered === 'full' && <Notice tone="due">{texts.full(askedBy)}</Notice>}
        {answered === 'failed' && <Notice tone="due">{texts.failed}</Notice>}
        <Outcome request={request} askedBy={askedBy} />
      </div>
      <div className={styles['parts']}>
        <Card title={texts.scope}>
          <p className={styles['scope']}>{scope}</p>
          <dl className={styles['facts']}>
            <dt>{texts.where}</dt>
            <dd>{[houseName, place].filter(Boolean).join(', ')}</dd>
            <dt>{texts.by}</dt>
            <dd>{day(answerBy)}</dd>
          </dl>
        </Card>
        {papers.length > 0 && (
          <section aria-label={texts.papers}>
            <GuestPapers papers={papers} />
          </section>
        )}
        {request.state !== 'declined' && <GuestFiles request={request} onSent={onSent} />}
        {isAwaited(request) && (
          <Card title={texts.what}>
            <div className={styles['slots']}>
              <ChoiceChips
                label={texts.what}
                isLabelHidden
                look="joined"
                options={[
                  { value: 'give', label: texts.give },
                  { value: 'decline', label: texts.decline },
                ]}
                value={kind}
                onChange={setKind}
              />
              {kind === 'give' ? (
                <GuestQuoteForm askedBy={askedBy} onSend={(quote) => send(quote, null)} />
              ) : (
                <DeclineForm askedBy={askedBy} onSend={(message) => send(null, message)} />
              )}
            </div>
          </Card>
        )}
        {isAwaited(request) && (
          <GuestQuestion questions={request.questions} askedBy={askedBy} onAsk={onAsk} />
        )}
      </div>
      <p className={styles['quiet']}>{texts.privacy(askedBy)}</p>
    </>
  )
}

function Outcome({ request, askedBy }: Pick<GuestQuoteProps, 'request' | 'askedBy'>) {
  if (request.state === 'answered')
    return (
      <Notice tone="good" title={texts.given}>
        {texts.givenText(askedBy)}
      </Notice>
    )
  if (request.state !== 'declined') return null
  return <Notice title={texts.declined}>{texts.declinedText}</Notice>
}
