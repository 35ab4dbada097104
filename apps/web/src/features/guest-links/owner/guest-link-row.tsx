import { guestLinkStateLabels, guestPurposeLabels } from '@hauswart/domain/guest-links/guest-link.labels'
import { IconLink } from '@tabler/icons-react'
import type { HouseGuestLinksQuery } from '#gql/graphql.ts'
import { day } from '#device/text/format.ts'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { Row } from '#ui/list/row-list.tsx'
import { Pill } from '#ui/mark/pill.tsx'
import { guestLinksTexts } from '../guest-links.texts.ts'

const { owner: texts } = guestLinksTexts

export type GuestLink = NonNullable<NonNullable<HouseGuestLinksQuery['realEstate']>['guestLinks']>[number]

type GuestLinkRowProps = { readonly link: GuestLink; readonly onEnd: () => void }

export function GuestLinkRow({ link, onEnd }: GuestLinkRowProps) {
  const { label, state } = link
  return (
    <Row
      icon={<IconLink />}
      title={
        <>
          {label}{' '}
          <Pill size="small" tone={state === 'open' ? 'info' : 'neutral'}>
            {guestLinkStateLabels[state]}
          </Pill>
        </>
      }
      text={factsOf(link).join(' · ')}
      note={visitsOf(link)}
      action={
        state === 'open' && (
          <OnlineButton size="small" aria-label={texts.endOf(label)} aria-haspopup="dialog" onClick={onEnd}>
            {texts.end}
          </OnlineButton>
        )
      }
    />
  )
}

const factsOf = ({ purpose, documentIds, hasPin, state, expiresAt }: GuestLink): string[] => [
  guestPurposeLabels[purpose],
  texts.papers(documentIds.length),
  ...(hasPin ? [texts.withPin] : []),
  state === 'open' ? texts.until(day(expiresAt)) : texts.ended(day(expiresAt)),
]

function visitsOf({ visits }: GuestLink): string {
  const taken = visits.reduce((sum, { documentIds }) => sum + documentIds.length, 0)
  const [last] = visits
  const words = texts.visits(visits.length) + texts.taken(taken)
  return last === undefined ? words : `${words}, ${texts.lastVisit(day(last.at))}`
}
