import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { calendarFeedQuery } from '#house/house-queries.ts'
import { Loaded } from '#ui/list/loaded.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { AddressSheet } from './address-sheet.tsx'
import { calendarFeedsTexts as texts } from './calendar-feeds.texts.ts'
import { NewFeed } from './new-feed.tsx'
import { OwnFeed } from './own-feed.tsx'

type CalendarFeedSheetProps = { readonly realEstateId: string; readonly onClose: () => void }

/** A person's own subscription: made here, looked after here, and its address shown once. */
export function CalendarFeedSheet({ realEstateId, onClose }: CalendarFeedSheetProps) {
  const feed = useQuery({
    ...calendarFeedQuery(realEstateId),
    select: ({ realEstate }) => realEstate?.calendarFeed ?? null,
  })
  const [address, setAddress] = useState<string>()
  if (address !== undefined) return <AddressSheet address={address} onClose={onClose} />
  const shared = { realEstateId, onAddress: setAddress }
  return (
    <Sheet title={texts.title} isOpen onClose={onClose}>
      <Loaded query={feed} texts={texts} rows={3}>
        {(found) =>
          found === null ? (
            <NewFeed {...shared} />
          ) : (
            <OwnFeed key={found.version} feed={found} {...shared} onEnd={onClose} />
          )
        }
      </Loaded>
    </Sheet>
  )
}
