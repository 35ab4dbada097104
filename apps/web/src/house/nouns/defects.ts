import {
  contractSubjects,
  contractTerms,
  defectNatures,
  defectStates,
  noticeWays,
} from '@hauswart/domain/defects/defect'
import {
  contractSubjectLabels,
  contractTermsLabels,
  defectDemandLabels,
  defectNatureLabels,
  defectStateLabels,
  noticeWayLabels,
} from '@hauswart/domain/defects/defect.labels'
import { defectDemands } from '@hauswart/domain/defects/demand'
import { day } from '#device/text/format.ts'
import {
  AddDefectDocument,
  DeleteDefectDocument,
  RestoreDefectDocument,
  UpdateDefectDocument,
  type HouseDefectsQuery,
} from '#gql/graphql.ts'
import { defectsQuery } from '#house/house-queries.ts'
import { defineRecord } from '#house/record/record.ts'
import { adds, edits, restores, trashes } from '#house/record/verbs.ts'
import { picturesOf, pictureWords } from './pictures.ts'

/** As the server tells it in its list. */
export type DefectRow = NonNullable<HouseDefectsQuery['realEstate']>['defects']['nodes'][number]

const wordsOf = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): ReadonlyMap<string, string> => new Map(values.map((value) => [value, labels[value]]))

const inWords: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  nature: wordsOf(defectNatures, defectNatureLabels),
  state: wordsOf(defectStates, defectStateLabels),
  terms: wordsOf(contractTerms, contractTermsLabels),
  subject: wordsOf(contractSubjects, contractSubjectLabels),
  notifiedBy: wordsOf(noticeWays, noticeWayLabels),
  demand: wordsOf(defectDemands, defectDemandLabels),
}

export const defects = defineRecord({
  noun: 'defect',
  lists: { all: defectsQuery },
  compare: (a, b) => (a.id < b.id ? -1 : 1),
  title: ({ title = '' }) => title,
  facts: {
    title: 'Bezeichnung',
    description: 'Beschreibung',
    place: 'Wo',
    componentId: 'Bauteil',
    craftsmanId: 'Handwerker',
    nature: 'Art des Mangels',
    state: 'Stand',
    foundOn: 'Entdeckt am',
    terms: 'Vertrag',
    subject: 'Gegenstand',
    contractOn: 'Vertragsdatum',
    acceptedOn: 'Abnahme am',
    notifiedOn: 'Gerügt am',
    notifiedBy: 'Gerügt durch',
    demand: 'Verlangt wird',
    repairUntil: 'Zu erledigen bis',
  },
  inWords: (fact, value, nameOf) => {
    if (typeof value !== 'string') return undefined
    if (fact === 'componentId' || fact === 'craftsmanId') return nameOf(value) ?? '…'
    return fact.endsWith('On') || fact === 'repairUntil' ? day(value) : inWords[fact]?.get(value)
  },
  blank: () => ({
    projectId: '',
    title: '',
    description: null,
    place: null,
    componentId: null,
    craftsmanId: null,
    nature: 'open' as const,
    state: 'open' as const,
    foundOn: '',
    terms: 'work' as const,
    subject: 'immovable' as const,
    contractOn: null,
    acceptedOn: null,
    notifiedOn: null,
    notifiedBy: null,
    demand: 'repair' as const,
    repairUntil: null,
    pictures: [],
  }),
  verbs: {
    add: adds(AddDefectDocument, undefined, ['state', 'notifiedOn', 'notifiedBy']),
    update: edits(UpdateDefectDocument),
    delete: trashes(DeleteDefectDocument),
    restore: restores(RestoreDefectDocument),
  },
  children: { pictures: picturesOf('defectId') },
  words: {
    add: (name) => `Mangel ${name} erfassen`,
    update: (name) => `Mangel ${name} ändern`,
    delete: (name) => `Mangel ${name} löschen`,
    restore: (name) => `Mangel ${name} zurückholen`,
    ...pictureWords,
  },
})
