import { useQuery } from '@tanstack/react-query'
import { IconShare2 } from '@tabler/icons-react'
import { useState } from 'react'
import { guestLinksQuery, shareableDocumentsQuery } from '#house/house-queries.ts'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Loaded } from '#ui/list/loaded.tsx'
import { RowList } from '#ui/list/row-list.tsx'
import { guestLinksTexts } from '../guest-links.texts.ts'
import { EndQuestion } from './end-question.tsx'
import { GuestLinkRow, type GuestLink } from './guest-link-row.tsx'
import { ShareSheet } from './share-sheet.tsx'
import { useAskedPapers } from './use-asked-papers.ts'

const { owner: texts } = guestLinksTexts

/** What people without an account may see of this house, who came, and the way to end it. For owners. */
export function GuestLinksCard({ realEstateId }: { readonly realEstateId: string }) {
  const links = useQuery({
    ...guestLinksQuery(realEstateId),
    select: ({ realEstate }) => realEstate?.guestLinks ?? [],
  })
  const papers = useQuery(shareableDocumentsQuery(realEstateId))
  const asked = useAskedPapers(realEstateId)
  const [isPressed, setPressed] = useState(false)
  const isSharing = isPressed || asked.isOpen
  const [ending, setEnding] = useState<GuestLink>()
  const canShare = (papers.data?.length ?? 0) > 0
  return (
    <Card
      title={texts.title}
      sentence={texts.sentence}
      action={
        canShare && (
          <OnlineButton
            size="small"
            icon={<IconShare2 />}
            aria-haspopup="dialog"
            onClick={() => setPressed(true)}
          >
            {texts.share}
          </OnlineButton>
        )
      }
    >
      <Loaded query={links} texts={texts} rows={1}>
        {(found) =>
          found.length === 0 ? (
            <p>{canShare || papers.data === undefined ? texts.empty : texts.noPapers}</p>
          ) : (
            <RowList label={texts.list}>
              {found.map((one) => (
                <GuestLinkRow key={one.id} link={one} onEnd={() => setEnding(one)} />
              ))}
            </RowList>
          )
        }
      </Loaded>
      {isSharing && papers.data !== undefined && (
        <ShareSheet
          realEstateId={realEstateId}
          papers={papers.data}
          chosen={papers.data.filter(({ id }) => asked.ids.includes(id)).map(({ id }) => id)}
          onClose={() => {
            setPressed(false)
            asked.forget()
          }}
        />
      )}
      {ending !== undefined && (
        <EndQuestion realEstateId={realEstateId} link={ending} onClose={() => setEnding(undefined)} />
      )}
    </Card>
  )
}
