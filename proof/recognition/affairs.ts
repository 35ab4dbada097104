type Facts = {
  readonly earlier: string
  readonly soon: string
  readonly sum: string
  readonly contact: string
}
type Affair = {
  /** An office is called by its town, a firm by its trade. */
  readonly office?: string
  readonly trade: string
  readonly handle: string
  readonly tagline: string
  readonly title: string
  readonly texts: (facts: Facts) => string[]
  readonly subjects: readonly string[]
  readonly parts: readonly string[]
}

export const affairs: readonly Affair[] = [
  {
    trade: 'Immobilien',
    handle: '',
    tagline: 'Verwaltung und Verkauf',
    title: 'Ihre Anfrage zum Waschküchenplan',
    texts: ({ earlier, soon, contact }) => [
      `Wir beziehen uns auf Ihr Schreiben vom ${earlier}. Der Waschküchenplan wurde mit allen Parteien besprochen und ab ${soon} neu geregelt.`,
      `Trocknungsraum und Tumbler stehen am Sonntag nicht zur Verfügung. Fragen beantwortet ${contact} gerne am Telefon.`,
    ],
    subjects: ['Waschküchenplan', 'Tumbler'],
    parts: ['waschküche', 'trocknung'],
  },
  {
    trade: 'Treuhand',
    handle: '',
    tagline: 'Buchführung, Steuern, Nachlass',
    title: 'Erbschaft und Eigenmietwert',
    texts: ({ earlier, soon, sum, contact }) => [
      `Besten Dank für das Gespräch vom ${earlier}. Der Eigenmietwert Ihrer Liegenschaft wurde neu geschätzt, der Unterschied beträgt ${sum} im Jahr.`,
      `Bitte senden Sie uns die Unterhaltsbelege bis ${soon}. Zuständig ist ${contact}.`,
    ],
    subjects: ['Eigenmietwert', 'Unterhaltsbelege'],
    parts: ['mietwert', 'belege'],
  },
  {
    office: 'Bauamt',
    trade: '',
    handle: 'Bauamt',
    tagline: 'Hochbau und Planung',
    title: 'Nachbargesuch: Aussteckung eines Carports',
    texts: ({ earlier, soon, contact }) => [
      `Auf dem Nachbargrundstück wird ein Carport erstellt. Das Baugesuch ging am ${earlier} ein und liegt bis ${soon} öffentlich auf.`,
      `Die Bauprofile stehen. Einsprachen sind schriftlich und begründet einzureichen. Auskunft erteilt ${contact}.`,
    ],
    subjects: ['Carport', 'Bauprofile'],
    parts: ['baugesuch', 'profile'],
  },
  {
    office: 'Zivilschutzstelle',
    trade: '',
    handle: 'Zivilschutz',
    tagline: 'Bevölkerungsschutz',
    title: 'Periodische Kontrolle Ihres Schutzraumes',
    texts: ({ earlier, soon, contact }) => [
      `Anlässlich der Begehung vom ${earlier} wurde festgestellt, dass die Panzertüre klemmt und der Gasfilter fehlt.`,
      `Wir bitten Sie, den Mangel bis ${soon} beheben zu lassen. Die Nachkontrolle macht ${contact}.`,
    ],
    subjects: ['Schutzraum', 'Panzertüre', 'Gasfilter'],
    parts: ['panzer', 'filter'],
  },
  {
    office: 'Forstrevier',
    trade: '',
    handle: 'Forstrevier',
    tagline: 'Wald und Waldrand',
    title: 'Waldabstand und Rückschnitt am Waldrand',
    texts: ({ earlier, soon, sum, contact }) => [
      `Beim Sturm vom ${earlier} sind zwei Eschen auf Ihr Grundstück gefallen. Der Rückschnitt am Waldrand beginnt am ${soon}.`,
      `Das Brennholz kann für ${sum} übernommen werden. Bitte melden Sie sich bei Förster ${contact}.`,
    ],
    subjects: ['Eschen', 'Brennholz', 'Waldabstand'],
    parts: ['waldrand', 'rückschnitt'],
  },
  {
    trade: 'Architektur',
    handle: '',
    tagline: 'dipl. Architekten FH SIA',
    title: 'Umbau Dachgeschoss: Besprechungsnotiz',
    texts: ({ earlier, soon, sum, contact }) => [
      `Gemäss Sitzung vom ${earlier} wird die Galerie über dem Wohnraum weggelassen, was rund ${sum} spart.`,
      `Die Ausführungspläne erhalten Sie am ${soon}. Die Statik rechnet das Büro von ${contact}.`,
    ],
    subjects: ['Galerie', 'Ausführungspläne', 'Statik'],
    parts: ['dachgeschoss', 'ausführung'],
  },
  {
    trade: 'Hypotheken',
    handle: '',
    tagline: 'Bank am Platz',
    title: 'Zinsanpassung Ihrer Festhypothek',
    texts: ({ earlier, soon, sum, contact }) => [
      `Die am ${earlier} vereinbarte Festhypothek läuft demnächst aus. Die Quartalsrate beträgt neu ${sum}.`,
      `Ohne Ihren Bericht bis ${soon} wird die Finanzierung im Geldmarkt weitergeführt. Ihr Berater ist ${contact}.`,
    ],
    subjects: ['Festhypothek', 'Quartalsrate', 'Geldmarkt'],
    parts: ['hypothek', 'quartal'],
  },
  {
    office: 'Schulpflege',
    trade: '',
    handle: 'Schulpflege',
    tagline: 'Volksschule',
    title: 'Pausenplatz: Bauarbeiten neben Ihrem Haus',
    texts: ({ earlier, soon, contact }) => [
      `Wie im Brief vom ${earlier} angekündigt, wird der Pausenplatz saniert. Am ${soon} fährt der Pneukran auf.`,
      `Wegen der Erschütterungen lassen wir ein Rissprotokoll aufnehmen; ${contact} meldet sich bei Ihnen.`,
    ],
    subjects: ['Pausenplatz', 'Pneukran', 'Rissprotokoll'],
    parts: ['erschütterung', 'kran'],
  },
]

