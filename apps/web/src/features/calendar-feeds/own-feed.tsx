import type { CalendarContent } from '@hauswart/domain/calendar/calendar-feed'
import { useState } from 'react'
import { ChangeCalendarFeedDocument, type HouseCalendarFeedQuery } from '#gql/graphql.ts'
import { request } from '#device/net/graphql.ts'
import { day, dayTime } from '#device/text/format.ts'
import { refreshHouse } from '#house/refresh-house.ts'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { SaveFailure } from '#ui/form/save-failure.tsx'
import { useSubmit } from '#ui/form/use-submit.ts'
import { Facts } from '#ui/list/facts.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import { calendarFeedsTexts as texts } from './calendar-feeds.texts.ts'
import styles from './calendar-feeds.module.css'
import { ContentChoice } from './content-choice.tsx'
import { EndQuestion, RenewQuestion } from './feed-questions.tsx'

type Feed = NonNullable<NonNullable<HouseCalendarFeedQuery['realEstate']>['calendarFeed']>

type OwnFeedProps = {
  readonly realEstateId: string
  readonly feed: Feed
  readonly onAddress: (address: string) => void
  readonly onEnd: () => void
}

/** The subscription there is: what is in it, whether anybody fetches it, and the ways to change and end it. */
export function OwnFeed({ realEstateId, feed, onAddress, onEnd }: OwnFeedProps) {
  const [chosen, setChosen] = useState<readonly CalendarContent[]>(feed.contents)
  const [asked, setAsked] = useState<'renew' | 'end'>()
  const close = () => setAsked(undefined)
  const { submit, isBusy, failure } = useSubmit(
    async (contents: readonly CalendarContent[], idempotencyKey: string) => {
      await request(ChangeCalendarFeedDocument, {
        realEstateId,
        input: { contents: [...contents], expectedVersion: feed.version, idempotencyKey },
      })
      toast({ text: texts.saved, tone: 'good' })
      await refreshHouse(realEstateId, 'calendar-feed')
    },
  )
  return (
    <div className={styles['body']}>
      <Facts
        facts={[
          { label: texts.fetched, value: feed.fetchedAt === null ? texts.never : dayTime(feed.fetchedAt) },
          { label: texts.since, value: day(feed.createdAt) },
        ]}
      />
      <ContentChoice chosen={chosen} onChange={setChosen} />
      {failure?.kind === 'conflict' ? (
        <p role="alert">{texts.conflict}</p>
      ) : (
        <SaveFailure failure={failure} />
      )}
      <OnlineButton
        kind="primary"
        isBusy={isBusy}
        disabled={chosen.length === 0 || chosen.join() === feed.contents.join()}
        onClick={() => void submit(chosen)}
      >
        {texts.save}
      </OnlineButton>
      <p className={styles['quiet']}>{texts.note}</p>
      <div className={styles['ways']}>
        <OnlineButton size="small" aria-haspopup="dialog" onClick={() => setAsked('renew')}>
          {texts.renew}
        </OnlineButton>
        <OnlineButton size="small" aria-haspopup="dialog" onClick={() => setAsked('end')}>
          {texts.end}
        </OnlineButton>
      </div>
      {asked === 'renew' && (
        <RenewQuestion
          realEstateId={realEstateId}
          contents={feed.contents}
          onAddress={onAddress}
          onClose={close}
        />
      )}
      {asked === 'end' && <EndQuestion realEstateId={realEstateId} onEnd={onEnd} onClose={close} />}
    </div>
  )
}
