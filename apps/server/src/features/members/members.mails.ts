import { roleSentences } from '@hauswart/domain/access/invitation.labels'
import { invitationDays } from '@hauswart/domain/access/invitation'
import { harmless } from '@hauswart/domain/formats/harmless'
import type { MemberRole } from '@hauswart/domain/access/role'
import type { Letter } from '#platform/jobs/mail.ts'

type Invited = { readonly email: string; readonly role: MemberRole; readonly canSeeFinances: boolean }
type From = { readonly invitedBy: string; readonly houseName: string; readonly url: string }

export function invitationLetter({ email, role, canSeeFinances }: Invited, from: From): Letter {
  const [person, house] = [harmless(from.invitedBy), harmless(from.houseName)]
  const amounts = canSeeFinances
    ? 'Sie sehen auch die Beträge: Kosten, Hypothek und Werte.'
    : 'Beträge wie Kosten und Hypothek sehen Sie nicht.'
  return {
    to: email,
    subject: `${person} lädt Sie zu «${house}» ein`,
    paragraphs: [
      'Guten Tag',
      `${person} führt die Hausakte von «${house}» bei Hauswart und lädt Sie dazu ein. Sie dürfen ${roleSentences[role]}. ${amounts}`,
      `Der Link ist ${invitationDays} Tage gültig. Ein Konto brauchen Sie noch nicht: Sie können es dort eröffnen.`,
      `Möchten Sie nicht? Über denselben Link können Sie ablehnen, auch ohne Konto. Kennen Sie ${person} nicht, müssen Sie nichts tun. Leiten Sie diese E-Mail nicht weiter: Der Link öffnet die Hausakte.`,
    ],
    link: { label: 'Einladung ansehen', url: from.url },
  }
}
