// What stands on the papers of Familie Keller. Days of what is about to end are counted from the day of seeding.
import { addDays } from '../packages/domain/src/days/day.ts'
import type { DocumentCategory } from '../packages/domain/src/documents/document.ts'
import type { ComponentKey } from '../packages/domain/src/real-estate/component.ts'

export type Paper = {
  /** As the scanner or the sender called it. */
  readonly file: string
  readonly sender: string
  readonly place: string
  /** As it is printed. */
  readonly day: string
  readonly heading: string
  readonly text: string
  readonly rows?: readonly (readonly [name: string, value: string])[]
  readonly component?: ComponentKey
  /** A bill with its payment part: to whom and how much. */
  readonly bill?: {
    readonly account: string
    readonly street: string
    readonly zip: string
    readonly city: string
    readonly amount: number
    readonly message: string
  }
  /** What differed on the one that was filed before it. */
  readonly earlier?: Partial<Pick<Paper, 'file' | 'day' | 'text' | 'rows'>>
  /** What was said when it was filed; nothing while it waits to be reviewed. */
  readonly facts?: {
    readonly title: string
    readonly category: DocumentCategory
    readonly sender: string
    readonly datedOn: string
    readonly amountRappen?: number
    readonly validUntil?: string
    readonly keepUntil?: string
    readonly tags?: readonly string[]
    readonly note?: string
  }
}

const printedDay = (day: string): string => day.split('-').toReversed().join('.')

