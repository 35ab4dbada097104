/** Works of a craftsman: what is written on the bill, and the part of the word an owner may type. */
type Work = readonly [line: string, subject: string, part: string]
export type Trade = { readonly trade: string; readonly tagline: string; readonly works: readonly Work[] }

export const trades: readonly Trade[] = [
  {
    trade: 'Sanitär',
    tagline: 'Bad · Küche · Wasser',
    works: [
      ['Umwälzpumpe Warmwasser ersetzt', 'Umwälzpumpe', 'pumpe'],
      ['Spülkasten UP neu abgedichtet', 'Spülkasten', 'kasten'],
      ['Boiler 300 Liter entkalkt', 'Boiler', 'boiler'],
      ['Duschtrennwand Klarglas montiert', 'Duschtrennwand', 'trennwand'],
      ['Rückflussverhinderer ausgewechselt', 'Rückflussverhinderer', 'rückfluss'],
      ['Küchenarmatur mit Auszugbrause geliefert', 'Auszugbrause', 'brause'],
    ],
  },
  {
    trade: 'Heizungsbau',
    tagline: 'Wärme nach Mass',
    works: [
      ['Ausdehnungsgefäss 50 l ersetzt', 'Ausdehnungsgefäss', 'ausdehnung'],
      ['Fussbodenverteiler gespült und entlüftet', 'Fussbodenverteiler', 'verteiler'],
      ['Thermostatventile geliefert und montiert', 'Thermostatventile', 'ventile'],
      ['Brennerservice mit Abgasmessung', 'Brennerservice', 'abgasmessung'],
      ['Vorlauffühler neu gesetzt', 'Vorlauffühler', 'fühler'],
      ['Erdsonde auf Druck geprüft', 'Erdsonde', 'sonde'],
    ],
  },
  {
    trade: 'Spenglerei',
    tagline: 'Blech, Blitzschutz, Flachdach',
    works: [
      ['Dachrinne Kupfer 12 m erneuert', 'Dachrinne', 'rinne'],
      ['Kamineinfassung nachgelötet', 'Kamineinfassung', 'einfassung'],
      ['Schneefangrohre ergänzt', 'Schneefangrohre', 'schneefang'],
      ['Blitzableiter neu geerdet', 'Blitzableiter', 'blitz'],
      ['Terrassenabdichtung zweilagig', 'Terrassenabdichtung', 'abdichtung'],
    ],
  },
  {
    trade: 'Dachbau',
    tagline: 'Steildach und Fassade',
    works: [
      ['Biberschwanzziegel umgedeckt', 'Biberschwanzziegel', 'ziegel'],
      ['Dachfenster 78 x 118 eingebaut', 'Dachfenster', 'fenster'],
      ['Unterdachbahn nach Sturm geflickt', 'Unterdachbahn', 'unterdach'],
      ['Lukarne mit Schindeln verkleidet', 'Lukarne', 'schindel'],
      ['Firstziegel neu vermörtelt', 'Firstziegel', 'first'],
    ],
  },
  {
    trade: 'Malergeschäft',
    tagline: 'Farbe mit Verstand',
    works: [
      ['Fensterläden abgelaugt und gestrichen', 'Fensterläden', 'läden'],
      ['Treppenhaus zweimal gerollt', 'Treppenhaus', 'treppe'],
      ['Sockelputz saniert', 'Sockelputz', 'sockel'],
      ['Holzuntersicht lasiert', 'Holzuntersicht', 'untersicht'],
      ['Tapeten im Elternzimmer entfernt', 'Tapeten', 'elternzimmer'],
    ],
  },
  {
    trade: 'Elektro',
    tagline: 'Strom, Licht, Netzwerk',
    works: [
      ['Fehlerstromschutzschalter nachgerüstet', 'Fehlerstromschutzschalter', 'schutzschalter'],
      ['Ladestation Garage 11 kW installiert', 'Ladestation', 'station'],
      ['Sonnerie und Gegensprechanlage ersetzt', 'Gegensprechanlage', 'sprechanlage'],
      ['Bewegungsmelder Eingang eingestellt', 'Bewegungsmelder', 'melder'],
      ['Wechselrichter Photovoltaik getauscht', 'Wechselrichter', 'richter'],
    ],
  },
  {
    trade: 'Schreinerei',
    tagline: 'Holz in guten Händen',
    works: [
      ['Haustüre mit Mehrfachverriegelung', 'Mehrfachverriegelung', 'verriegelung'],
      ['Einbauschrank Korridor nach Mass', 'Einbauschrank', 'schrank'],
      ['Küchenfronten neu furniert', 'Küchenfronten', 'fronten'],
      ['Katzenklappe in Kellertüre eingesetzt', 'Katzenklappe', 'katze'],
      ['Parkettriemen Eiche ausgebessert', 'Parkettriemen', 'parkett'],
    ],
  },
  {
    trade: 'Gartenbau',
    tagline: 'Pflege und Gestaltung',
    works: [
      ['Thujahecke geschnitten und abgeführt', 'Thujahecke', 'hecke'],
      ['Sickerleitung entlang Sitzplatz verlegt', 'Sickerleitung', 'sicker'],
      ['Natursteinmauer neu aufgesetzt', 'Natursteinmauer', 'mauer'],
      ['Rasenansaat und Bewässerung', 'Rasenansaat', 'rasen'],
      ['Föhre gefällt, Wurzelstock gefräst', 'Wurzelstock', 'wurzel'],
    ],
  },
  {
    trade: 'Kaminfeger',
    tagline: 'Feuerung und Brandschutz',
    works: [
      ['Cheminée und Rauchrohr gereinigt', 'Cheminée', 'rauchrohr'],
      ['Feuerungskontrolle Holzofen', 'Feuerungskontrolle', 'holzofen'],
      ['Russbrandspuren entfernt', 'Russbrandspuren', 'russ'],
    ],
  },
  {
    trade: 'Storenbau',
    tagline: 'Sonne, Wind, Insekten',
    works: [
      ['Gelenkarmmarkise neu bespannt', 'Gelenkarmmarkise', 'markise'],
      ['Rafflamellenstoren mit Funkmotor', 'Rafflamellenstoren', 'lamellen'],
      ['Insektenschutz Balkontüre', 'Insektenschutz', 'insekten'],
      ['Kurbelgetriebe ausgewechselt', 'Kurbelgetriebe', 'kurbel'],
    ],
  },
]
