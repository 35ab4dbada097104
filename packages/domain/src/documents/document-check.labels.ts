import type { WantedPaper } from './document-check.ts'

/** Papers a house should have, each with what it is good for. */
export const wantedPaperLabels: Record<WantedPaper, { readonly name: string; readonly use: string }> = {
  land_register: { name: 'Grundbuchauszug', use: 'zeigt Eigentum, Dienstbarkeiten und Pfandrechte' },
  purchase_contract: { name: 'Kaufvertrag', use: 'belegt Kaufpreis und Zusicherungen' },
  building_right: { name: 'Baurechtsvertrag', use: 'regelt Dauer, Zins und Heimfall' },
  condominium_rules: { name: 'Reglement der Gemeinschaft', use: 'sagt, was Ihnen und was allen gehört' },
  condominium_minutes: { name: 'Protokoll der Versammlung', use: 'hält Beschlüsse und Vorhaben fest' },
  plans: { name: 'Baupläne', use: 'brauchen Handwerker und Behörden' },
  building_insurance: { name: 'Police der Gebäudeversicherung', use: 'nennt Versicherungswert und Deckung' },
  mortgage: { name: 'Hypothekarvertrag', use: 'nennt Zins, Laufzeit und Amortisation' },
  electrical_proof: { name: 'Sicherheitsnachweis Elektro', use: 'gilt in Wohnbauten 20 Jahre' },
  energy_certificate: { name: 'GEAK', use: 'gilt 10 Jahre, oft Bedingung für Fördergeld' },
  combustion_report: { name: 'Feuerungsrapport', use: 'belegt die amtliche Feuerungskontrolle' },
  tank_report: { name: 'Tankkontrolle', use: 'belegt den Zustand des Öltanks' },
  probe_permit: { name: 'Bewilligung der Erdsonde', use: 'gehört zur Erdwärmeanlage' },
  solar_papers: { name: 'Unterlagen der Solaranlage', use: 'für Garantie, Vergütung und Steuern' },
  lift_contract: { name: 'Wartungsvertrag Lift', use: 'belegt den vorgeschriebenen Unterhalt' },
  tenancy: { name: 'Mietvertrag', use: 'gilt zwischen Ihnen und den Mietern' },
}
