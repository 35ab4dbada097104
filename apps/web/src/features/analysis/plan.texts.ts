import { count } from '#device/text/format.ts'

/** What became of the to-dos of a decision; `kept` are those somebody works on. */
type Followed = Readonly<Record<'written' | 'removed' | 'kept', readonly unknown[]>>

const keptTodos = ({ kept: { length } }: Followed): readonly string[] => {
  if (length === 0) return []
  return length === 1
    ? ['Ein begonnenes To-do bleibt unverändert.']
    : [`${length} begonnene To-dos bleiben unverändert.`]
}

const removedTodos = ({ removed: { length } }: Followed): readonly string[] => {
  if (length === 0) return []
  return length === 1
    ? ['Das bisherige unberührte To-do ist gelöscht.']
    : [`Die ${length} bisherigen unberührten To-dos sind gelöscht.`]
}

/** «Geplant für 2031, mit 3 To-dos.», and what became of those that were there. */
const withTodos = (planned: string, followed: Followed | undefined): string => {
  if (followed === undefined) return `${planned}.`
  const { length } = followed.written
  const first = length === 0 ? `${planned}.` : `${planned}, mit ${count(length, 'To-do', 'To-dos')}.`
  return [first, ...removedTodos(followed), ...keptTodos(followed)].join(' ')
}

/** The same of a decision that only got another year. */
const withKept = (said: string, followed: Followed | undefined): string =>
  [said, ...(followed === undefined ? [] : keptTodos(followed))].join(' ')

