import type { AppointmentKind, AppointmentState } from './appointment.ts'

export const appointmentKindLabels: Readonly<Record<AppointmentKind, string>> = {
  viewing: 'Besichtigung',
  offer: 'Offerte',
  work: 'Ausführung',
  acceptance: 'Abnahme',
  service: 'Service',
  inspection: 'Kontrolle',
  authority: 'Behörde',
  bank: 'Bank',
  assembly: 'Versammlung',
  private: 'Privat',
}

export const appointmentStateLabels: Readonly<Record<AppointmentState, string>> = {
  planned: 'Geplant',
  cancelled: 'Abgesagt',
  missed: 'Nicht erschienen',
}
