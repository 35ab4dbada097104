import { acceptanceResults, type CheckPoint, type Signature } from '@hauswart/domain/acceptances/acceptance'
import { acceptanceResultLabels } from '@hauswart/domain/acceptances/acceptance.labels'
import { contractSubjects, contractTerms } from '@hauswart/domain/defects/defect'
import { contractSubjectLabels, contractTermsLabels } from '@hauswart/domain/defects/defect.labels'
import { day } from '#device/text/format.ts'
import {
  AddAcceptanceDocument,
  DeleteAcceptanceDocument,
  RestoreAcceptanceDocument,
  UpdateAcceptanceDocument,
  type HouseAcceptancesQuery,
} from '#gql/graphql.ts'
import { acceptancesQuery } from '#house/house-queries.ts'
import { defineRecord } from '#house/record/record.ts'
import { adds, edits, restores, trashes } from '#house/record/verbs.ts'

/** As the server tells it in its list. */
export type AcceptanceRow = NonNullable<HouseAcceptancesQuery['realEstate']>['acceptances']['nodes'][number]

const wordsOf = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): ReadonlyMap<string, string> => new Map(values.map((value) => [value, labels[value]]))

const inWords: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  terms: wordsOf(contractTerms, contractTermsLabels),
  subject: wordsOf(contractSubjects, contractSubjectLabels),
  result: wordsOf(acceptanceResults, acceptanceResultLabels),
}

const none = 'Niemand'

function listInWords(fact: string, value: readonly unknown[], nameOf: (id: string) => string | undefined) {
  if (fact === 'checklist') return (value as readonly CheckPoint[]).map(({ text }) => text).join(', ')
  if (fact === 'signatures') return (value as readonly Signature[]).map(({ name }) => name).join(', ') || none
  return value.map((one) => (fact === 'defectIds' ? (nameOf(String(one)) ?? '…') : String(one))).join(', ')
}

export const acceptances = defineRecord({
  noun: 'acceptance',
  lists: { all: acceptancesQuery },
  compare: (a, b) => (a.id < b.id ? -1 : 1),
  title: ({ title = '' }) => title,
  facts: {
    title: 'Bezeichnung',
    acceptedOn: 'Abnahme am',
    craftsmanId: 'Handwerker',
    terms: 'Vertrag',
    subject: 'Gegenstand',
    contractOn: 'Vertragsdatum',
    people: 'Anwesend',
    checklist: 'Checkliste',
    result: 'Ergebnis',
    defectIds: 'Festgestellte Mängel',
    repairBy: 'Zu beheben bis',
    note: 'Bemerkungen',
    signatures: 'Unterschriften',
  },
  inWords: (fact, value, nameOf) => {
    if (Array.isArray(value)) return listInWords(fact, value, nameOf)
    if (typeof value !== 'string') return undefined
    if (fact === 'craftsmanId') return nameOf(value) ?? '…'
    return fact.endsWith('On') || fact === 'repairBy' ? day(value) : inWords[fact]?.get(value)
  },
  blank: () => ({
    projectId: '',
    title: '',
    acceptedOn: '',
    craftsmanId: null,
    terms: 'work' as const,
    subject: 'immovable' as const,
    contractOn: null,
    people: [],
    checklist: [],
    result: 'clean' as const,
    defectIds: [],
    repairBy: null,
    note: null,
    signatures: [],
  }),
  verbs: {
    add: adds(AddAcceptanceDocument),
    update: edits(UpdateAcceptanceDocument),
    delete: trashes(DeleteAcceptanceDocument),
    restore: restores(RestoreAcceptanceDocument),
  },
  words: {
    add: (name) => `Abnahme ${name} erfassen`,
    update: (name) => `Abnahme ${name} ändern`,
    delete: (name) => `Abnahme ${name} löschen`,
    restore: (name) => `Abnahme ${name} zurückholen`,
  },
})
