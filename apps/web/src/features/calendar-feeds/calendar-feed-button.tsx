import { IconCalendarShare } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { loadChunk } from '#device/chunk-guard.ts'
import { Button } from '#ui/action/button.tsx'
import { calendarFeedsTexts as texts } from './calendar-feeds.texts.ts'

const load = () => import('./calendar-feed-sheet.tsx')
const CalendarFeedSheet = lazy(async () => ({ default: (await loadChunk(load)).CalendarFeedSheet }))

/** The way to one's own subscription of a house; few press it, so the sheet is fetched then. */
export function CalendarFeedButton({ realEstateId }: { readonly realEstateId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" icon={<IconCalendarShare />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CalendarFeedSheet realEstateId={realEstateId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
