import type { QrBillFault, QrBillFaultCode } from './qr-bill.ts'
import type { QrElement } from './qr-elements.ts'

/** What is wrong with a code, for whoever scanned it. */
export const qrBillFaultLabels: Readonly<Record<QrBillFaultCode, string>> = {
  not_a_qr_bill: 'Das ist kein Code einer Schweizer QR-Rechnung.',
  payload_too_long: 'Der Code ist länger, als eine QR-Rechnung sein darf.',
  line_ends: 'Die Zeilen des Codes sind nicht einheitlich getrennt.',
  element_count: 'Der Code hat zu wenige oder zu viele Zeilen.',
  version: 'Diese Version der QR-Rechnung kennen wir nicht.',
  coding: 'Der Code ist in einem Zeichensatz geschrieben, den die QR-Rechnung nicht kennt.',
  trailer: 'Die Schlusszeile «EPD» fehlt oder steht am falschen Ort.',
  character: 'Hier steht ein Zeichen, das auf einer QR-Rechnung nicht erlaubt ist.',
  too_long: 'Diese Angabe ist zu lang.',
  missing: 'Diese Angabe fehlt.',
  not_empty: 'Diese Angabe muss leer sein.',
  iban: 'Das ist keine gültige IBAN der Schweiz oder Liechtensteins.',
  address_type: 'Die Art der Adresse ist nicht bekannt.',
  combined_address: 'Seit dem 22. November 2025 müssen Strasse, Postleitzahl und Ort getrennt stehen.',
  country: 'Das ist kein Land mit zwei Buchstaben, etwa CH.',
  amount: 'Der Betrag ist nicht richtig geschrieben.',
  zero_amount: 'Der Betrag ist null, ohne dass die Rechnung als blosse Anzeige bezeichnet ist.',
  currency: 'Eine QR-Rechnung lautet auf CHF oder EUR.',
  reference_type: 'Die Art der Referenz ist nicht bekannt.',
  qr_reference_needs_qr_iban: 'Eine QR-Referenz geht nur mit einer QR-IBAN.',
  qr_iban_needs_qr_reference: 'Zu einer QR-IBAN gehört eine QR-Referenz.',
  qr_reference: 'Die QR-Referenz stimmt nicht: Ihre Prüfziffer passt nicht.',
  creditor_reference: 'Die Referenz stimmt nicht: Ihre Prüfziffern passen nicht.',
  message_too_long: 'Mitteilung und Rechnungsinformationen sind zusammen zu lang.',
  billing_information: 'Die Rechnungsinformationen beginnen nicht, wie sie sollten.',
}

/** Where it is wrong. */
export const qrElementLabels: Readonly<Record<QrElement, string>> = {
  qrType: 'Art des Codes',
  version: 'Version',
  coding: 'Zeichensatz',
  iban: 'IBAN',
  creditorAddressType: 'Zahlungsempfänger: Art der Adresse',
  creditorName: 'Zahlungsempfänger: Name',
  creditorLine1: 'Zahlungsempfänger: Strasse',
  creditorLine2: 'Zahlungsempfänger: Hausnummer',
  creditorPostalCode: 'Zahlungsempfänger: Postleitzahl',
  creditorTown: 'Zahlungsempfänger: Ort',
  creditorCountry: 'Zahlungsempfänger: Land',
  ultimateCreditorAddressType: 'Endgültiger Empfänger: Art der Adresse',
  ultimateCreditorName: 'Endgültiger Empfänger: Name',
  ultimateCreditorLine1: 'Endgültiger Empfänger: Strasse',
  ultimateCreditorLine2: 'Endgültiger Empfänger: Hausnummer',
  ultimateCreditorPostalCode: 'Endgültiger Empfänger: Postleitzahl',
  ultimateCreditorTown: 'Endgültiger Empfänger: Ort',
  ultimateCreditorCountry: 'Endgültiger Empfänger: Land',
  amount: 'Betrag',
  currency: 'Währung',
  debtorAddressType: 'Zahlungspflichtige Person: Art der Adresse',
  debtorName: 'Zahlungspflichtige Person: Name',
  debtorLine1: 'Zahlungspflichtige Person: Strasse',
  debtorLine2: 'Zahlungspflichtige Person: Hausnummer',
  debtorPostalCode: 'Zahlungspflichtige Person: Postleitzahl',
  debtorTown: 'Zahlungspflichtige Person: Ort',
  debtorCountry: 'Zahlungspflichtige Person: Land',
  referenceType: 'Art der Referenz',
  reference: 'Referenz',
  message: 'Mitteilung',
  trailer: 'Schlusszeile',
  billingInformation: 'Rechnungsinformationen',
  alternative1: 'Alternatives Verfahren 1',
  alternative2: 'Alternatives Verfahren 2',
}

/** Where and what is wrong, in one sentence. */
export const qrBillFaultWords = ({ code, element }: QrBillFault): string =>
  element === null ? qrBillFaultLabels[code] : `${qrElementLabels[element]}: ${qrBillFaultLabels[code]}`
