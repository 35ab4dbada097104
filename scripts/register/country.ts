export type Language = 'de' | 'fr' | 'it' | 'rm'

/** `buildings` (thousands) and `places` are round weights, so that cantons differ in size as they do in life. */
export type Canton = {
  readonly code: string
  readonly number: number
  readonly buildings: number
  readonly places: number
  readonly languages: readonly (readonly [weight: number, language: Language])[]
  /** First and last postcode; ranges overlap, because postcodes do not stop at borders. */
  readonly zips: readonly [number, number]
  /** Middle in LV95 kilometres, and how far places lie from it. */
  readonly middle: readonly [east: number, north: number, reach: number]
  /** Real towns: name of the municipality, its number, place name, postcodes. */
  readonly towns: readonly Town[]
}
export type Town = {
  readonly municipality: string
  readonly number: number
  readonly place: string
  readonly zips: readonly number[]
  /** Where it really lies, for the town whose houses are shown on a map. */
  readonly at?: readonly [east: number, north: number]
}

const german = [[1, 'de']] as const
const french = [[1, 'fr']] as const

const town = (municipality: string, number: number, zips: readonly number[], place = municipality): Town => ({
  municipality,
  number,
  place,
  zips,
})

const canton = (
  code: string,
  number: number,
  [buildings, places]: readonly [number, number],
  languages: Canton['languages'],
  zips: Canton['zips'],
  middle: Canton['middle'],
  towns: readonly Town[],
): Canton => ({ code, number, buildings, places, languages, zips, middle, towns })

