import { memberRolePills } from '@hauswart/domain/access/role.labels'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { day } from '#device/text/format.ts'
import { useSession } from '#device/session/use-session.ts'
import { IconButton } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Initials } from '#ui/mark/initials.tsx'
import { Pill } from '#ui/mark/pill.tsx'
import { Row, RowList } from '#ui/list/row-list.tsx'
import { MemberSheet } from './member-sheet.tsx'
import type { Member } from './member.ts'
import { membersTexts as texts } from './members.texts.ts'

type MemberListProps = {
  readonly realEstateId: string
  readonly members: readonly Member[]
  readonly isOwner: boolean
}

export function MemberList({ realEstateId, members, isOwner }: MemberListProps) {
  const { user } = useSession()
  const [openId, setOpen] = useState<string>()
  const open = members.find(({ userId }) => userId === openId)
  return (
    <Card title={texts.title}>
      <RowList label={texts.title}>
        {members.map((member) => {
          const { userId, firstName, lastName, role, since, canSeeFinances } = member
          const isSelf = userId === user?.id
          return (
            <Row
              key={userId}
              icon={<Initials firstName={firstName} lastName={lastName} size="small" isDecorative />}
              title={
                <>
                  {firstName} {lastName} {isSelf && <Pill size="small">{texts.you}</Pill>}{' '}
                  <Pill size="small">{memberRolePills[role]}</Pill>
                </>
              }
              text={`${texts.since(day(since))} · ${canSeeFinances ? texts.finances : texts.noFinances}`}
              action={
                isOwner &&
                !isSelf && (
                  <IconButton
                    label={texts.changeOf(nameOf(member))}
                    icon={<IconPencil />}
                    aria-haspopup="dialog"
                    onClick={() => setOpen(userId)}
                  />
                )
              }
            />
          )
        })}
      </RowList>
      {open !== undefined && (
        <MemberSheet
          key={open.userId}
          realEstateId={realEstateId}
          member={open}
          name={nameOf(open)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  )
}

const nameOf = ({ firstName, lastName }: Member): string => `${firstName} ${lastName}`
