import {
  contractSubjectLabels,
  contractTermsLabels,
  defectDemandLabels,
  defectNatureLabels,
  defectStateLabels,
  noticeWayLabels,
} from '@hauswart/domain/defects/defect.labels'
import { day } from '#device/text/format.ts'
import {
  AddDefectDocument,
  DeleteDefectDocument,
  RestoreDefectDocument,
  UpdateDefectDocument,
  type HouseDefectsQuery,
} from '#gql/graphql.ts'
import { defectsQuery } from '#house/house-queries.ts'
import { nameOr } from '#house/record/declaration/facts.ts'
import { usualWords } from '#house/record/declaration/usual-words.ts'
import { defineRecord } from '#house/record/record.ts'
import { adds, edits, restores, trashes } from '#house/record/verbs.ts'
import { picturesOf, pictureWords } from './pictures.ts'

/** As the server tells it in its list. */
export type DefectRow = NonNullable<HouseDefectsQuery['realEstate']>['defects']['nodes'][number]

export const defects = defineRecord({
  noun: 'defect',
  lists: { all: defectsQuery },
  compare: (a, b) => (a.id < b.id ? -1 : 1),
  title: ({ title = '' }) => title,
  facts: {
    title: ['Bezeichnung', ''],
    description: ['Beschreibung', null],
    place: ['Wo', null],
    componentId: ['Bauteil', null, nameOr()],
    craftsmanId: ['Handwerker', null, nameOr()],
    nature: ['Art des Mangels', 'open', defectNatureLabels],
    state: ['Stand', 'open', defectStateLabels],
    foundOn: ['Entdeckt am', '', day],
    terms: ['Vertrag', 'work', contractTermsLabels],
    subject: ['Gegenstand', 'immovable', contractSubjectLabels],
    contractOn: ['Vertragsdatum', null, day],
    acceptedOn: ['Abnahme am', null, day],
    notifiedOn: ['Gerügt am', null, day],
    notifiedBy: ['Gerügt durch', null, noticeWayLabels],
    demand: ['Verlangt wird', 'repair', defectDemandLabels],
    repairUntil: ['Zu erledigen bis', null, day],
  },
  blank: () => ({ projectId: '', pictures: [] }),
  verbs: {
    add: adds(AddDefectDocument, undefined, ['state', 'notifiedOn', 'notifiedBy']),
    update: edits(UpdateDefectDocument),
    delete: trashes(DeleteDefectDocument),
    restore: restores(RestoreDefectDocument),
  },
  children: { pictures: picturesOf('defectId') },
  words: {
    ...usualWords('Mangel'),
    ...pictureWords,
  },
})