type Quarrel = {
  readonly title: string
  readonly texts: (earlier: string, soon: string) => string[]
  readonly subjects: readonly string[]
  readonly parts: readonly string[]
}

export const quarrels: readonly Quarrel[] = [
  {
    title: 'Ihr Kirschbaum an unserer Grenze',
    texts: (earlier, soon) => [
      `Seit dem ${earlier} liegen wieder Äste Ihres Kirschbaums auf unserem Gewächshaus. Eine Scheibe ist gesprungen.`,
      `Wir bitten Sie freundlich, ihn bis ${soon} zurückzuschneiden.`,
    ],
    subjects: ['Kirschbaum', 'Gewächshaus'],
    parts: ['kirsch', 'scheibe'],
  },
  {
    title: 'Wegrecht über den Kiesplatz',
    texts: (earlier, soon) => [
      `Wie am ${earlier} am Gartenzaun besprochen, benutzen wir das Wegrecht über Ihren Kiesplatz weiterhin nur zu Fuss.`,
      `Den Anhänger stellen wir ab ${soon} anderswo ein.`,
    ],
    subjects: ['Wegrecht', 'Kiesplatz', 'Anhänger'],
    parts: ['gartenzaun', 'kies'],
  },
  {
    title: 'Geräusche der Luftwärmepumpe',
    texts: (earlier, soon) => [
      `In der Nacht auf den ${earlier} lief Ihre Wärmepumpe durchgehend, unser Schlafzimmer liegt vier Meter daneben.`,
      `Ein Schalldämpfer würde helfen. Können wir uns vor dem ${soon} treffen?`,
    ],
    subjects: ['Luftwärmepumpe', 'Schalldämpfer'],
    parts: ['schlafzimmer', 'dämpfer'],
  },
  {
    title: 'Danke für die Hilfe beim Wasserschaden',
    texts: (earlier, soon) => [
      `Ihr Nasssauger hat uns am ${earlier} gerettet. Der Bodenleger kommt erst am ${soon}.`,
      'Sie haben ein Nachtessen bei uns zugut, am liebsten mit Fondue.',
    ],
    subjects: ['Wasserschaden', 'Nasssauger', 'Fondue'],
    parts: ['bodenleger', 'sauger'],
  },
  {
    title: 'Kündigung Einstellplatz',
    texts: (earlier, soon) => [
      `Hiermit kündige ich den Einstellplatz, den ich seit dem ${earlier} von Ihnen miete, fristgerecht.`,
      `Den Handsender lege ich Ihnen bis ${soon} in den Briefkasten.`,
    ],
    subjects: ['Einstellplatz', 'Handsender'],
    parts: ['sender', 'briefkasten'],
  },
]
