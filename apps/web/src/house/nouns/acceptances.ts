import type { CheckPoint, Signature } from '@hauswart/domain/acceptances/acceptance'
import { acceptanceResultLabels } from '@hauswart/domain/acceptances/acceptance.labels'
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
import { nameOr, namesOr } from '#house/record/declaration/facts.ts'
import { usualWords } from '#house/record/declaration/usual-words.ts'
import { defineRecord } from '#house/record/record.ts'
import { adds, edits, restores, trashes } from '#house/record/verbs.ts'

/** As the server tells it in its list. */
export type AcceptanceRow = NonNullable<HouseAcceptancesQuery['realEstate']>['acceptances']['nodes'][number]

const pointsInWords = (points: readonly CheckPoint[]) => points.map(({ text }) => text).join(', ')
const whoSigned = (signatures: readonly Signature[]) =>
  signatures.map(({ name }) => name).join(', ') || 'Niemand'

export const acceptances = defineRecord({
  noun: 'acceptance',
  lists: { all: acceptancesQuery },
  compare: (a, b) => (a.id < b.id ? -1 : 1),
  title: ({ title = '' }) => title,
  facts: {
    title: ['Bezeichnung', ''],
    acceptedOn: ['Abnahme am', '', day],
    craftsmanId: ['Handwerker', null, nameOr()],
    terms: ['Vertrag', 'work', contractTermsLabels],
    subject: ['Gegenstand', 'immovable', contractSubjectLabels],
    contractOn: ['Vertragsdatum', null, day],
    people: ['Anwesend', [], (people: readonly string[]) => people.join(', ')],
    checklist: ['Checkliste', [], pointsInWords],
    result: ['Ergebnis', 'clean', acceptanceResultLabels],
    defectIds: ['Festgestellte Mängel', [], namesOr('…')],
    repairBy: ['Zu beheben bis', null, day],
    note: ['Bemerkungen', null],
    signatures: ['Unterschriften', [], whoSigned],
  },
  blank: () => ({ projectId: '' }),
  verbs: {
    add: adds(AddAcceptanceDocument),
    update: edits(UpdateAcceptanceDocument),
    delete: trashes(DeleteAcceptanceDocument),
    restore: restores(RestoreAcceptanceDocument),
  },
  words: usualWords('Abnahme'),
})
