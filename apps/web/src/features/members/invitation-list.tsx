import { memberRolePills } from '@hauswart/domain/access/role.labels'
import { IconDots, IconMail, IconMailX, IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useConnection } from '#device/net/connection.ts'
import { day } from '#device/text/format.ts'
import { request } from '#device/net/graphql.ts'
import { invitationsQuery } from '#house/house-queries.ts'
import { refreshHouse } from '#house/refresh-house.ts'
import { useSubmit } from '#ui/form/use-submit.ts'
import { Card } from '#ui/layout/card.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Loaded } from '#ui/list/loaded.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import { Pill } from '#ui/mark/pill.tsx'
import { Row, RowList } from '#ui/list/row-list.tsx'
import { SaveFailure } from '#ui/form/save-failure.tsx'
import { toast } from '#ui/overlay/toast.tsx'
import {
  ResendInvitationDocument,
  WithdrawInvitationDocument,
  type HouseInvitationsQuery,
} from '#gql/graphql.ts'
import { membersTexts as texts } from './members.texts.ts'

type Invitation = NonNullable<NonNullable<HouseInvitationsQuery['realEstate']>['invitations']>[number]
type Act = 'resend' | 'withdraw'
type Asked = { readonly act: Act; readonly invitation: Invitation }

/** Invitations that wait for an answer, and what became of the others lately. */
export function InvitationList({ realEstateId }: { readonly realEstateId: string }) {
  const query = useQuery({
    ...invitationsQuery(realEstateId),
    select: ({ realEstate }) => realEstate?.invitations ?? [],
  })
  const [asked, setAsked] = useState<Asked>()
  return (
    <>
      <Loaded query={query} texts={texts} rows={1}>
        {(invitations) =>
          invitations.length > 0 && (
            <Card title={texts.invitations}>
              <RowList label={texts.invitations}>
                {invitations.map((one) => (
                  <InvitationRow
                    key={one.id}
                    invitation={one}
                    onAsk={(act) => setAsked({ act, invitation: one })}
                  />
                ))}
              </RowList>
            </Card>
          )
        }
      </Loaded>
      {asked !== undefined && (
        <Question realEstateId={realEstateId} {...asked} onClose={() => setAsked(undefined)} />
      )}
    </>
  )
}

type RowProps = { readonly invitation: Invitation; readonly onAsk: (act: Act) => void }

function InvitationRow({ invitation, onAsk }: RowProps) {
  const { email, role, state, expiresAt, sentAt } = invitation
  const { online } = useConnection()
  const isOpen = state === 'sent' || state === 'expired'
  const when = { sent: texts.until(day(expiresAt)), expired: texts.ranOut(day(expiresAt)) }
  const acts = [
    { act: 'resend', label: texts.resend, icon: <IconSend /> },
    { act: 'withdraw', label: texts.withdraw, icon: <IconMailX /> },
  ] as const
  return (
    <Row
      icon={<IconMail />}
      title={
        <>
          {email}{' '}
          <Pill size="small" tone={state === 'sent' ? 'info' : 'neutral'}>
            {texts.states[state]}
          </Pill>
        </>
      }
      text={`${memberRolePills[role]} · ${state === 'sent' || state === 'expired' ? when[state] : texts.sentOn(day(sentAt))}`}
      action={
        isOpen && (
          <Menu
            label={texts.actions(email)}
            items={acts.map(({ act, label, icon }) => ({
              label,
              icon,
              isDisabled: !online,
              opensDialog: true,
              onSelect: () => onAsk(act),
            }))}
          >
            <IconDots />
          </Menu>
        )
      }
    />
  )
}

type QuestionProps = Asked & { readonly realEstateId: string; readonly onClose: () => void }

const words = {
  resend: { title: texts.resendQuestion, text: texts.resendText, label: texts.resend },
  withdraw: { title: texts.withdrawQuestion, text: texts.withdrawText, label: texts.withdraw },
} as const

function Question({ realEstateId, act, invitation, onClose }: QuestionProps) {
  const { id, email, version: expectedVersion } = invitation
  const { submit, isBusy, failure } = useSubmit(async (version: number, idempotencyKey: string) => {
    const variables = { realEstateId, id, input: { expectedVersion: version, idempotencyKey } }
    await (act === 'resend'
      ? request(ResendInvitationDocument, variables)
      : request(WithdrawInvitationDocument, variables))
    toast({ text: act === 'resend' ? texts.sent(email) : texts.withdrawn, tone: 'good' })
    onClose()
    void refreshHouse(realEstateId, 'invitations')
  })
  const { title, text, label } = words[act]
  return (
    <ConfirmDialog
      title={title(email)}
      isOpen
      onClose={onClose}
      onConfirm={() => void submit(expectedVersion)}
      confirmLabel={label}
      isBusy={isBusy}
    >
      <p>{text}</p>
      {failure?.kind === 'conflict' ? (
        <p role="alert">{texts.conflict}</p>
      ) : (
        <SaveFailure failure={failure} />
      )}
    </ConfirmDialog>
  )
}
