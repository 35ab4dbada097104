import { isQuiet, type NotificationSettings } from './notification-settings.ts'

/** What travels by the service of a browser's maker: that there is something, and which; nothing of what it says. */
export type PushMessage = { readonly title: string; readonly text: string; readonly id: string | null }

/** However many wait, a device is woken once. */
export const pushMessage = (newest: string, many: number): PushMessage => ({
  title: many === 1 ? 'Neue Meldung im Hauswart' : `${many} neue Meldungen im Hauswart`,
  text: 'Öffnen, um sie zu lesen.',
  id: newest,
})

export const pushTest: PushMessage = {
  title: 'Testmeldung vom Hauswart',
  text: 'So kommt eine Meldung auf diesem Gerät an.',
  id: null,
}

const hourMs = 3_600_000
const hourInZurich = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Zurich',
  hour: '2-digit',
  hourCycle: 'h23',
})

/** When a device may be woken: now, or at the first full hour that is not quiet. */
export function wakingTime(settings: Pick<NotificationSettings, 'quietFrom' | 'quietTo'>, now: Date): Date {
  let at = now
  // Hours begin on the full hour in Zurich as in UTC. A day has one that is not quiet.
  while (isQuiet(settings, Number(hourInZurich.format(at))))
    at = new Date(Math.floor(at.getTime() / hourMs) * hourMs + hourMs)
  return at
}
