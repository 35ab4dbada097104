type Supply = {
  readonly sender: (city: string) => {
    readonly name: string
    readonly handle: string
    readonly tagline: string
  }
  readonly title: string
  readonly what: string
  readonly unit: string
  readonly fee: string
  readonly part: string
  readonly remark: string
}

export const supplies: readonly Supply[] = [
  {
    sender: (city) => ({
      name: `Elektrizitätswerk ${city} AG`,
      handle: 'Elektrizitätswerk',
      tagline: 'Strom aus der Nähe',
    }),
    title: 'Stromlieferung',
    what: 'Energie Hochtarif',
    unit: 'kWh',
    fee: 'Netznutzung',
    part: 'netz',
    remark: 'Rückliefervergütung für Solarstrom folgt separat.',
  },
  {
    sender: (city) => ({
      name: `Wasserversorgung ${city}`,
      handle: 'Wasserversorgung',
      tagline: 'Genossenschaft seit 1896',
    }),
    title: 'Trinkwasser',
    what: 'Wasserbezug',
    unit: 'Liter x 100',
    fee: 'Zählermiete',
    part: 'zähler',
    remark: 'Die Wasserhärte beträgt 32 französische Grad.',
  },
  {
    sender: () => ({ name: 'Aaregas AG', handle: 'Aaregas', tagline: 'Erdgas und Biogas' }),
    title: 'Gasbezug',
    what: 'Biogas 20 % Anteil',
    unit: 'kWh',
    fee: 'Gasanschluss',
    part: 'biogas',
    remark: 'Die CO2-Abgabe ist im Arbeitspreis enthalten.',
  },
  {
    sender: (city) => ({
      name: `Wärmeverbund ${city} Genossenschaft`,
      handle: 'Wärmeverbund',
      tagline: 'Holzschnitzel aus dem Dorf',
    }),
    title: 'Fernwärme',
    what: 'Wärmebezug',
    unit: 'kWh',
    fee: 'Leistungspreis',
    part: 'wärme',
    remark: 'Die Übergabestation wird im Herbst plombiert.',
  },
  {
    sender: () => ({
      name: 'Telbrugg Kabelnetz AG',
      handle: 'Telbrugg',
      tagline: 'Internet Fernsehen Telefon',
    }),
    title: 'Glasfaser',
    what: 'Datenvolumen',
    unit: 'Einheiten',
    fee: 'Hausanschluss',
    part: 'glas',
    remark: 'Der Router bleibt Eigentum der Betreiberin.',
  },
  {
    sender: () => ({
      name: 'Heizöl Rheintal AG',
      handle: 'Rheintal',
      tagline: 'Brennstoffe und Tankrevision',
    }),
    title: 'Heizöllieferung',
    what: 'Heizöl extraleicht',
    unit: 'Liter',
    fee: 'Transportzuschlag',
    part: 'heizöl',
    remark: 'Getankt wurde über den Füllstutzen an der Nordseite.',
  },
]

type Due = {
  readonly unit: string
  readonly subject: string
  readonly line: string
  readonly word: string
  readonly part: string
}

export const dues: readonly Due[] = [
  {
    unit: 'Abteilung Tiefbau',
    subject: 'Abwasser',
    line: 'Kanalisationsgebühr nach Gebäudevolumen',
    word: 'Kanalisationsgebühr',
    part: 'kanal',
  },
  {
    unit: 'Umwelt und Entsorgung',
    subject: 'Kehricht',
    line: 'Kehrichtgrundgebühr pro Haushalt',
    word: 'Kehrichtgrundgebühr',
    part: 'kehricht',
  },
  {
    unit: 'Bauamt',
    subject: 'Baubewilligung',
    line: 'Bewilligung Wintergarten im Anzeigeverfahren',
    word: 'Wintergarten',
    part: 'anzeige',
  },
  {
    unit: 'Feuerpolizei',
    subject: 'Brandschutz',
    line: 'Abnahme Cheminéeofen und Feuerlöscher',
    word: 'Feuerlöscher',
    part: 'löscher',
  },
  {
    unit: 'Vermessung',
    subject: 'Grenzstein',
    line: 'Nachführung Grenzstein und Mutationsplan',
    word: 'Mutationsplan',
    part: 'mutation',
  },
  {
    unit: 'Sicherheit',
    subject: 'Parkkarte',
    line: 'Anwohnerparkkarte blaue Zone',
    word: 'Anwohnerparkkarte',
    part: 'anwohner',
  },
  {
    unit: 'Strassenunterhalt',
    subject: 'Winterdienst',
    line: 'Schneeräumung Privatstrasse',
    word: 'Schneeräumung',
    part: 'räumung',
  },
]
