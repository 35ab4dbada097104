import { memberRoleLabels } from '@hauswart/domain/access/role.labels'
import { day } from '#lib/format.ts'
import { useSession } from '#lib/session/use-session.ts'
import { Card } from '#ui/card.tsx'
import { Initials } from '#ui/initials.tsx'
import { Pill } from '#ui/pill.tsx'
import { Row, RowList } from '#ui/row-list.tsx'
import type { HouseFacts } from './house-values.ts'
import { realEstateTexts } from './real-estate.texts.ts'

/** Who sees this house and what they may do. */
export function MembersCard({ members }: { readonly members: HouseFacts['members'] }) {
  const { user } = useSession()
  const texts = realEstateTexts.members
  return (
    <Card title={texts.title}>
      <RowList>
        {members.map(({ userId, firstName, lastName, role, since, canSeeFinances }) => (
          <Row
            key={userId}
            icon={<Initials firstName={firstName} lastName={lastName} size="small" isDecorative />}
            title={
              <>
                {firstName} {lastName} {userId === user?.id && <Pill size="small">{texts.you}</Pill>}
              </>
            }
            text={`${texts.since(day(since))} · ${canSeeFinances ? texts.finances : texts.noFinances}`}
            value={<Pill>{memberRoleLabels[role]}</Pill>}
          />
        ))}
      </RowList>
    </Card>
  )
}
