import type { MemberRole } from './role.ts'

/** What a role allows, as the end of a sentence: «Beat Keller darf …». */
export const roleSentences: Record<MemberRole, string> = {
  owner: 'alles ansehen und bearbeiten, andere einladen und entfernen',
  editor: 'alles ansehen und bearbeiten',
  reader: 'alles ansehen, aber nichts ändern',
}

/** Messages to people whose access changed, or who invited somebody. */
export const memberNotices = {
  invitation_accepted: {
    title: 'Einladung angenommen',
    text: (who: string, house: string) => `${who} hat jetzt Zugang zu «${house}».`,
  },
  invitation_refused: {
    title: 'Einladung abgelehnt',
    text: (who: string, house: string) => `Die Einladung an ${who} zu «${house}» wurde abgelehnt.`,
  },
  member_left: {
    title: 'Zugang aufgegeben',
    text: (who: string, house: string) => `${who} hat den Zugang zu «${house}» aufgegeben.`,
  },
  access_changed: {
    title: 'Ihr Zugang wurde geändert',
    text: (rights: string, house: string) => `Bei «${house}» dürfen Sie jetzt ${rights}.`,
  },
  access_ended: {
    title: 'Ihr Zugang wurde beendet',
    text: (_who: string, house: string) =>
      `Sie haben keinen Zugang mehr zu «${house}». Die Kopie auf Ihren Geräten wird gelöscht, sobald Sie Hauswart dort wieder öffnen.`,
  },
} as const
export type MemberNews = keyof typeof memberNotices
