import { recurrenceWords } from '../days/recurrence.labels.ts'
import { upkeepRecurrence } from '../upkeep/maintenance.ts'
import { day } from '../formats/format.ts'
import { warrantySentence } from '../invoices/warranty.labels.ts'
import { deadlineWords } from '../defects/defect.labels.ts'
import type { DefectDemand } from '../defects/demand.ts'
import type { DeadlineRule, PlainRule } from './rule.ts'

type RuleBy<By> = Extract<DeadlineRule, { readonly by: By }>

/** A rule in words, with its article and where we know it from. */
export type RuleWords = {
  readonly sentence: string
  readonly article: string | null
  readonly source: string
  /** When somebody last looked there. */
  readonly checkedOn: string | null
  /** Whether we have read the source ourselves. */
  readonly isVerified: boolean
}

/** OR (SR 220) 102, read 2026-11-17 at lawbrary.ch; OR 3 the same day at law.ch. The warranty law: `warranty-law.ts`. */
const lookedUpOn = '2026-11-17'
const code = 'Obligationenrecht (SR 220)'

const said = (sentence: string, source: string, article: string | null = null): RuleWords => ({
  sentence,
  article,
  source,
  checkedOn: article === null ? null : lookedUpOn,
  isVerified: true,
})

/** Of what its paper alone says. */
const plain: Readonly<Record<PlainRule['by'], RuleWords>> = {
  document: said('Bis dann gilt die Unterlage.', 'Ihre Angabe bei der Unterlage'),
  defect: said('Für die Regel fehlen Angaben zum Vertrag.', 'Ihre Angaben beim Mangel'),
  maker_warranty: said(
    'Bis dann gilt die Garantie des Herstellers; was sie deckt und verlangt, steht darin.',
    'Ihre Angabe beim Bauteil',
  ),
  permit: said(
    'Bis dann gilt die Bewilligung. Ob bis dann begonnen oder fertig gebaut sein muss, steht darin.',
    'Ihre Angabe bei der Bewilligung',
  ),
  promise: said(
    'Bis dann gilt die Zusage. Ob die Arbeiten bis dann fertig und gemeldet sein müssen, steht darin.',
    'Ihre Angabe beim Fördergesuch',
  ),
  invoice: said(
    'Zahlbar bis zu diesem Tag. War der Tag vereinbart, sind Sie danach in Verzug, sonst mit der ersten Mahnung.',
    `Rechnung; ${code}`,
    'OR 102',
  ),
  retention: said(
    'Bis dann behalten Sie einen Teil der Rechnung zurück. Den Tag haben Sie gesetzt: Prüfen Sie, ob der Grund noch gilt, und zahlen Sie sonst den Rest.',
    'Ihre Angabe bei der Rechnung',
  ),
  discount: said('Wer bis dann zahlt, zieht den Skonto ab.', 'Bedingung auf der Rechnung'),
  quote: said(
    'Bis dann ist die Firma an ihre Offerte gebunden; Ihre Zusage muss vorher bei ihr sein.',
    `Offerte; ${code}`,
    'OR 3',
  ),
}

/** «60 Tage ab der Abnahme …», with the article and where we know it from. */
export function ruleWords(rule: DeadlineRule): RuleWords {
  if (rule.by === 'plan') {
    const { state, year } = rule
    const sentence =
      state === 'planned'
        ? `Sie haben die Renovation für ${year} geplant.`
        : `Sie haben den Entscheid auf ${year} verschoben.`
    return said(sentence, 'Ihr Entscheid')
  }
  if (rule.by === 'upkeep') return upkeepWords(rule)
  if (rule.by === 'subsidy') return subsidyWords(rule)
  if (rule.by === 'lien') return lienWords(rule)
  if (rule.by === 'invoice_warranty') return billedWords(rule)
  if (rule.by === 'repair') return repairWords(rule)
  return rule.by === 'warranty' ? warrantyWords(rule) : plain[rule.by]
}

/** As the figures of the analysis say it (`subsidy.labels.ts`); each canton has its own form and its own reply time. */
const subsidyWords = ({ startsOn }: RuleBy<'subsidy'>): RuleWords => ({
  ...said(
    `Das Gesuch muss vor Beginn der Arbeiten eingereicht sein, geplant am ${day(startsOn)}. Ob es gefördert wird und ob Sie die Zusage abwarten müssen, sagt die Energiefachstelle des Kantons.`,
    'Gebäudeprogramm, Bedingungen der Kantone',
  ),
  isVerified: false,
})

/** Read 2026-11-18: `lien.ts`. That the day of the acceptance stands for the completion is our assumption. */
const lienWords = ({ law: { startsOn, lastDay, movedFrom } }: RuleBy<'lien'>): RuleWords => {
  const moved =
    movedFrom === null ? '' : ` Der letzte Tag verschiebt sich auf den nächsten Werktag, den ${day(lastDay)}.`
  return {
    sentence: `So lange kann ein Bauhandwerkerpfandrecht eingetragen werden: vier Monate ab der Vollendung, hier ab der Abnahme am ${day(startsOn)}.${moved}`,
    article: 'ZGB 839 Abs. 2',
    source: 'Zivilgesetzbuch (SR 210)',
    checkedOn: '2026-11-18',
    isVerified: true,
  }
}

const demanded: Readonly<Record<DefectDemand, string>> = {
  repair: 'Bis dann soll der Mangel behoben sein.',
  reduction: 'Bis dann soll die Firma den Preis herabsetzen.',
  replacement: 'Bis dann soll die Firma Ersatz liefern.',
}

/** The day is the owner's; what the law gives is the claim. Where the articles come from: `demand.ts`. */
const repairWords = ({ demand, article }: RuleBy<'repair'>): RuleWords => ({
  sentence: `${demanded[demand]} Den Tag haben Sie gesetzt.`,
  article,
  source: article === null ? 'Ihre Angabe beim Mangel' : 'Ihre Angabe beim Mangel; Anspruch aus zweiter Hand',
  checkedOn: article === null ? null : '2026-11-18',
  isVerified: article === null,
})

/** The day it began the owner said: by the law it is the one on which the work was accepted or the thing handed over. */
const billedWords = ({ basis, from, years, article }: RuleBy<'invoice_warranty'>): RuleWords =>
  article === null
    ? said(warrantySentence(basis, years, day(from)), 'Ihre Angabe bei der Rechnung')
    : said(warrantySentence(basis, years, day(from)), `Ihre Angabe bei der Rechnung; ${code}`, article)

const warrantyWords = ({ law, isNotice, isSia }: RuleBy<'warranty'>): RuleWords => ({
  sentence: `${isNotice ? 'Rügen' : 'Verjährung'}: ${deadlineWords(law)}`,
  article: law.article,
  source: isSia ? 'SIA 118, aus zweiter Hand' : `${code}, Fassung seit 01.01.2026`,
  checkedOn: lookedUpOn,
  isVerified: !isSia,
})

function upkeepWords({ isDuty, reference, ...task }: RuleBy<'upkeep'>): RuleWords {
  const every = recurrenceWords(upkeepRecurrence({ ...task, nextOn: '' }))
  const duty = isDuty ? ' Die Kontrolle ist Pflicht; massgebend ist Ihr Kanton.' : ''
  return {
    sentence: `${every.slice(0, 1).toUpperCase()}${every.slice(1)}.${duty}`,
    article: null,
    source: reference?.source ?? 'Ihr eigener Abstand',
    checkedOn: reference?.checkedOn ?? null,
    isVerified: reference?.isVerified ?? true,
  }
}
