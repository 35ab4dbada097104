import type { TodoState } from '@hauswart/domain/todos/todo'
import {
  HouseAnalysisDocument,
  HouseAppointmentsDocument,
  HouseCalendarFeedDocument,
  HouseChangeOrdersDocument,
  HouseComponentHistoryDocument,
  HouseComponentsDocument,
  HouseCraftsmenDocument,
  HouseCostItemsDocument,
  HouseCondominiumDocument,
  HouseAcceptancesDocument,
  HouseApprovalsDocument,
  HouseDefectsDocument,
  HouseDocument,
  HouseEmergencyDocument,
  HouseGuestLinksDocument,
  HouseSlotProposalsDocument,
  HouseInvitationsDocument,
  HouseFinanceDocument,
  HouseInvoicesDocument,
  ShareableDocumentsDocument,
  HouseJournalDocument,
  HouseMakerWarrantiesDocument,
  HousePicturesDocument,
  HouseProjectsDocument,
  HouseQuoteRequestsDocument,
  HouseQuotesDocument,
  HouseRoomsDocument,
  HouseSnapshotsDocument,
  HouseTodosDocument,
  HouseDatesDocument,
  HouseDeadlinesDocument,
  HouseUpcomingDocument,
  HouseUpkeepDocument,
  TodoDocument,
} from '#gql/graphql.ts'
import type { Span } from './offline/calendar-span.ts'
import { houseKey } from './parts.ts'
import { graphqlList, graphqlQuery, graphqlPart } from '#device/cache/query.ts'

/** Facts and members of a house, as the one row there is of it. */
export const houseQuery = (realEstateId: string) =>
  graphqlPart(houseKey(realEstateId, 'facts'), HouseDocument, { realEstateId }, ({ realEstate }) =>
    realEstate ? [realEstate] : [],
  )

/** Who was invited and has not come yet; owners alone may ask. */
export const invitationsQuery = (realEstateId: string) =>
  graphqlQuery(houseKey(realEstateId, 'invitations'), HouseInvitationsDocument, { realEstateId })

export const guestLinksQuery = (realEstateId: string) =>
  graphqlQuery(houseKey(realEstateId, 'guest-links'), HouseGuestLinksDocument, { realEstateId })

/** Times that were proposed for appointments, the newest first. */
export const slotProposalsQuery = (realEstateId: string) =>
  graphqlQuery(houseKey(realEstateId, 'slot-proposals'), HouseSlotProposalsDocument, { realEstateId })

/** Whom the house has asked for quotes, the newest first. */
export const quoteRequestsQuery = (realEstateId: string) =>
  graphqlQuery(houseKey(realEstateId, 'quote-requests'), HouseQuoteRequestsDocument, { realEstateId })

/** The own subscription of a calendar; others have theirs. */
export const calendarFeedQuery = (realEstateId: string) =>
  graphqlQuery(houseKey(realEstateId, 'calendar-feed'), HouseCalendarFeedDocument, { realEstateId })

/** The papers a link can show, for the form that makes one. */
export const shareableDocumentsQuery = (realEstateId: string) =>
  graphqlList(
    houseKey(realEstateId, 'documents', 'shareable'),
    ShareableDocumentsDocument,
    { realEstateId },
    ({ realEstate }) => realEstate?.documents,
  )

/** Whole rows: from this list a device edits, merges and takes back without a line. */
export const componentsQuery = (realEstateId: string) =>
  graphqlList(
    houseKey(realEstateId, 'components'),
    HouseComponentsDocument,
    { realEstateId },
    ({ realEstate }) => realEstate?.components,
  )

export const roomsQuery = (realEstateId: string) =>
  graphqlPart(
    houseKey(realEstateId, 'rooms'),
    HouseRoomsDocument,
    { realEstateId },
    ({ realEstate }) => realEstate?.roomList ?? [],
  )