export const papersOf = (today: string): readonly Paper[] => [
  {
    file: 'Kaufvertrag_Lindenweg14.pdf',
    sender: 'Notariat und Grundbuchamt Uster',
    place: 'Poststrasse 2, 8610 Uster',
    day: '15.06.2009',
    heading: 'Öffentlich beurkundeter Kaufvertrag',
    text: 'Die Käuferschaft erwirbt das Grundstück Lindenweg 14 mit Einfamilienhaus, Baujahr 1987, Grundstückfläche 620 m², zu hälftigem Miteigentum. Nutzen und Gefahr gehen am Tag der Eigentumsübertragung über.',
    rows: [
      ['Kaufpreis', 'CHF 890’000.00'],
      ['Notariats- und Grundbuchgebühren', 'CHF 2’225.00'],
    ],
    facts: {
      title: 'Kaufvertrag Lindenweg 14',
      category: 'ownership',
      sender: 'Notariat und Grundbuchamt Uster',
      datedOn: '2009-06-15',
      amountRappen: 89_000_000,
      note: 'Original im Bankschliessfach.',
    },
  },
  {
    file: 'Grundbuchauszug.pdf',
    sender: 'Notariat und Grundbuchamt Uster',
    place: 'Poststrasse 2, 8610 Uster',
    day: '03.02.2022',
    heading: 'Auszug aus dem Grundbuch',
    text: 'Gemeinde Uster, Wohnhaus mit Umschwung. Dienstbarkeiten: Wegrecht zugunsten Lindenweg 16. Grundpfandrechte: Register-Schuldbrief im ersten Rang.',
    facts: {
      title: 'Grundbuchauszug 2022',
      category: 'ownership',
      sender: 'Notariat und Grundbuchamt Uster',
      datedOn: '2022-02-03',
    },
  },
  {
    file: 'Police_GVZ.pdf',
    sender: 'Gebäudeversicherung Kanton Zürich',
    place: 'Thurgauerstrasse 56, 8050 Zürich',
    day: '04.01.2024',
    heading: 'Police der Gebäudeversicherung',
    text: 'Versichert sind Feuer- und Elementarschäden am Wohnhaus Lindenweg 14. Die Photovoltaikanlage auf der Südseite ist eingeschlossen.',
    rows: [
      ['Versicherungssumme', 'CHF 785’000.00'],
      ['Jahresprämie', 'CHF 251.20'],
    ],
    earlier: {
      file: 'Police_GVZ_2016.pdf',
      day: '11.01.2016',
      text: 'Versichert sind Feuer- und Elementarschäden am Wohnhaus Lindenweg 14.',
      rows: [
        ['Versicherungssumme', 'CHF 742’000.00'],
        ['Jahresprämie', 'CHF 237.40'],
      ],
    },
    facts: {
      title: 'Police Gebäudeversicherung',
      category: 'insurance',
      sender: 'Gebäudeversicherung Kanton Zürich',
      datedOn: '2024-01-04',
      amountRappen: 25_120,
      tags: ['Police'],
    },
  },
  {
    file: 'Hypothek_2022.pdf',
    sender: 'Regionalbank Zürcher Oberland',
    place: 'Bankstrasse 11, 8610 Uster',
    day: '28.09.2022',
    heading: 'Vertrag über eine Festhypothek',
    text: 'Die Bank gewährt den Kreditnehmenden eine feste Hypothek mit einer Laufzeit von acht Jahren. Der Zins wird vierteljährlich belastet.',
    rows: [
      ['Betrag', 'CHF 480’000.00'],
      ['Zinssatz', '2.15 %'],
      ['Laufzeit bis', '30.09.2030'],
    ],
    facts: {
      title: 'Hypothekarvertrag',
      category: 'mortgage',
      sender: 'Regionalbank Zürcher Oberland',
      datedOn: '2022-09-28',
      amountRappen: 48_000_000,
      validUntil: '2030-09-30',
    },
  },
  {
    file: 'GEAK_Lindenweg_14.pdf',
    sender: 'Energieberatung Greifensee GmbH',
    place: 'Seestrasse 40, 8610 Uster',
    day: '20.11.2019',
    heading: 'Gebäudeenergieausweis der Kantone (GEAK)',
    text: 'Einfamilienhaus, Baujahr 1987. Die Fenster und das Dach verlieren am meisten Wärme. Empfohlen wird der Ersatz der Fenster vor jenem der Ölheizung.',
    rows: [
      ['Effizienz der Gebäudehülle', 'E'],
      ['Gesamtenergieeffizienz', 'E'],
      ['Gültig bis', '20.11.2029'],
    ],
    facts: {
      title: 'GEAK Lindenweg 14',
      category: 'energy',
      sender: 'Energieberatung Greifensee GmbH',
      datedOn: '2019-11-20',
      validUntil: '2029-11-20',
    },
  },
  {
    file: 'Feuerungsrapport.pdf',
    sender: 'Kaminfegerei Oberholzer',
    place: 'Zürichstrasse 21, 8610 Uster',
    day: printedDay(addDays(today, -685)),
    heading: 'Feuerungsrapport Ölheizung',
    text: 'Messung am Heizkessel Hoval MultiJet, Baujahr 1998. Die Grenzwerte der Luftreinhalte-Verordnung sind eingehalten. Nächste Kontrolle in zwei Jahren.',
    rows: [
      ['Abgasverlust', '6.4 %'],
      ['Nächste Kontrolle', printedDay(addDays(today, 45))],
    ],
    component: 'oil_heating',
    facts: {
      title: 'Feuerungsrapport Ölheizung',
      category: 'inspection',
      sender: 'Kaminfegerei Oberholzer',
      datedOn: addDays(today, -685),
      validUntil: addDays(today, 45),
    },
  },
  {
    file: 'SiNa_2016.pdf',
    sender: 'Elektrokontrolle Zürichsee AG',
    place: 'Industriestrasse 5, 8712 Stäfa',
    day: '12.05.2016',
    heading: 'Sicherheitsnachweis Elektroinstallation (SiNa)',
    text: 'Periodische Kontrolle der Hausinstallation. Es wurden keine Mängel festgestellt. Die Kontrollperiode für Wohnbauten beträgt zwanzig Jahre.',
    component: 'electrics',
    facts: {
      title: 'Sicherheitsnachweis Elektro',
      category: 'inspection',
      sender: 'Elektrokontrolle Zürichsee AG',
      datedOn: '2016-05-12',
      validUntil: '2036-05-12',
    },
  },
  {
    file: 'Garantie_PV.pdf',
    sender: 'Sonnendach Uster GmbH',
    place: 'Werkstrasse 8, 8610 Uster',
    day: '30.06.2021',
    heading: 'Garantie Photovoltaikanlage',
    text: 'Auf die zwanzig Module gewähren wir zehn Jahre Garantie, auf die Leistung fünfundzwanzig Jahre. Der Wechselrichter ist bis zum unten genannten Tag gedeckt.',
    rows: [['Garantie gültig bis', '30.06.2031']],
    component: 'photovoltaics',
    facts: {
      title: 'Garantie Photovoltaik',
      category: 'warranty',
      sender: 'Sonnendach Uster GmbH',
      datedOn: '2021-06-30',
      validUntil: '2031-06-30',
    },
  },
  {
    file: 'Rechnung_Bad.pdf',
    sender: 'Sanitär Brunner AG',
    place: 'Gewerbestrasse 3, 8620 Wetzikon',
    day: '18.03.2021',
    heading: 'Rechnung Nr. 21-0318: Umbau Bad Obergeschoss',
    text: 'Demontage der alten Apparate, neue Leitungen, Dusche bodeneben, Plattenarbeiten durch Dritte. Zahlbar innert 30 Tagen.',
    rows: [
      ['Arbeit und Material', 'CHF 29’972.15'],
      ['Mehrwertsteuer 7.7 %', 'CHF 2’307.85'],
      ['Rechnungsbetrag', 'CHF 32’280.00'],
    ],
    component: 'bathroom',
    facts: {
      title: 'Rechnung Umbau Bad',
      category: 'invoice',
      sender: 'Sanitär Brunner AG',
      datedOn: '2021-03-18',
      amountRappen: 3_228_000,
      keepUntil: '2031-12-31',
      tags: ['Umbau 2021', 'Steuern'],
    },
  },
  {
    file: 'Rechnung_Kueche.pdf',
    sender: 'Küchenbau Steiner AG',
    place: 'Industriestrasse 8, 8604 Volketswil',
    day: printedDay(addDays(today, -150)),
    heading: 'Rechnung Nr. K-2026-31: Küche ersetzt, mit Kochinsel',
    text: 'Alte Küche demontiert und entsorgt, neue Küche geliefert und eingebaut. 2 % Skonto bei Zahlung innert 10 Tagen, sonst 30 Tage netto.',
    rows: [
      ['Küche, gleichwertiger Ersatz', 'CHF 22’916.40'],
      ['Kochinsel', 'CHF 5’729.10'],
      ['Rechnungsbetrag inkl. 8.1 % MWST', 'CHF 28’645.50'],
    ],
    component: 'kitchen',
    facts: {
      title: 'Rechnung Küche',
      category: 'invoice',
      sender: 'Küchenbau Steiner AG',
      datedOn: addDays(today, -150),
      amountRappen: 2_864_550,
      tags: ['Steuern'],
    },
  },
  {
    file: 'Rechnung 26-2087.pdf',
    sender: 'Fensterbau Oberland AG',
    place: 'Bahnhofstrasse 60, 8620 Wetzikon',
    day: printedDay(addDays(today, -210)),
    heading: 'Rechnung Nr. 26-2087: Fenster Südseite',
    text: 'Sechs Fenster ersetzt, dreifach verglast, U-Wert des Glases 0.6. Zahlbar innert 30 Tagen.',
    rows: [
      ['Arbeit und Material', 'CHF 17’039.78'],
      ['Mehrwertsteuer 8.1 %', 'CHF 1’380.22'],
      ['Rechnungsbetrag', 'CHF 18’420.00'],
    ],
    component: 'windows',
    facts: {
      title: 'Rechnung Fenster Südseite',
      category: 'invoice',
      sender: 'Fensterbau Oberland AG',
      datedOn: addDays(today, -210),
      amountRappen: 1_842_000,
      tags: ['Steuern'],
    },
  },
  {
    file: 'Rechnung Maler.pdf',
    sender: 'Malergeschäft Wüthrich',
    place: 'Dorfplatz 1, 8614 Bertschikon',
    day: '09.10.2019',
    heading: 'Rechnung Nr. 1944: Ausbesserung Fassade Wetterseite',
    text: 'Risse ausgebessert, Wetterseite zweimal gestrichen, Gerüst bauseits. Zahlbar innert 30 Tagen.',
    rows: [['Rechnungsbetrag', 'CHF 8’640.50']],
    component: 'plaster_facade',
    facts: {
      title: 'Rechnung Maler Fassade',
      category: 'invoice',
      sender: 'Malergeschäft Wüthrich',
      datedOn: '2019-10-09',
      amountRappen: 864_050,
      tags: ['Steuern'],
    },
  },
  {
    file: 'Offerte Waermepumpe.pdf',
    sender: 'Sanitär Huber AG',
    place: 'Zürichstrasse 21, 8610 Uster',
    day: '10.11.2026',
    heading: 'Offerte: Ersatz der Ölheizung durch eine Wärmepumpe',
    text: 'Gerne offerieren wir Ihnen den Ersatz der Ölheizung durch eine Luft-Wasser-Wärmepumpe mit 9 kW, inklusive Warmwasserspeicher, Elektroanschluss, Fundament und Entsorgung des Tanks. 2 Prozent Skonto bei Zahlung innert 30 Tagen. Gültig bis 28.02.2027.',
    rows: [['Total ohne MWST', 'CHF 38’900.00']],
    component: 'oil_heating',
    facts: {
      title: 'Offerte Wärmepumpe Sanitär Huber AG',
      category: 'offer',
      sender: 'Sanitär Huber AG',
      datedOn: '2026-11-10',
    },
  },
  {
    file: 'Offerte 2203 Fenster.pdf',
    sender: 'Fensterbau Rüegg AG',
    place: 'Sägeweg 7, 8330 Pfäffikon',
    day: printedDay(addDays(today, -6)),
    heading: 'Offerte Nr. 2203: Ersatz von 17 Fenstern',
    text: 'Gerne offerieren wir Ihnen den Ersatz der Holzfenster durch Holz-Metall-Fenster mit Dreifachverglasung, inklusive Demontage und Entsorgung. Diese Offerte ist bis zum unten genannten Tag gültig.',
    rows: [
      ['Total inkl. MWST', 'CHF 28’450.00'],
      ['Gültig bis', printedDay(addDays(today, 54))],
    ],
  },
  {
    file: 'Scan_0041.pdf',
    sender: 'Brennstoffe Zollinger AG',
    place: 'Bahnhofweg 9, 8620 Wetzikon',
    day: printedDay(addDays(today, -20)),
    heading: 'Rechnung Nr. 88412: Lieferung Heizöl',
    text: 'Lieferung von 1’800 Litern Heizöl extra leicht an den Lindenweg 14 in Uster. Zahlbar innert 30 Tagen.',
    rows: [['Rechnungsbetrag', 'CHF 1’962.00']],
    bill: {
      account: 'CH9300762011623852957',
      street: 'Bahnhofweg 9',
      zip: '8620',
      city: 'Wetzikon',
      amount: 1_962,
      message: 'Rechnung 88412',
    },
  },
]
