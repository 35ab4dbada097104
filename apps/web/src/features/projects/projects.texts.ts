import { count } from '#device/text/format.ts'

export const projectsTexts = {
  title: 'Renovationen',
  add: 'Neue Renovation',
  noHouse: {
    title: 'Zuerst braucht es eine Immobilie',
    text: 'Renovationen gehören zu einer Immobilie. Erfassen Sie zuerst Ihre Immobilie.',
    action: 'Immobilie erfassen',
  },
  failed: {
    title: 'Die Renovationen konnten nicht geladen werden.',
    text: 'Was Sie erfasst haben, ist sicher.',
    offline:
      'Keine Verbindung, und auf diesem Gerät ist noch keine Kopie. Sobald Sie online sind, erscheinen die Renovationen.',
    again: 'Erneut versuchen',
    code: (code: string) => `Code ${code}`,
  },
  readerOnly: 'Sie können die Renovationen ansehen, aber nicht ändern.',
  empty: {
    title: 'Noch keine Renovation',
    text: 'Starten Sie aus der Analyse oder von Hand: mit einer Idee, einem Budget und den Bauteilen, um die es geht.',
  },
  running: (open: number, underway: number) =>
    open === 0
      ? 'Im Moment ist keine Renovation offen.'
      : `${count(open, 'Renovation ist offen', 'Renovationen sind offen')}, ${underway === 0 ? 'keine' : underway} davon in Ausführung.`,
  totals: 'Offene Renovationen',
  sums: {
    budget: 'Budget',
    committed: 'vergeben',
    invoiced: 'verrechnet',
    paid: 'bezahlt',
    forecast: 'Prognose',
    deviation: 'Abweichung',
    reserve: 'Reserve',
  },
  columns: {
    idea: 'Idee und Planung',
    offers: 'Offerten',
    awarded: 'Vergeben',
    underway: 'In Ausführung',
    closed: 'Abschluss',
  },
  columnEmpty: 'Keine',
  look: 'Ansicht',
  looks: { board: 'Tafel', list: 'Liste' },
  filter: {
    state: { label: 'Stand', every: 'Jeder Stand' },
    craftsmanId: { label: 'Handwerker', every: 'Alle Handwerker' },
    year: { label: 'Jahr', every: 'Alle Jahre' },
    componentId: { label: 'Bauteil', every: 'Alle Bauteile' },
    open: 'Alle offenen',
    gone: 'Gelöscht',
    none: {
      title: 'Keine Treffer.',
      text: 'Zu dieser Auswahl gibt es keine Renovation.',
    },
    all: 'Filter zurücksetzen',
  },
  paid: (paid: string, budget: string) => `${paid} von ${budget} bezahlt`,
  budgetOf: (budget: string) => `Budget ${budget}`,
  move: {
    label: (title: string) => `«${title}» verschieben nach`,
    button: 'Verschieben',
    title: (state: string) => `Verschieben nach «${state}»`,
    confirm: 'Dafür braucht es noch:',
    later: 'Das lässt sich auch nach dem Abschluss noch abhaken:',
    red: 'Vor dem Start ist noch offen:',
    reason: 'Grund',
    startReason: 'Warum trotzdem starten?',
    startHint: 'Bleibt mit den offenen Punkten im Verlauf der Immobilie stehen.',
    save: 'Verschieben',
    anyway: 'Trotzdem starten',
    stillMissing: 'Bitte bestätigen Sie, was noch fehlt.',
    needsReason: 'Bitte geben Sie einen Grund an.',
    shown: {
      asked: (words: string) => `${words}. So steht es unter «Bewilligung & Förderung».`,
      accepted: (day: string) => `Die Abnahme vom ${day} ist erfasst.`,
      refused: (day: string) => `Am ${day} wurde die Abnahme verweigert.`,
      bills: (all: number, open: number) =>
        open > 0
          ? `${open} von ${all} Rechnungen ${open === 1 ? 'ist' : 'sind'} noch nicht bezahlt.`
          : all === 1
            ? 'Die erfasste Rechnung ist bezahlt.'
            : `Alle ${all} erfassten Rechnungen sind bezahlt.`,
      rated: (all: number, unrated: readonly string[]) =>
        unrated.length > 0
          ? `Noch nicht bewertet: ${unrated.join(', ')}.`
          : all === 1
            ? 'Der Handwerker dieser Renovation ist bewertet.'
            : `Alle ${all} Handwerker dieser Renovation sind bewertet.`,
    },
    noWay: (from: string, column: string, next: readonly string[]) =>
      `Von «${from}» geht es nicht direkt zu «${column}».${next.length === 0 ? '' : ` Der nächste Schritt ist «${next[0]}».`}`,
    done: (title: string, state: string) => `«${title}» ist jetzt in «${state}».`,
  },
  close: {
    title: 'Renovation abschliessen',
    save: 'Abschliessen',
    components: 'Was wurde aus den Bauteilen?',
    hint: 'Ein erneuertes oder ersetztes Bauteil zählt ab diesem Jahr neu: in der Analyse, im Plan und im Budget. Rückgängig machen nimmt alles zusammen zurück.',
    outcomes: {
      same: 'Bleibt, wie es war',
      renewed: 'Erneuert, das Bauteil ist noch dasselbe',
      replaced: 'Ersetzt durch ein neues',
    },
    otherHeating:
      'Heizen Sie jetzt mit etwas anderem? Dann lassen Sie es hier, wie es war, und erfassen Sie den Ersatz beim Bauteil.',
    year: 'Im Jahr',
    stillUnsaid: 'Bitte sagen Sie, was aus diesem Bauteil wurde.',
    tooEarly: 'Da gab es eines der Bauteile noch nicht.',
    notYet: (year: number) => `Bitte ein Jahr bis ${year}.`,
  },
  decision: {
    begin: 'Renovation beginnen',
    open: (title: string) => `Zur Renovation «${title}»`,
  },
  project: {
    trail: 'Sie sind hier',
    steps: 'Stand der Renovation',
    tabs: { label: 'Bereiche der Renovation', overview: 'Übersicht', costs: 'Kosten' },
    next: 'Als Nächstes',
    nextMove: (state: string) => `Der nächste Schritt ist «${state}».`,
    nothingNext: 'Hier ist nichts mehr zu tun.',
    afterNext: (left: number) =>
      `Nach dem Abschluss ${left === 1 ? 'ist' : 'sind'} noch ${count(left, 'Punkt', 'Punkte')} offen.`,
    edit: 'Bearbeiten',
    delete: 'Löschen',
    deleted: (title: string) => `«${title}» liegt im Papierkorb.`,
    restored: (title: string) => `«${title}» ist wieder da.`,
    saved: (title: string) => `«${title}» gespeichert.`,
    paused: (state: string) => `Pausiert in «${state}».`,
    gone: { title: 'Die Renovation konnte nicht geladen werden', retry: 'Erneut versuchen' },
    offline: 'Ohne Verbindung sehen Sie nur, was auf diesem Gerät gespeichert ist.',
  },
  lien: {
    title: 'Bauhandwerkerpfandrecht',
    sentence:
      'Wer hier gearbeitet hat und nicht bezahlt ist, kann bis vier Monate nach der Vollendung ein Pfandrecht auf Ihrem Grundstück eintragen lassen (ZGB 839 Abs. 2).',
    none: 'Noch offen',
    states: {
      open: 'Rot · Rechnung überfällig',
      possible: 'Gelb · Pfandrecht möglich',
      over: 'Grün · Fristen abgelaufen',
    },
    firm: { open: 'Überfällig', possible: 'Möglich', over: 'Abgelaufen' },
    empty: 'Noch hat hier niemand einen Auftrag, eine Rechnung oder eine Abnahme.',
    openSince: (amount: string, day: string) => `Nicht bezahlt: ${amount}, zahlbar bis ${day}.`,
    euros: 'eine Rechnung in Euro',
    paid: 'Alle erfassten Rechnungen sind bezahlt.',
    noInvoice: 'Keine Rechnung erfasst.',
    until: (day: string, from: string) => `Ein Pfandrecht kann bis zum ${day} eingetragen werden, ${from}.`,
    from: {
      acceptance: (day: string) => `vier Monate ab der Abnahme am ${day}`,
      end: (day: string) => `vier Monate ab dem Ende der Renovation am ${day}`,
    },
    over: (day: string) => `Die Frist ist am ${day} abgelaufen.`,
    notYet:
      'Die vier Monate beginnen erst, wenn die Arbeit vollendet ist: mit der Abnahme oder dem Ende der Renovation.',
    advice:
      'Bezahlt zu haben genügt nicht: Auch Subunternehmer, die von der Firma kein Geld bekommen, können ein Pfandrecht verlangen (ZGB 837 Abs. 1 Ziff. 3). Lassen Sie sich vor der letzten Zahlung bestätigen, dass sie bezahlt sind, oder behalten Sie bis dahin einen Teil zurück.',
    source:
      'Quelle: Zivilgesetzbuch (SR 210), gelesen am 18.11.2026; Tage und Rechnungen aus Ihren Angaben. Massgebend ist, wann die letzte vertragliche Arbeit ausgeführt war; wer Mängel behebt, gewinnt keine Zeit. Ersetzt keine Rechtsberatung.',
  },
  report: {
    title: 'Bericht',
    about:
      'Alles über diese Renovation auf Papier: Arbeiten, Firmen, Kosten, Abnahmen, Garantien, Mängel und erneuerte Bauteile.',
    draft:
      'Wie die Renovation heute steht, als Zwischenstand. Nach dem Abschluss wird daraus der Abschlussbericht.',
    before:
      'Sehen Sie vorher nach, was im Bericht steht. Den Abschlussbericht gibt es danach auf der Seite der Renovation.',
    noAmounts: 'Er enthält keine Beträge.',
    seenByAll: 'Was in den Unterlagen liegt, sehen alle Personen dieser Immobilie, auch die Beträge.',
    download: (name: string) => `${name} herunterladen`,
    file: 'In Unterlagen ablegen',
    waiting: 'Den Bericht gibt es, sobald die Renovation übertragen ist.',
    failed: 'Der Bericht konnte nicht erstellt werden. Bitte versuchen Sie es erneut.',
    filed: 'Der Bericht liegt in den Unterlagen unter «Abnahme & Mängel».',
    notFiled:
      'Der Bericht konnte nicht abgelegt werden. Laden Sie ihn herunter und fügen Sie ihn in den Unterlagen hinzu.',
  },
  light: {
    title: 'Start-Ampel',
    green: 'Grün · alles in Ordnung',
    open: (left: number, all: number) => `Rot · ${all - left} von ${all} in Ordnung`,
    sentence: 'Was vor dem Baubeginn geklärt sein soll. Haken Sie ab, was erledigt oder nicht nötig ist.',
  },
  after: {
    title: 'Nach dem Abschluss',
    green: 'Alles erledigt',
    open: (left: number) => `${count(left, 'Punkt', 'Punkte')} offen`,
    sentence:
      'Was nach der letzten Rechnung noch Geld wert ist. Haken Sie ab, was erledigt oder nicht nötig ist.',
  },
  facts: {
    title: 'Angaben',
    none: 'Keine',
    from: (day: string) => `ab ${day}`,
    until: (day: string) => `bis ${day}`,
    reserve: (percent: number) => `${percent} %`,
    goneComponent: 'Gelöschtes Bauteil',
  },
  costs: {
    title: 'Kostenpositionen',
    caption: 'Kostenpositionen der Renovation',
    add: 'Position erfassen',
    addTitle: 'Kostenposition erfassen',
    remove: 'Entfernen',
    total: 'Total',
    empty: 'Noch keine Position. Erfassen Sie, was geplant, vergeben, verrechnet und bezahlt ist.',
    noRight: 'Die Kosten sehen nur Personen mit dem Finanzrecht.',
    save: 'Speichern',
    open: (title: string) => `«${title}» bearbeiten`,
    name: 'Bezeichnung',
    nameExample: 'z. B. Sanitär',
    planned: 'Budgetiert',
    committed: 'Vergeben',
    invoiced: 'Verrechnet',
    paid: 'Bezahlt',
    expected: {
      under: (amount: string) => `Voraussichtlich ${amount} unter Budget`,
      over: (amount: string) => `Voraussichtlich ${amount} über Budget`,
      even: 'Voraussichtlich genau im Budget',
    },
    ended: {
      under: (amount: string) => `${amount} unter Budget`,
      over: (amount: string) => `${amount} über Budget`,
      even: 'Genau im Budget',
    },
    free: (amount: string) => `davon frei ${amount}`,
    usedUp: 'aufgebraucht',
    levels: { fine: 'bis 5 % darüber', raised: 'mehr als 5 % darüber', high: 'mehr als 10 % darüber' },
    noBudget: 'Noch kein Budget',
    noCosts: 'Noch keine Kosten erfasst',
    loose: 'Rechnungen ohne Position',
    fromOrders: (amount: string) =>
      `Vergeben enthält ${amount} aus angenommenen Nachträgen. Sie stehen unter «Offerten».`,
    fromInvoices: (amount: number) =>
      `Verrechnet und bezahlt stammen aus ${count(amount, 'Rechnung', 'Rechnungen')}. Was Sie von Hand eingegeben haben, zählt nicht dazu.`,
    byHand:
      'Verrechnet und bezahlt stammen aus Ihrer Eingabe. Sobald Sie dieser Renovation Rechnungen zuordnen, zählen diese.',
    invoices: 'Rechnungen dieser Renovation',
  },
  form: {
    titleExample: 'z. B. Bad im Obergeschoss',
    description: 'Was soll gemacht werden, und wozu?',
    components: 'Bauteil hinzufügen',
    drop: (name: string) => `${name} entfernen`,
    save: 'Speichern',
    endsBefore: 'Das Ende liegt vor dem Beginn.',
    wrongDay: 'Bitte ein Datum angeben.',
    wrongReserve: 'Zwischen 0 und 50 Prozent.',
    wrongBudget: 'Bitte einen Betrag angeben.',
  },
  wizard: {
    next: 'Weiter',
    back: 'Zurück',
    finish: 'Renovation erfassen',
    added: (title: string) => `«${title}» ist erfasst.`,
    steps: [
      {
        title: 'Was möchten Sie renovieren?',
        sentence: 'Eine Vorlage schlägt Art und Bauteile vor. Alles lässt sich ändern.',
      },
      {
        title: 'Um welche Bauteile geht es?',
        sentence: 'Sie können auch keines wählen und es später ergänzen.',
      },
      { title: 'Zeit und Budget', sentence: 'Grob genügt. Beides können Sie jederzeit anpassen.' },
      { title: 'Stimmt alles?', sentence: 'Die Renovation beginnt als Idee.' },
    ],
    template: 'Vorlage',
    noDay: 'noch offen',
    noBudget: 'noch offen',
  },
} as const