/** The 26 cantons with their official numbers; towns and postcodes are facts of the official directory. */
export const cantons: readonly Canton[] = [
  canton(
    'ZH',
    1,
    [233, 300],
    german,
    [8001, 8955],
    [2692, 1252, 28],
    [
      { ...town('Uster', 198, [8610]), at: [2_696_200, 1_245_300] },
      town(
        'Zürich',
        261,
        [8001, 8002, 8003, 8004, 8005, 8006, 8008, 8032, 8037, 8038, 8044, 8046, 8047, 8048, 8049],
      ),
      town('Winterthur', 230, [8400, 8404, 8405, 8406, 8408]),
      town('Dübendorf', 191, [8600]),
      town('Wetzikon (ZH)', 121, [8620, 8623], 'Wetzikon ZH'),
      town('Horgen', 295, [8810]),
      town('Bülach', 53, [8180]),
      town('Meilen', 156, [8706]),
    ],
  ),
  canton(
    'BE',
    2,
    [246, 600],
    [
      [9, 'de'],
      [1, 'fr'],
    ],
    [2500, 3999],
    [2604, 1190, 40],
    [
      town('Bern', 351, [3004, 3005, 3006, 3007, 3008, 3011, 3012, 3013, 3014, 3015, 3018]),
      town('Biel/Bienne', 371, [2502, 2503, 2504, 2505]),
      town('Thun', 942, [3600, 3603, 3604, 3608]),
      town('Köniz', 355, [3098]),
      town('Burgdorf', 404, [3400]),
      town('Langenthal', 329, [4900]),
      town('Spiez', 768, [3700]),
    ],
  ),
  canton(
    'LU',
    3,
    [74, 170],
    german,
    [6000, 6299],
    [2648, 1210, 20],
    [
      town('Luzern', 1061, [6003, 6004, 6005, 6006, 6014, 6015]),
      town('Emmen', 1024, [6032]),
      town('Kriens', 1059, [6010]),
      town('Sursee', 1103, [6210]),
    ],
  ),
  canton(
    'UR',
    4,
    [10, 28],
    german,
    [6450, 6499],
    [2690, 1185, 14],
    [town('Altdorf (UR)', 1201, [6460], 'Altdorf UR'), town('Schattdorf', 1213, [6467])],
  ),
  canton(
    'SZ',
    5,
    [30, 60],
    german,
    [6400, 6460],
    [2703, 1210, 14],
    [town('Schwyz', 1372, [6430]), town('Freienbach', 1322, [8807]), town('Einsiedeln', 1301, [8840])],
  ),
  canton('OW', 6, [9, 15], german, [6053, 6099], [2660, 1192, 9], [town('Sarnen', 1407, [6060])]),
  canton('NW', 7, [9, 20], german, [6362, 6399], [2673, 1200, 7], [town('Stans', 1509, [6370])]),
  canton('GL', 8, [14, 27], german, [8750, 8784], [2723, 1208, 12], [town('Glarus', 1632, [8750])]),
  canton(
    'ZG',
    9,
    [17, 25],
    german,
    [6300, 6345],
    [2682, 1225, 7],
    [town('Zug', 1711, [6300]), town('Baar', 1701, [6340]), town('Cham', 1702, [6330])],
  ),
  canton(
    'FR',
    10,
    [80, 280],
    [
      [7, 'fr'],
      [3, 'de'],
    ],
    [1470, 1797],
    [2573, 1172, 22],
    [town('Fribourg', 2196, [1700]), town('Bulle', 2125, [1630])],
  ),
  canton(
    'SO',
    11,
    [75, 150],
    german,
    [4500, 4719],
    [2612, 1239, 20],
    [town('Solothurn', 2601, [4500]), town('Olten', 2581, [4600]), town('Grenchen', 2546, [2540])],
  ),
  canton(
    'BS',
    12,
    [21, 8],
    german,
    [4001, 4059],
    [2612, 1267, 4],
    [
      town('Basel', 2701, [4051, 4052, 4053, 4054, 4055, 4056, 4057, 4058, 4059]),
      town('Riehen', 2703, [4125]),
    ],
  ),
  canton(
    'BL',
    13,
    [64, 100],
    german,
    [4101, 4497],
    [2622, 1256, 14],
    [
      town('Liestal', 2829, [4410]),
      town('Allschwil', 2762, [4123]),
      town('Reinach (BL)', 2773, [4153], 'Reinach BL'),
      town('Muttenz', 2770, [4132]),
    ],
  ),
  canton(
    'SH',
    14,
    [21, 40],
    german,
    [8200, 8263],
    [2687, 1284, 12],
    [town('Schaffhausen', 2939, [8200, 8203, 8207, 8208]), town('Neuhausen am Rheinfall', 2937, [8212])],
  ),
  canton('AR', 15, [18, 35], german, [9037, 9112], [2743, 1248, 9], [town('Herisau', 3001, [9100])]),
  canton('AI', 16, [5, 12], german, [9050, 9108], [2750, 1243, 6], [town('Appenzell', 3101, [9050])]),
  canton(
    'SG',
    17,
    [109, 220],
    german,
    [8715, 9658],
    [2740, 1238, 28],
    [
      town('St. Gallen', 3203, [9000, 9008, 9010, 9011, 9012, 9014, 9015, 9016]),
      town('Rapperswil-Jona', 3340, [8645], 'Jona'),
      town('Wil (SG)', 3427, [9500], 'Wil SG'),
      town('Gossau (SG)', 3443, [9200], 'Gossau SG'),
    ],
  ),
  canton(
    'GR',
    18,
    [72, 280],
    [
      [5, 'de'],
      [3, 'rm'],
      [2, 'it'],
    ],
    [7000, 7748],
    [2765, 1172, 42],
    [town('Chur', 3901, [7000]), town('Davos', 3851, [7260], 'Davos Dorf')],
  ),
  canton(
    'AG',
    19,
    [160, 260],
    german,
    [4303, 5745],
    [2655, 1250, 24],
    [
      town('Aarau', 4001, [5000, 5004]),
      town('Baden', 4021, [5400]),
      town('Wettingen', 4045, [5430]),
      town('Wohlen (AG)', 4082, [5610], 'Wohlen AG'),
      town('Rheinfelden', 4258, [4310]),
    ],
  ),
  canton(
    'TG',
    20,
    [66, 180],
    german,
    [8252, 9573],
    [2725, 1270, 22],
    [
      town('Frauenfeld', 4566, [8500]),
      town('Kreuzlingen', 4671, [8280]),
      town('Arbon', 4401, [9320]),
      town('Altnau', 4641, [8595]),
    ],
  ),
  canton(
    'TI',
    21,
    [112, 300],
    [[1, 'it']],
    [6500, 6999],
    [2712, 1118, 30],
    [
      town('Lugano', 5192, [6900]),
      town('Bellinzona', 5002, [6500, 6503]),
      town('Locarno', 5113, [6600]),
      town('Mendrisio', 5254, [6850]),
    ],
  ),
  canton(
    'VD',
    22,
    [148, 450],
    french,
    [1000, 1897],
    [2530, 1160, 32],
    [
      town('Lausanne', 5586, [1003, 1004, 1005, 1006, 1007, 1010, 1012, 1018]),
      town('Yverdon-les-Bains', 5938, [1400]),
      town('Montreux', 5886, [1820]),
      town('Nyon', 5724, [1260]),
      town('Vevey', 5890, [1800]),
    ],
  ),
  canton(
    'VS',
    23,
    [125, 300],
    [
      [2, 'fr'],
      [1, 'de'],
    ],
    [1868, 3999],
    [2610, 1120, 38],
    [town('Sion', 6266, [1950]), town('Sierre', 6248, [3960]), town('Martigny', 6136, [1920])],
  ),
  canton(
    'NE',
    24,
    [34, 80],
    french,
    [2000, 2416],
    [2550, 1205, 16],
    [town('Neuchâtel', 6458, [2000]), town('La Chaux-de-Fonds', 6421, [2300])],
  ),
  canton(
    'GE',
    25,
    [45, 70],
    french,
    [1201, 1298],
    [2500, 1118, 10],
    [
      town('Genève', 6621, [1201, 1202, 1203, 1204, 1205, 1206, 1207, 1208, 1209]),
      town('Vernier', 6643, [1214]),
      town('Carouge (GE)', 6608, [1227], 'Carouge GE'),
    ],
  ),
  canton(
    'JU',
    26,
    [25, 90],
    french,
    [2714, 2954],
    [2585, 1245, 16],
    [town('Delémont', 6711, [2800]), town('Porrentruy', 6800, [2900])],
  ),
]
