import { expect, test } from 'vitest'
import { connectionSign } from './connection-state.ts'

const waiting = { state: 'queued' } as const
const refused = { state: 'rejected' } as const
const at = '14.11.2026, 22:30'

test.each([
  [{ online: true, entries: [], storedAt: at }, 'Online · alles gespeichert'],
  [{ online: true, entries: [waiting], storedAt: at }, 'Online · 1 Eintrag wird gesendet'],
  [{ online: true, entries: [waiting, waiting], storedAt: at }, 'Online · 2 Einträge werden gesendet'],
  [
    { online: false, entries: [waiting, waiting], storedAt: at },
    'Offline – 2 Einträge warten auf Verbindung',
  ],
  [{ online: false, entries: [waiting], storedAt: at }, 'Offline – 1 Eintrag wartet auf Verbindung'],
  [{ online: false, entries: [], storedAt: at }, `Offline – Sie sehen gespeicherte Daten vom ${at}`],
  [{ online: false, entries: [], storedAt: undefined }, 'Offline – Sie sehen gespeicherte Daten'],
  [{ online: true, entries: [refused], storedAt: at }, '1 Eintrag braucht Sie'],
  [{ online: false, entries: [refused, waiting, refused], storedAt: at }, '2 Einträge brauchen Sie'],
])('%o says «%s»', (situation, text) => {
  expect(connectionSign(situation).text).toBe(text)
})
