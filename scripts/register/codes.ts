// Code lists of the register's catalogue of features (BFS, Merkmalskatalog 4.3), as far as dumps of ours use them.
const lists: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  GSTAT: {
    1001: 'Gebäude projektiert',
    1002: 'Gebäude bewilligt',
    1003: 'Gebäude im Bau',
    1004: 'Gebäude bestehend',
    1005: 'Gebäude nicht nutzbar',
    1007: 'Gebäude abgebrochen',
    1008: 'Gebäude nicht realisiert',
  },
  GKAT: {
    1010: 'Provisorische Unterkunft',
    1020: 'Gebäude mit ausschliesslicher Wohnnutzung',
    1030: 'Andere Wohngebäude (Wohngebäude mit Nebennutzung)',
    1040: 'Gebäude mit teilweiser Wohnnutzung',
    1060: 'Gebäude ohne Wohnnutzung',
    1080: 'Sonderbau',
  },
  GKLAS: {
    1110: 'Gebäude mit einer Wohnung',
    1121: 'Gebäude mit zwei Wohnungen',
    1122: 'Gebäude mit drei oder mehr Wohnungen',
    1130: 'Wohngebäude für Gemeinschaften',
    1220: 'Bürogebäude',
    1230: 'Gross-und Einzelhandelsgebäude',
    1242: 'Garagengebäude',
    1271: 'Landwirtschaftliche Betriebsgebäude',
  },
  GBAUP: {
    8011: 'Periode vor 1919',
    8012: 'Periode von 1919 bis 1945',
    8013: 'Periode von 1946 bis 1960',
    8014: 'Periode von 1961 bis 1970',
    8015: 'Periode von 1971 bis 1980',
    8016: 'Periode von 1981 bis 1985',
    8017: 'Periode von 1986 bis 1990',
    8018: 'Periode von 1991 bis 1995',
    8019: 'Periode von 1996 bis 2000',
    8020: 'Periode von 2001 bis 2005',
    8021: 'Periode von 2006 bis 2010',
    8022: 'Periode von 2011 bis 2015',
    8023: 'Periode ab 2016',
  },
  GWAERZH1: {
    7400: 'Kein Wärmeerzeuger',
    7410: 'Wärmepumpe für ein Gebäude',
    7411: 'Wärmepumpe für mehrere Gebäude',
    7420: 'Thermische Solaranlage für ein Gebäude',
    7430: 'Heizkessel (generisch) für ein Gebäude',
    7434: 'Heizkessel kondensierend für ein Gebäude',
    7436: 'Ofen',
    7450: 'Elektrospeicher-Zentralheizung für ein Gebäude',
    7452: 'Elektro direkt',
    7460: 'Wärmetauscher (einschliesslich für Fernwärme) für ein Gebäude',
    7499: 'Andere',
  },
  GENH1: {
    7500: 'Keine',
    7501: 'Luft',
    7510: 'Erdwärme (generisch)',
    7511: 'Erdwärmesonde',
    7513: 'Wasser (Grundwasser, Oberflächenwasser, Abwasser)',
    7520: 'Gas',
    7530: 'Heizöl',
    7540: 'Holz (generisch)',
    7541: 'Holz (Stückholz)',
    7542: 'Holz (Pellets)',
    7560: 'Elektrizität',
    7570: 'Sonne (thermisch)',
    7580: 'Fernwärme (generisch)',
    7598: 'Unbestimmt',
    7599: 'Andere',
  },
  GWAERZW1: {
    7600: 'Kein Wärmeerzeuger',
    7610: 'Wärmepumpe',
    7620: 'Thermische Solaranlage',
    7630: 'Heizkessel (generisch)',
    7634: 'Heizkessel kondensierend',
    7650: 'Zentraler Elektroboiler',
    7651: 'Kleinboiler',
    7660: 'Wärmetauscher (einschliesslich für Fernwärme)',
    7699: 'Andere',
  },
  GENW1: { 7501: 'Luft', 7520: 'Gas', 7530: 'Heizöl', 7560: 'Elektrizität', 7580: 'Fernwärme (generisch)' },
  GWAERSCEH1: {
    855: 'Gemäss Kontrolle der Heizungseinrichtungen',
    857: 'Gemäss Eigentümer/in / Verwaltung',
    860: 'Gemäss Volkszählung 2000',
    865: 'Gemäss Daten der Gemeinde',
    869: 'Gemäss Baubewilligung',
  },
  WSTAT: {
    3003: 'Wohnung im Bau',
    3004: 'Wohnung bestehend',
    3005: 'Wohnung nicht nutzbar',
    3007: 'Wohnung aufgehoben',
  },
  STRSP: { 9901: 'Deutsch', 9902: 'Rätoromanisch', 9903: 'Französisch', 9904: 'Italienisch' },
}

const floors = Array.from({ length: 30 }, (_, index) => [3_101 + index, `${index + 1}. Stock`] as const)

/** Every code with its attribute and label. */
export const codes: readonly (readonly [attribute: string, code: number, label: string])[] = [
  ...Object.entries(lists).flatMap(([attribute, list]) =>
    Object.entries(list).map(([code, label]) => [attribute, Number(code), label] as const),
  ),
  ['WSTWK', 3_100, 'Parterre'],
  ...floors.map(([code, label]) => ['WSTWK', code, label] as const),
  ['WSTWK', 3_401, '1. Untergeschoss'],
]

const lastYears = [1918, 1945, 1960, 1970, 1980, 1985, 1990, 1995, 2000, 2005, 2010, 2015]

/** The code of the period a year lies in. */
export const periodOf = (year: number): number => {
  const index = lastYears.findIndex((last) => year <= last)
  return 8_011 + (index < 0 ? lastYears.length : index)
}
