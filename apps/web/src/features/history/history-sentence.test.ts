import { describe, expect, it, test } from 'vitest'
import type { HistoryEntry } from './history-entry.ts'
import { historySentence, namesIn } from './history-sentence.ts'

const entry = (verb: string, changes: unknown = {}, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id: '1',
  at: '2026-11-14T10:00:00Z',
  actorId: 'anna',
  actorName: 'Anna Keller',
  verb,
  objectId: 'thing',
  changes,
  isUndoable: false,
  ...more,
})
const names = new Map([['thing', 'Fenster']])

describe('the history as sentences', () => {
  test.each([
    ['real_estate.create', {}, 'Anna Keller hat die Immobilie erfasst.'],
    ['real_estate.update', { rooms: [5, 5.5] }, 'Anna Keller hat Angaben zur Immobilie geändert: Zimmer.'],
    [
      'real_estate.update',
      { rooms: [5, 5.5], floors: [1, 2], note: [null, 'x'] },
      'Anna Keller hat Angaben zur Immobilie geändert: Zimmer, Geschosse und Notiz.',
    ],
    ['component.add', { catalogKey: 'windows' }, 'Anna Keller hat «Fenster» erfasst.'],
    ['component.update', { material: [null, 'Holz'] }, 'Anna Keller hat «Fenster» geändert.'],
    [
      'component.update',
      { condition: ['good', 'worn'] },
      'Anna Keller hat den Zustand von «Fenster» als «abgenutzt» erfasst.',
    ],
    [
      'component.update',
      { condition: ['good', null] },
      'Anna Keller hat den Zustand von «Fenster» entfernt.',
    ],
    [
      'component.update',
      { lastRenewedYear: [null, 2026], condition: ['worn', null] },
      'Anna Keller hat die Erneuerung von «Fenster» im Jahr 2026 erfasst.',
    ],
    ['todo.complete', { state: ['open', 'done'] }, 'Anna Keller hat «Fenster» erledigt.'],
    [
      'todo.complete',
      { state: ['open', 'done'], byLetter: true },
      'Anna Keller hat «Fenster» erledigt, mit dem Link in der E-Mail.',
    ],
    [
      'act.undo',
      { verb: 'todo.complete', isRedo: false },
      'Anna Keller hat rückgängig gemacht: «Fenster» erledigt.',
    ],
    [
      'act.undo',
      { verb: 'real_estate.update', isRedo: true },
      'Anna Keller hat wiederhergestellt: Angaben zur Immobilie geändert.',
    ],
    [
      'act.undo',
      { verb: 'measure.add', isRedo: false },
      'Anna Keller hat rückgängig gemacht: über «Fenster» entschieden.',
    ],
    [
      'act.undo',
      { verb: 'invoice.add', isRedo: false, expense: true },
      'Anna Keller hat rückgängig gemacht: Kosten gebucht.',
    ],
    ['invoice.add', { credit: true }, 'Anna Keller hat eine Gutschrift erfasst.'],
    ['invoice.unpay', { payments: true, offset: true }, 'Anna Keller hat eine Verrechnung zurückgenommen.'],
    [
      'act.undo',
      { verb: 'invoice.unpay', isRedo: false, offset: true },
      'Anna Keller hat rückgängig gemacht: eine Verrechnung zurückgenommen.',
    ],
    ['invoice.unpay', { payments: true }, 'Anna Keller hat eine Zahlung zurückgenommen.'],
    ['todo.remove', {}, 'Anna Keller hat «Fenster» endgültig gelöscht.'],
    ['component_event.remove', {}, 'Anna Keller hat einen Eintrag zu einem Bauteil endgültig gelöscht.'],
    ['room.add', { name: 'Waschküche' }, 'Anna Keller hat «Fenster» erfasst.'],
    ['document.edit', { isFiled: [false, true] }, 'Anna Keller hat «Fenster» geändert.'],
    ['emergency_sheet.update', { contacts: true }, 'Anna Keller hat das Notfallblatt geändert.'],
    ['condominium.update', { sharePermille: [1, 2] }, 'Anna Keller hat Angaben zur Gemeinschaft geändert.'],
    ['picture.add', {}, 'Anna Keller hat ein Bild abgelegt.'],
    [
      'project.move',
      { state: ['acceptance', 'closed'], renewed: [{}, {}] },
      'Anna Keller hat «Fenster» abgeschlossen; 2 Bauteile zählen seither neu.',
    ],
    ['component.replace', { installedYear: [1996, 2024] }, 'Anna Keller hat «Fenster» ersetzt.'],
    ['component.cost', { costRappen: true }, 'Anna Keller hat die Kosten von «Fenster» angepasst.'],
    [
      'analysis_profile.update',
      { roofForm: [null, 'flat'] },
      'Anna Keller hat Angaben für die Analyse geändert.',
    ],
    [
      'analysis_budget.update',
      { savedRappen: true },
      'Anna Keller hat Erspartes, Steuersatz oder Wert für die Analyse geändert.',
    ],
    ['measure.add', { state: 'planned', year: 2028 }, 'Anna Keller hat «Fenster» für 2028 geplant.'],
    [
      'measure.update',
      { state: ['planned', 'postponed'], year: [2028, 2031] },
      'Anna Keller hat «Fenster» auf 2031 verschoben.',
    ],
    ['measure.update', { year: [2028, 2029] }, 'Anna Keller hat «Fenster» auf 2029 verschoben.'],
    [
      'measure.update',
      { state: ['planned', 'rejected'], year: [2028, null] },
      'Anna Keller hat «Fenster» abgelehnt.',
    ],
    ['measure.update', { reason: [null, 'x'] }, 'Anna Keller hat «Fenster» geändert.'],
    ['measure.delete', {}, 'Anna Keller hat den Entscheid über «Fenster» gelöscht.'],
    ['measure.plan', { state: 'planned', year: 2031 }, 'Anna Keller hat «Fenster» für 2031 geplant.'],
    [
      'measure.bundle',
      { state: 'planned', year: 2031, replacedIds: ['a', 'b'] },
      'Anna Keller hat «Fenster» für 2031 zusammengelegt.',
    ],
    ['measure.move', { year: [2031, 2033], moved: ['a'] }, 'Anna Keller hat «Fenster» auf 2033 verschoben.'],
    [
      'measure.withdraw',
      { isDeleted: [false, true] },
      'Anna Keller hat den Entscheid über «Fenster» zurückgenommen.',
    ],
    ['component_event.add', { componentId: 'thing' }, 'Anna Keller hat einen Eintrag zu «Fenster» erfasst.'],
    ['component_event.delete', {}, 'Anna Keller hat einen Eintrag zu einem Bauteil gelöscht.'],
    ['maintenance_task.set', {}, 'Anna Keller hat die Wartung «Fenster» festgelegt.'],
    ['maintenance_task.complete', {}, 'Anna Keller hat die Wartung «Fenster» erledigt.'],
    ['member.invite', { who: 'beat@kunde.test' }, 'Anna Keller hat beat@kunde.test eingeladen.'],
    ['member.change', { who: 'Beat Keller' }, 'Anna Keller hat den Zugang für Beat Keller geändert.'],
    ['member.change', {}, 'Anna Keller hat den Zugang für eine Person geändert.'],
    ['member.leave', { who: 'Anna Keller' }, 'Anna Keller hat den Zugang aufgegeben.'],
    ['invoice.dispute', { invoice: true }, 'Anna Keller hat eine Rechnung beanstandet.'],
    ['invoice.set_off', { payments: true }, 'Anna Keller hat eine Gutschrift mit einer Rechnung verrechnet.'],
    ['invoice.add', { invoice: true }, 'Anna Keller hat eine Rechnung erfasst.'],
    ['invoice.add', { expense: true }, 'Anna Keller hat Kosten gebucht.'],
    ['something.new', {}, 'Anna Keller hat etwas geändert.'],
  ])('%s', (verb, changes, sentence) => {
    expect(historySentence(entry(verb, changes), names, 'beat')).toBe(sentence)
  })

  it('speaks to the person who did it', () => {
    expect(historySentence(entry('real_estate.create'), names, 'anna')).toBe(
      'Sie haben die Immobilie erfasst.',
    )
  })

  it('does not make up names of people or things', () => {
    expect(historySentence(entry('todo.delete', {}, { actorName: null }), new Map(), 'beat')).toBe(
      'Jemand hat ein To-do gelöscht.',
    )
    expect(historySentence(entry('document.delete', {}), new Map(), 'beat')).toBe(
      'Anna Keller hat eine Unterlage gelöscht.',
    )
    expect(historySentence(entry('room.delete', {}), new Map(), 'beat')).toBe(
      'Anna Keller hat einen Raum gelöscht.',
    )
    expect(historySentence(entry('component.cost', {}), new Map(), 'beat')).toBe(
      'Anna Keller hat die Kosten eines Bauteils angepasst.',
    )
    expect(historySentence(entry('maintenance_task.complete', {}), new Map(), 'beat')).toBe(
      'Anna Keller hat eine Wartung erledigt.',
    )
  })

  it('calls a decision by its own title, else by its components', () => {
    const ids = ['thing', 'roof']
    const known = new Map([...names, ['roof', 'Steildach']])
    const decided = entry(
      'measure.add',
      { componentIds: ids, state: 'planned', year: 2030 },
      { objectId: 'm' },
    )
    expect(historySentence(decided, known, 'beat')).toBe(
      'Anna Keller hat «Fenster, Steildach» für 2030 geplant.',
    )
    expect(historySentence(decided, new Map([['m', 'Hülle']]), 'beat')).toBe(
      'Anna Keller hat «Hülle» für 2030 geplant.',
    )
  })

  it('says that a decision without a name was taken back, though the entry names no components', () => {
    const takenBack = entry('measure.delete', {}, { objectId: 'm' })
    expect(historySentence(takenBack, names, 'beat')).toBe(
      'Anna Keller hat den Entscheid über eine Massnahme gelöscht.',
    )
    const moved = entry('measure.update', { componentIds: [['thing'], ['roof']] }, { objectId: 'm' })
    expect(historySentence(moved, new Map([['roof', 'Steildach']]), 'beat')).toBe(
      'Anna Keller hat «Steildach» geändert.',
    )
  })
})

it('learns names from the entries themselves, the newest last word', () => {
  const learnt = namesIn([
    entry('todo.update', { title: ['Boiler', 'Boiler entkalken'] }, { objectId: 'a' }),
    entry('todo.add', { title: 'Boiler' }, { objectId: 'a' }),
    entry('component.add', { catalogKey: 'bathroom', name: 'Bad oben' }, { objectId: 'b' }),
    entry('component.add', { catalogKey: 'kitchen' }, { objectId: 'c' }),
    entry('room.update', { name: ['Keller', 'Waschküche'] }, { objectId: 'd' }),
    entry('room.add', { name: 'Keller' }, { objectId: 'd' }),
  ])
  expect([...learnt.values()]).toEqual(['Boiler entkalken', 'Bad oben', 'Küche', 'Waschküche'])
})
