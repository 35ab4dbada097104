import { calendarContents, type CalendarContent } from '@hauswart/domain/calendar/calendar-feed'
import { useState } from 'react'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { SaveFailure } from '#ui/form/save-failure.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { calendarFeedsTexts as texts } from './calendar-feeds.texts.ts'
import styles from './calendar-feeds.module.css'
import { ContentChoice } from './content-choice.tsx'
import { useAddress } from './use-address.ts'

type NewFeedProps = { readonly realEstateId: string; readonly onAddress: (address: string) => void }

export function NewFeed({ realEstateId, onAddress }: NewFeedProps) {
  const [chosen, setChosen] = useState<readonly CalendarContent[]>(calendarContents)
  const { submit, isBusy, failure } = useAddress(realEstateId, onAddress)
  return (
    <div className={styles['body']}>
      <p>{texts.intro}</p>
      <ContentChoice chosen={chosen} onChange={setChosen} />
      <Notice>{texts.note}</Notice>
      <SaveFailure failure={failure} />
      <OnlineButton
        kind="primary"
        isBusy={isBusy}
        disabled={chosen.length === 0}
        onClick={() => void submit(chosen)}
      >
        {texts.start}
      </OnlineButton>
    </div>
  )
}
