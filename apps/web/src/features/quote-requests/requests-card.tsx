import { IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { quoteRequestsQuery } from '#house/house-queries.ts'
import type { ProjectRow } from '#house/nouns/projects.ts'
import { useRole } from '#house/use-role.ts'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Loaded } from '#ui/list/loaded.tsx'
import { AskSheet } from './ask-sheet.tsx'
import { quoteRequestsTexts } from './quote-requests.texts.ts'
import { RequestList } from './request-list.tsx'
import styles from './requests-card.module.css'

const { card: texts } = quoteRequestsTexts

type RequestsCardProps = { readonly realEstateId: string; readonly project: ProjectRow }

/** Whom was asked for a quote to this renovation, where each stands, and the way to ask. */
export function RequestsCard({ realEstateId, project }: RequestsCardProps) {
  const { isOwner } = useRole(realEstateId)
  const [isAsking, setAsking] = useState(false)
  const requests = useQuery({
    ...quoteRequestsQuery(realEstateId),
    select: ({ realEstate }) =>
      realEstate?.quoteRequests.filter(({ projectId }) => projectId === project.id) ?? [],
  })
  const isOver = project.state === 'closed' || project.state === 'cancelled'
  return (
    <Card
      className={styles['card']}
      title={texts.title}
      action={
        isOwner &&
        !isOver && (
          <OnlineButton icon={<IconSend />} aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {texts.ask}
          </OnlineButton>
        )
      }
    >
      <Loaded query={requests} texts={texts} rows={1}>
        {(found) =>
          found.length === 0 ? (
            <p>{isOwner ? texts.none : `${texts.noneReader} ${texts.ownersOnly}`}</p>
          ) : (
            <RequestList realEstateId={realEstateId} label={texts.list} requests={found} />
          )
        }
      </Loaded>
      {isAsking && (
        <AskSheet realEstateId={realEstateId} project={project} onClose={() => setAsking(false)} />
      )}
    </Card>
  )
}
