import { phaseStateLabels } from '@hauswart/domain/projects/project.labels'

/** Words of the course of a renovation; apart, because only its page shows them. */
export const phasesTexts = {
  tab: 'Ablauf',
  title: 'Ablauf',
  list: 'Phasen der Renovation',
  add: 'Phase erfassen',
  usual: 'Üblichen Ablauf einsetzen',
  empty: {
    title: 'Noch kein Ablauf',
    text: 'Halten Sie fest, was wann geschieht: So wissen Sie und die Handwerker, wer wann im Haus ist.',
    reader: 'Für diese Renovation ist noch kein Ablauf festgehalten.',
  },
  usualTaken: 'Der übliche Ablauf ist eingesetzt. Tage setzen Sie, sobald Sie sie kennen.',
  noDays: 'Noch ohne Datum',
  months: ['Jan', 'Feb', 'März', 'Apr', 'Mai', 'Juni', 'Juli', 'Aug', 'Sept', 'Okt', 'Nov', 'Dez'],
  states: phaseStateLabels,
  late: 'Verspätet',
  full: (most: number) => `Mehr als ${most} Phasen hat ein Ablauf nicht.`,
  edit: (title: string) => `Phase «${title}» bearbeiten`,
  removed: (title: string) => `Phase «${title}» ist entfernt.`,
  sheet: {
    name: 'Bezeichnung',
    example: 'z. B. Rohinstallation',
    startsOn: 'Von',
    endsOn: 'Bis',
    state: 'Stand',
    save: 'Speichern',
    remove: 'Entfernen',
    wrongDay: 'Bitte ein Datum wie 14.3.2027.',
    endsBefore: 'Das Ende liegt vor dem Beginn.',
  },
} as const