/** The words of the plan: moving, deciding, bundling, preparing. */
export const planTexts = {
  acts: {
    moved: (title: string, year: number, followed?: Followed) =>
      withKept(`${title}: geplant für ${year}.`, followed),
    bundled: (year: number, followed: Followed | undefined) =>
      withTodos(`Zusammen geplant für ${year}`, followed),
    takenBack: 'Zurückgenommen.',
    waitsWithTodos:
      'Auf diesem Gerät gespeichert. Wird gesendet, sobald Sie online sind; die To-dos dazu folgen dann.',
  },
  timeline: {
    title: 'Die nächsten 30 Jahre',
    sentence: (canMove: boolean) =>
      canMove
        ? 'Ziehen Sie eine Massnahme in ein anderes Jahr. Die Summen passen sich sofort an.'
        : 'Was Ihr Haus braucht, Jahr für Jahr.',
    board: 'Zeitachse, seitlich scrollen',
    years: 'Jahre und ihre Kosten',
    entries: 'Massnahmen',
    keys: 'Mit den Pfeiltasten links und rechts um ein Jahr verschieben, mit Escape zurück, mit der Eingabetaste sichern oder öffnen.',
    announce: (title: string, year: number) => `${title}: ${year}`,
    inYear: (year: number) => ` im Jahr ${year}`,
    costOf: (title: string, year: number) => `Kosten ${year}: ${title}`,
    costIn: (year: number) => `Kosten im Jahr ${year}`,
    open: 'offen',
    free: 'nichts geplant',
    again: 'später wieder',
    states: { planned: 'geplant', postponed: 'zurückgestellt' },
    total: 'Kosten bis dahin',
    saved: 'Erspartes bis dahin',
    savedWithFund: 'Erspartes und Erneuerungsfonds bis dahin',
    scale: (most: string) => `Skala bis CHF ${most}`,
    perYear: 'Kosten pro Jahr',
    tableCaption: 'Kosten und Erspartes bis zum Ende jedes Jahres',
    tableYear: 'Jahr',
    tableMoney: 'Kosten und Erspartes',
    tableRow: (cost: string, saved: string) => `Kosten ${cost}, Erspartes ${saved}`,
    sum: (until: number) => `Kosten bis ${until}`,
    rejected: (names: string) => `In keiner Summe, weil Sie die Erneuerung abgelehnt haben: ${names}.`,
    withoutCost: (names: string) => `In keiner Summe, weil ein Richtpreis oder die Menge fehlt: ${names}.`,
  },
  taxes: {
    inYear: (year: number) => `Steuerersparnis im Jahr ${year}`,
    more: 'Mehr gespart:',
    moreIn: (year: number) => `Mehr gespart, wenn ${year} auf zwei Jahre verteilt wird`,
  },
  inflation: {
    label: 'Preise',
    today: 'Heutige Preise',
    grown: 'Mit Teuerung',
    withRate: (rate: string) => `Mit ${rate} Teuerung pro Jahr`,
    rate: 'Teuerung pro Jahr',
    unit: '%',
    apply: 'Anwenden',
    fault: (most: number) => `Zwischen 0.1 und ${most} %.`,
  },
  entry: {
    year: 'Jahr ändern',
    recommended: (year: number) => `Empfohlen ist ${year}.`,
    proposed: (year: number) => `${year} (empfohlen)`,
    laterRound: 'Hier ist dasselbe Bauteil wieder an der Reihe. Das Jahr richtet sich nach dem Ersatz davor.',
    cost: (title: string) => `Kosten der Massnahme: ${title}`,
    costLabel: 'Kosten',
    toComponent: (name: string) => `${name} ansehen`,
    save: 'Übernehmen',
    close: 'Schliessen',
  },
  bundles: {
    title: 'Bündeln lohnt sich',
    sentence: 'Diese Massnahmen fallen in ähnliche Jahre.',
    saving: (sentence: string) => `Ersparnis: ${sentence}`,
    inYear: (year: number) => `Im Jahr ${year} gespart:`,
    make: 'Zusammen planen',
  },
  bundleSheet: {
    title: 'Massnahmen bündeln',
    text: 'Was soll zusammen gemacht werden? Wählen Sie mindestens zwei.',
    tooFew: 'Bitte wählen Sie mindestens zwei Massnahmen.',
    choice: (title: string, year: number | null) => (year === null ? title : `${title} (${year})`),
    year: 'Im Jahr',
    save: 'Zusammen planen',
  },
  bundleQuestion: {
    title: 'Mit neuer Schätzung zusammen planen?',
    dropped: (name: string, amount: string) => `${name}: Ihr eigener Betrag von ${amount} entfällt.`,
    instead:
      'Er galt nur für diesen Teil. Für alles zusammen gilt die Schätzung, bis Sie einen neuen Betrag eintragen.',
    confirm: 'Zusammen planen',
  },
  measures: {
    sentence: (proposed: number, decided: number) =>
      `${count(proposed, 'Vorschlag', 'Vorschläge')} für die nächsten 10 Jahre, ${count(decided, 'Entscheid', 'Entscheide')} getroffen.`,
    bundle: 'Bündeln',
    prepare: 'Renovation vorbereiten',
    nothing: 'In den nächsten 10 Jahren steht nichts an, worüber Sie noch entscheiden müssen.',
    near: 'Vorschläge',
    decided: 'Entschieden',
    later: (amount: number) => `Später als in 10 Jahren (${amount})`,
    closed: (amount: number) => `Abgelehnt oder erledigt (${amount})`,
    legal:
      'Jede Steuerersparnis ist für sich allein gerechnet; was in einem Jahr zusammen gespart wird, steht bei der Zeitachse. Diese Angaben ersetzen keine Rechts- oder Steuerberatung. Quelle und Stand stehen bei jeder Zahl.',
    states: {
      proposed: (year: number | null) => (year === null ? 'Vorschlag' : `Vorschlag ${year}`),
      planned: (year: number | null) => (year === null ? 'geplant' : `geplant ${year}`),
      postponed: (year: number | null) => (year === null ? 'zurückgestellt' : `zurückgestellt bis ${year}`),
      rejected: () => 'abgelehnt',
      done: (year: number | null) => (year === null ? 'erledigt' : `erledigt ${year}`),
    },
    named: (title: string, decision: string) => `${title}, ${decision}`,
    because: (decision: string, reason: string) => `${decision}: «${reason}»`,
    costOf: (title: string) => `Kosten: ${title}`,
    figureOf: (label: string, name: string) => `${label}: ${name}`,
    subsidy: 'Mögliche Förderung',
    tax: 'Steuerersparnis',
    since: (name: string, year: number) => `${name} von ${year}:`,
    sinceAssumed: (name: string, year: number) => `${name} von etwa ${year} (angenommen):`,
    left: (years: number) => `noch ${count(years, 'Jahr', 'Jahre')}`,
    usual: 'üblich sind',
    remainingOf: (name: string) => `Restliche Jahre: ${name}`,
    lifetimeOf: (name: string) => `Übliche Lebensdauer: ${name}`,
    noLifetime: 'Noch kein Richtwert für die Lebensdauer.',
    condition: (word: string) => `Zustand: ${word}`,
    ownReason: (reason: string) => `Ihr Grund: «${reason}»`,
    toComponent: (name: string) => `${name} ansehen`,
    acts: { planned: 'Planen', postponed: 'Zurückstellen', rejected: 'Ablehnen' },
    change: 'Ändern',
    finished: 'Erledigt: wurde ersetzt',
    takeBack: 'Entscheid zurücknehmen',
    more: (title: string) => `Weitere Aktionen: ${title}`,
    takingBack: {
      gone: (title: string, todos: number) =>
        [
          `Entscheid zurückgenommen: ${title}.`,
          ...(todos === 0
            ? []
            : todos === 1
              ? ['Das unberührte To-do dazu ist ebenfalls gelöscht.']
              : [`Die ${todos} unberührten To-dos dazu sind ebenfalls gelöscht.`]),
        ].join(' '),
      back: (title: string, todos: number) =>
        [
          `Entscheid steht wieder: ${title}.`,
          ...(todos === 0
            ? []
            : todos === 1
              ? ['Auch das To-do ist wieder da.']
              : [`Auch die ${todos} To-dos sind wieder da.`]),
        ].join(' '),
    },
  },
  decision: {
    titles: {
      planned: (title: string) => `Planen: ${title}`,
      postponed: (title: string) => `Zurückstellen: ${title}`,
      rejected: (title: string) => `Ablehnen: ${title}`,
    },
    save: { planned: 'Planen', postponed: 'Zurückstellen', rejected: 'Ablehnen' },
    done: {
      planned: (title: string, followed?: Followed) => withKept(`Geplant: ${title}.`, followed),
      postponed: (title: string, followed?: Followed) => withKept(`Zurückgestellt: ${title}.`, followed),
      rejected: (title: string, followed?: Followed) => withKept(`Abgelehnt: ${title}.`, followed),
    },
    labels: {
      year: 'Geplant für das Jahr',
      until: 'Zurückstellen bis zum Jahr',
      title: 'Eigene Bezeichnung',
      reason: 'Grund',
      costRappen: 'Eigener Betrag',
    },
    hints: {
      rejected: 'Später wissen Sie so noch, warum.',
      title: 'Zum Beispiel «Wärmepumpe statt Öl».',
      cost: 'Zum Beispiel aus einer Offerte. Er ersetzt die Schätzung.',
    },
  },
  renovation: {
    title: 'Renovation planen',
    components: 'Welche Bauteile?',
    choice: (name: string, note: string) => `${name} · ${note}`,
    noComponents: 'Bitte wählen Sie mindestens ein Bauteil.',
    name: 'Titel',
    nameHint: 'Zum Beispiel «Heizung und Warmwasser».',
    year: 'Im Jahr',
    cost: 'Eigener Betrag',
    costHint: 'Zum Beispiel aus einer Offerte. Er ersetzt die Schätzung.',
    withTodos: 'To-dos dazu anlegen',
    save: 'Renovation planen',
    saved: (year: number, followed: Followed | undefined) => withTodos(`Geplant für ${year}`, followed),
    todos: {
      offers: 'Drei Offerten einholen',
      subsidy: 'Fördergesuch vor Baubeginn einreichen',
      permit: 'Bewilligung bei der Gemeinde klären',
      asbestos: 'Vor den Arbeiten auf Asbest prüfen lassen',
      contract: 'Auftrag schriftlich erteilen',
    },
  },
} as const
