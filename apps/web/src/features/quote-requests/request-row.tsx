import { canBeReminded, isAwaited, type QuoteRequestState } from '@hauswart/domain/quotes/quote-request'
import { quoteRequestStateLabels } from '@hauswart/domain/quotes/quote-request.labels'
import { IconMail } from '@tabler/icons-react'
import type { HouseQuoteRequestsQuery } from '#gql/graphql.ts'
import { day } from '#device/text/format.ts'
import { LinkButton } from '#ui/action/button.tsx'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { Row } from '#ui/list/row-list.tsx'
import { Pill } from '#ui/mark/pill.tsx'
import { quoteRequestsTexts } from './quote-requests.texts.ts'
import styles from './request-row.module.css'

const { row: texts } = quoteRequestsTexts

export type QuoteRequest = NonNullable<HouseQuoteRequestsQuery['realEstate']>['quoteRequests'][number]

type RequestRowProps = {
  readonly asked: QuoteRequest
  /** Of its renovation, where several stand together. */
  readonly projectTitle?: string | undefined
  readonly to?: string | undefined
  readonly today: string
  readonly isOwner: boolean
  readonly onAct: (act: 'remind' | 'withdraw') => void
}

/** Whom, until when, and where it stands. */
export function RequestRow({ asked, projectTitle, to, today, isOwner, onAct }: RequestRowProps) {
  const { company, state } = asked
  return (
    <Row
      icon={<IconMail />}
      to={to}
      isValueWide
      title={
        <>
          {company}{' '}
          <Pill size="small" tone={tones[state]}>
            {quoteRequestStateLabels[state]}
          </Pill>
        </>
      }
      text={[...(projectTitle === undefined ? [] : [projectTitle]), ...factsOf(asked, today)].join(' · ')}
      action={
        isOwner &&
        isAwaited(asked) && (
          <div className={styles['acts']}>
            {asked.questions.length > 0 && (
              <LinkButton size="small" href={`mailto:${asked.email}`} aria-label={texts.replyTo(company)}>
                {texts.reply}
              </LinkButton>
            )}
            {canBeReminded(asked) && (
              <OnlineButton
                size="small"
                aria-label={texts.remindOf(company)}
                aria-haspopup="dialog"
                onClick={() => onAct('remind')}
              >
                {texts.remind}
              </OnlineButton>
            )}
            <OnlineButton
              kind="quiet"
              size="small"
              aria-label={texts.withdrawOf(company)}
              aria-haspopup="dialog"
              onClick={() => onAct('withdraw')}
            >
              {texts.withdraw}
            </OnlineButton>
          </div>
        )
      }
    />
  )
}

function factsOf(asked: QuoteRequest, today: string): string[] {
  const { documentIds, questions } = asked
  return [
    ...standingOf(asked, today),
    ...(documentIds.length === 0 ? [] : [texts.papers(documentIds.length)]),
    ...questions.map(({ text }) => texts.asks(text)),
  ]
}

function standingOf(asked: QuoteRequest, today: string): string[] {
  const { state, answerBy, openedAt, remindedAt, answeredAt, startsOn, message, createdAt } = asked
  const said = message === null ? [] : [texts.said(message)]
  if (state === 'answered')
    return [
      texts.answered(day(answeredAt ?? createdAt)),
      ...(startsOn === null ? [] : [texts.starts(day(startsOn))]),
      ...said,
    ]
  if (state === 'declined') return [texts.declined(day(answeredAt ?? createdAt)), ...said]
  return [
    ...(state === 'withdrawn'
      ? []
      : [answerBy < today ? texts.late(day(answerBy)) : texts.by(day(answerBy))]),
    openedAt === null ? texts.sent(day(createdAt)) : texts.opened(day(openedAt)),
    ...(remindedAt === null ? [] : [texts.reminded(day(remindedAt))]),
  ]
}

const tones: Readonly<Record<QuoteRequestState, 'neutral' | 'info' | 'good' | 'soon'>> = {
  sent: 'info',
  opened: 'info',
  answered: 'good',
  declined: 'soon',
  withdrawn: 'neutral',
}