/** Every appointment of a house: a few dozen a year. */
export const appointmentsQuery = (realEstateId: string) =>
  graphqlList(
    houseKey(realEstateId, 'appointments'),
    HouseAppointmentsDocument,
    { realEstateId },
    ({ realEstate }) => realEstate?.appointments,
  )

/** The owner's address book. */
export const craftsmenQuery = (realEstateId: string) =>
  graphqlList(
    houseKey(realEstateId, 'craftsmen'),
    HouseCraftsmenDocument,
    { realEstateId },
    ({ realEstate }) => realEstate?.craftsmen,
  )

/** The renovations of a house. */
export const projectsQuery = (realEstateId: string) =>
  graphqlList(
    houseKey(realEstateId, 'projects'),
    HouseProjectsDocument,
    { realEstateId },
    ({ realEstate }) => realEstate?.projects,
  )

/** What its renovations cost, item by item; nothing to who may not see finances. */
export const costItemsQuery = (realEstateId: string) =>
  graphqlPart(
    houseKey(realEstateId, 'cost-items'),
    HouseCostItemsDocument,
    { realEstateId },
    ({ realEstate }) => realEstate?.costItems ?? [],
  )

/** What firms offer for its renovations; nothing to who may not see finances. */
export const quotesQuery = (realEstateId: string) =>
  graphqlPart(
    houseKey(realEstateId, 'quotes'),
    HouseQuotesDocument,
    { realEstateId },
    ({ realEstate }) => realEstate?.quotes ?? [],
  )

/** What is asked for on top of accepted quotes; nothing to who may not see finances. */
export const changeOrdersQuery = (realEstateId: string) =>
  graphqlPart(
    houseKey(realEstateId, 'change-orders'),
    HouseChangeOrdersDocument,
    { realEstateId },
    ({ realEstate }) => realEstate?.changeOrders ?? [],
  )

/** The defects of its renovations. */
export const defectsQuery = (realEstateId: string) =>
  graphqlList(
    houseKey(realEstateId, 'defects'),
    HouseDefectsDocument,
    { realEstateId },
    ({ realEstate }) => realEstate?.defects,
  )

/** What happened on the sites of its renovations, the newest first. */
export const journalQuery = (realEstateId: string) =>
  graphqlList(
    houseKey(realEstateId, 'journal'),
    HouseJournalDocument,
    { realEstateId },
    ({ realEstate }) => realEstate?.journalEntries,
  )

/** How the work of its renovations was taken over. */
export const acceptancesQuery = (realEstateId: string) =>
  graphqlList(
    houseKey(realEstateId, 'acceptances'),
    HouseAcceptancesDocument,
    { realEstateId },
    ({ realEstate }) => realEstate?.acceptances,
  )

/** What makers answer for. */
export const makerWarrantiesQuery = (realEstateId: string) =>
  graphqlList(
    houseKey(realEstateId, 'maker-warranties'),
    HouseMakerWarrantiesDocument,
    { realEstateId },
    ({ realEstate }) => realEstate?.makerWarranties,
  )

/** What its renovations asked others for. */
export const approvalsQuery = (realEstateId: string) =>
  graphqlList(
    houseKey(realEstateId, 'approvals'),
    HouseApprovalsDocument,
    { realEstateId },
    ({ realEstate }) => realEstate?.approvals,
  )

/** What the house is asked to pay; nothing to who may not see finances. */
export const invoicesQuery = (realEstateId: string) =>
  graphqlList(
    houseKey(realEstateId, 'invoices'),
    HouseInvoicesDocument,
    { realEstateId },
    ({ realEstate }) => realEstate?.invoices,
  )

/** What owners decided and told for the analysis; everything else it computes. */
export const analysisQuery = (realEstateId: string) =>
  graphqlQuery(houseKey(realEstateId, 'analysis'), HouseAnalysisDocument, { realEstateId })

