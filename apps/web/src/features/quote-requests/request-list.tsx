import { useState } from 'react'
import { useToday } from '#device/use-today.ts'
import { projectPath } from '#house/paths/places.ts'
import { useRole } from '#house/use-role.ts'
import { RowList } from '#ui/list/row-list.tsx'
import { RequestQuestion } from './request-questions.tsx'
import { RequestRow, type QuoteRequest } from './request-row.tsx'

type RequestListProps = {
  readonly realEstateId: string
  readonly label: string
  readonly requests: readonly QuoteRequest[]
  /** Names the renovation and leads there, where requests of several stand together. */
  readonly titleOf?: ((projectId: string) => string | undefined) | undefined
}

export function RequestList({ realEstateId, label, requests, titleOf }: RequestListProps) {
  const { isOwner } = useRole(realEstateId)
  const today = useToday()
  const [asking, setAsking] = useState<{ id: string; act: 'remind' | 'withdraw' }>()
  const asked = requests.find(({ id }) => id === asking?.id)
  return (
    <>
      <RowList label={label}>
        {requests.map((one) => (
          <RequestRow
            key={one.id}
            asked={one}
            projectTitle={titleOf?.(one.projectId)}
            to={titleOf === undefined ? undefined : projectPath(one.projectId)}
            today={today}
            isOwner={isOwner}
            onAct={(act) => setAsking({ id: one.id, act })}
          />
        ))}
      </RowList>
      {asking !== undefined && asked !== undefined && (
        <RequestQuestion
          realEstateId={realEstateId}
          asked={asked}
          act={asking.act}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}
