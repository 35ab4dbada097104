export const affordabilityInputLabels = {
  valueRappen: 'Wert der Immobilie',
  debtRappen: 'Hypothekarschuld',
  incomeRappen: 'Bruttoeinkommen pro Jahr',
  interestRate: 'Kalkulatorischer Zinssatz',
  maintenanceRate: 'Unterhalt und Nebenkosten, Anteil am Wert',
  limit: 'Grenze der Tragbarkeit',
  amortisationRule: 'Regel der Amortisation',
  targetLoanToValue: 'Zielbelehnung',
  years: 'Jahre bis zur Zielbelehnung',
  rate: 'Amortisation, Anteil an der Schuld',
}

const comparis = 'https://www.comparis.ch/hypotheken/info/glossar/tragbarkeit'
const checkedOn = '2026-11-14'

/** The rules as an owner reads them under «Warum?». Banks choose their own parameters. */
export const affordabilityRules = {
  loan_to_value: {
    id: 'loan_to_value',
    text: 'Belehnung = Hypothekarschuld geteilt durch Wert der Immobilie.',
    source: comparis,
    checkedOn,
  },
  affordability: {
    id: 'affordability',
    text: 'Tragbarkeit = (kalkulatorischer Zins + Unterhalt und Nebenkosten + Amortisation) geteilt durch Bruttoeinkommen. Die Parameter unterscheiden sich von Bank zu Bank.',
    source: comparis,
    checkedOn,
  },
  to_target: {
    id: 'to_target',
    text: 'Amortisation = Schuld über der Zielbelehnung, gleichmässig verteilt auf die angegebenen Jahre; üblich sind zwei Drittel des Werts innert 15 Jahren.',
    source: 'Mindestanforderungen der Schweizerischen Bankiervereinigung bei Hypothekarfinanzierungen',
    checkedOn,
  },
  share_of_debt: {
    id: 'share_of_debt',
    text: 'Amortisation = fester Anteil der Schuld pro Jahr (ältere Faustregel, üblich ist 1 %).',
    source: comparis,
    checkedOn,
  },
}