/** The community of owners a flat belongs to. */
export const condominiumQuery = (realEstateId: string) =>
  graphqlPart(
    houseKey(realEstateId, 'condominium'),
    HouseCondominiumDocument,
    { realEstateId },
    ({ realEstate }) => (realEstate ? [{ ...realEstate.condominium, id: realEstateId }] : []),
  )

/** Purchase, values, mortgage and fund; nothing for who may not see money. */
export const financeQuery = (realEstateId: string) =>
  graphqlPart(houseKey(realEstateId, 'finance'), HouseFinanceDocument, { realEstateId }, ({ realEstate }) =>
    realEstate?.finance ? [{ ...realEstate.finance, id: realEstateId }] : [],
  )

/** The emergency sheet, which must be there when nothing else is. */
export const emergencyQuery = (realEstateId: string) =>
  graphqlPart(
    houseKey(realEstateId, 'emergency'),
    HouseEmergencyDocument,
    { realEstateId },
    ({ realEstate }) => (realEstate ? [{ ...realEstate.emergencySheet, id: realEstateId }] : []),
  )

export const todosQuery = (realEstateId: string, state: TodoState) =>
  graphqlList(
    houseKey(realEstateId, 'todos', state),
    HouseTodosDocument,
    { realEstateId, state },
    ({ realEstate }) => realEstate?.todos,
  )

/** One to-do with all its photos and fresh addresses for them. */
export const todoQuery = (realEstateId: string, id: string) =>
  graphqlPart(
    houseKey(realEstateId, 'todo', id),
    TodoDocument,
    { realEstateId, id },
    ({ realEstate }) => realEstate?.todo ?? null,
  )

export const comingRows = 20

/** What comes next in a house, over all sources of dates. */
export const upcomingQuery = (realEstateId: string) =>
  graphqlQuery(houseKey(realEstateId, 'upcoming'), HouseUpcomingDocument, {
    realEstateId,
    first: comingRows,
  })

/** All that has its day between two days, appointments aside. */
export const datesQuery = (realEstateId: string, span: Span) =>
  graphqlPart(
    houseKey(realEstateId, 'upcoming', 'dates', span.from, span.until),
    HouseDatesDocument,
    { realEstateId, ...span },
    ({ realEstate }) => realEstate?.dates ?? [],
  )

/** Every deadline of a house with its rule. */
export const deadlinesQuery = (realEstateId: string) =>
  graphqlPart(
    houseKey(realEstateId, 'upcoming', 'deadlines'),
    HouseDeadlinesDocument,
    { realEstateId, first: 100 },
    ({ realEstate }) => realEstate?.deadlines ?? [],
  )

/** Everything in a house that is to be done again and again. */
export const upkeepQuery = (realEstateId: string) =>
  graphqlPart(
    houseKey(realEstateId, 'upkeep'),
    HouseUpkeepDocument,
    { realEstateId },
    ({ realEstate }) => realEstate?.maintenanceTasks ?? [],
  )

/** What was done to all components of a house; its pages ask for one component, this is for when they cannot. */
export const componentHistoryQuery = (realEstateId: string) =>
  graphqlPart(
    houseKey(realEstateId, 'component-events', 'all'),
    HouseComponentHistoryDocument,
    { realEstateId },
    ({ realEstate }) => realEstate?.componentHistory ?? [],
  )

/** Every photo of a house, of its components and of its to-dos. */
export const picturesQuery = (realEstateId: string) =>
  graphqlList(
    houseKey(realEstateId, 'pictures'),
    HousePicturesDocument,
    { realEstateId },
    ({ realEstate }) => realEstate?.pictures,
  )

const shownStandings = 40

/** How the house stood on earlier days; of a long past the latest part. */
export const snapshotsQuery = (realEstateId: string) =>
  graphqlQuery(houseKey(realEstateId, 'snapshots'), HouseSnapshotsDocument, {
    realEstateId,
    first: shownStandings,
  })
