import type { CalendarContent } from '@hauswart/domain/calendar/calendar-feed'
import { StartCalendarFeedDocument } from '#gql/graphql.ts'
import { makeSecret } from '#device/make-secret.ts'
import { request } from '#device/net/graphql.ts'
import { addressOf, uplink } from '#device/net/uplink.ts'
import { refreshHouse } from '#house/refresh-house.ts'
import { useSubmit } from '#ui/form/use-submit.ts'

/** Makes an address that opens the calendar; one that was there before opens nothing more. */
export function useAddress(realEstateId: string, onAddress: (address: string) => void) {
  return useSubmit(async (contents: readonly CalendarContent[], idempotencyKey: string) => {
    const { secret, secretHash } = await makeSecret('')
    const base = new URL(`${await addressOf(uplink, 'auth')}/calendar/`, location.origin)
    await request(StartCalendarFeedDocument, {
      realEstateId,
      input: { contents: [...contents], secretHash, idempotencyKey },
    })
    onAddress(`${base.href}${secret}.ics`)
    void refreshHouse(realEstateId, 'calendar-feed')
  })
}
