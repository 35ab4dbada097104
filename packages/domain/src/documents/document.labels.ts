import type { DocumentCategory } from './document.ts'

export const documentCategoryLabels: Record<DocumentCategory, string> = {
  ownership: 'Eigentum & Grundbuch',
  plan: 'Pläne & Baubewilligung',
  contract: 'Verträge',
  offer: 'Offerten',
  invoice: 'Rechnungen & Quittungen',
  acceptance: 'Abnahme & Mängel',
  warranty: 'Garantien & Anleitungen',
  insurance: 'Versicherungen',
  mortgage: 'Hypothek & Bank',
  tax: 'Steuern',
  energy: 'Energie & GEAK',
  inspection: 'Kontrollen & Nachweise',
  condominium: 'Stockwerkeigentum',
  valuation: 'Bewertung',
  photo: 'Fotos',
  correspondence: 'Korrespondenz',
  other: 'Übriges',
}
