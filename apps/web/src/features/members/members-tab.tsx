import { IconUserPlus } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { Notice } from '#ui/layout/notice.tsx'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { TabHead } from '#ui/layout/tab-head.tsx'

import { InvitationList } from './invitation-list.tsx'
import { InviteSheet } from './invite-sheet.tsx'
import { LeaveHouse } from './leave-house.tsx'
import { MemberList } from './member-list.tsx'
import type { Member } from './member.ts'
import styles from './members-tab.module.css'
import { membersTexts as texts } from './members.texts.ts'

type MembersTabProps = {
  readonly realEstateId: string
  readonly name: string
  readonly members: readonly Member[]
  readonly isOwner: boolean
  /** What people without an account may see; for owners. */
  readonly links: ReactNode
}

/** Who may enter a house; owners let people in, change what they may do and see them out. */
export function MembersTab({ realEstateId, name, members, isOwner, links }: MembersTabProps) {
  const [isInviting, setInviting] = useState(false)
  const isAlone = isOwner && members.length === 1
  return (
    <div className={styles['parts']}>
      <TabHead
        sentence={isAlone ? texts.alone : texts.sentence}
        actions={
          isOwner && (
            <OnlineButton
              kind="primary"
              icon={<IconUserPlus />}
              aria-haspopup="dialog"
              onClick={() => setInviting(true)}
            >
              {texts.invite}
            </OnlineButton>
          )
        }
      />
      <MemberList realEstateId={realEstateId} members={members} isOwner={isOwner} />
      {isOwner ? <InvitationList realEstateId={realEstateId} /> : <Notice>{texts.readerNote}</Notice>}
      {isOwner && links}
      {!isAlone && <LeaveHouse realEstateId={realEstateId} name={name} />}
      {isInviting && <InviteSheet realEstateId={realEstateId} onClose={() => setInviting(false)} />}
    </div>
  )
}
