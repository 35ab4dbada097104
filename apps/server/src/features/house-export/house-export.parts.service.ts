import { slotProposalStateLabels, slotWords } from '@hauswart/domain/appointments/slot-proposal.labels'
import { measureStateLabels } from '@hauswart/domain/analysis/model/analysis.labels'
import { memberRoleLabels } from '@hauswart/domain/access/role.labels'
import { tradeLabels } from '@hauswart/domain/craftsmen/trade.labels'
import {
  contractTermsLabels,
  defectDemandLabels,
  defectStateLabels,
} from '@hauswart/domain/defects/defect.labels'
import { paperWords } from '@hauswart/domain/invoices/expense.labels'
import { invoiceState } from '@hauswart/domain/invoices/invoice'
import { invoiceStateWords } from '@hauswart/domain/invoices/invoice.labels'
import { journalMarkLabels } from '@hauswart/domain/journal/journal-entry.labels'
import { taxWords } from '@hauswart/domain/taxes/tax-line.labels'
import { guestLinkStateLabels, guestPurposeLabels } from '@hauswart/domain/guest-links/guest-link.labels'
import { quoteRequestStateLabels } from '@hauswart/domain/quotes/quote-request.labels'
import { changeOrderStateLabels } from '@hauswart/domain/quotes/change-order.labels'
import { quoteStateLabels } from '@hauswart/domain/quotes/quote.labels'
import { quoteSums } from '@hauswart/domain/quotes/quote-sums'
import { componentName } from '@hauswart/domain/real-estate/drawing'
import { emergencyPlaceLabels } from '@hauswart/domain/emergency/emergency-sheet.labels'
import { documentCategoryLabels } from '@hauswart/domain/documents/document.labels'
import { emergencyPlaces } from '@hauswart/domain/emergency/emergency-sheet'
import { realEstateFactLabels } from '@hauswart/domain/real-estate/fact.labels'
import { factWords } from '@hauswart/domain/real-estate/fact-words'
import type { RealEstateFact } from '@hauswart/domain/real-estate/origin'
import { componentConditionLabels } from '@hauswart/domain/real-estate/component.labels'
import {
  amountLabels,
  condominiumLabels,
  exportColumns as heads,
  financeLabels,
  invitationStateLabels,
  type ExportPart,
} from '@hauswart/domain/reports/house-export.labels'
import { recurrenceWords } from '@hauswart/domain/days/recurrence.labels'
import { floorLabel } from '@hauswart/domain/rooms/room.labels'
import { todoPriorityLabels } from '@hauswart/domain/todos/priority.labels'
import { stepWords, todoStateLabels } from '@hauswart/domain/todos/todo.labels'
import { maxHouseEvents } from '@hauswart/domain/upkeep/component-event'
import { componentEventLabels } from '@hauswart/domain/upkeep/component-event.labels'
import { getAmounts } from '#features/analysis/analysis.amounts.service.ts'
import { getAnalysisBudget, getAnalysisProfile } from '#features/analysis/analysis.service.ts'
import { getAnalysisSnapshots } from '#features/analysis-snapshots/analysis-snapshots.service.ts'
import { getComponents } from '#features/components/components.service.ts'
import { getCondominium } from '#features/condominium/condominium.service.ts'
import { getCraftsmen } from '#features/craftsmen/craftsmen.service.ts'
import { getDefects } from '#features/defects/defects.service.ts'
import { getDocuments } from '#features/documents/documents.service.ts'
import { getEmergencySheet } from '#features/emergency/emergency.service.ts'
import { getGuestLinks } from '#features/guest-links/guest-links.service.ts'
import { getInvoices } from '#features/invoices/invoices.service.ts'
import { getJournalEntries } from '#features/journal/journal.service.ts'
import { getMeasures } from '#features/measures/measures.service.ts'
import { getInvitations } from '#features/members/members.invitations.service.ts'
import { getMembers } from '#features/members/members.service.ts'
import { getPictures } from '#features/pictures/pictures.service.ts'
import { getChangeOrders } from '#features/quotes/quotes.change-orders.service.ts'
import { getQuotes } from '#features/quotes/quotes.service.ts'
import { getRealEstateFinance } from '#features/real-estate/real-estate.finance.service.ts'
import { getHistory, getRealEstate } from '#features/real-estate/real-estate.service.ts'
import { getRooms } from '#features/rooms/rooms.service.ts'
import { getQuoteRequests } from '#features/quote-requests/quote-requests.service.ts'
import { getSlotProposals } from '#features/slot-proposals/slot-proposals.service.ts'
import { getTodos } from '#features/todos/todos.service.ts'
import { getComponentHistory } from '#features/upkeep/upkeep.events.service.ts'
import { getMaintenanceTasks } from '#features/upkeep/upkeep.maintenance.service.ts'
import { requireMember } from '#platform/db/access.ts'
import { limits } from '#platform/limits.ts'
import { allPages } from '#platform/db/page.ts'
import { acceptanceTable } from './house-export.acceptances.service.ts'
import { approvalTable } from './house-export.approvals.service.ts'
import { appointmentTable } from './house-export.appointments.service.ts'
import { makerWarrantyTable } from './house-export.maker-warranties.service.ts'
import { projectTable } from './house-export.projects.service.ts'
import { francs, onDay, table, told, whole, type Reader } from './house-export.tables.service.ts'

const first = limits.graphql.first
const sheet: readonly string[] = [heads.what, heads.value]
/** How each list is read: the same services as the screens, hence the same rights. */
export const readers: Readonly<Record<ExportPart, Reader>> = {
  immobilie: table('immobilie', sheet, {
    read: async (ctx, id) => [await getRealEstate(ctx, requireMember(ctx, id, 'own'))],
    cells: (house) =>
      (Object.keys(realEstateFactLabels) as RealEstateFact[]).map((fact) => [
        realEstateFactLabels[fact],
        factWords(fact, house[fact]),
      ]),
  }),
  finanzen: table('finanzen', sheet, {
    read: async (ctx, id) => told([await getRealEstateFinance(ctx, id)]),
    cells: (finance) =>
      (Object.keys(financeLabels) as (keyof typeof financeLabels)[]).map((fact) => [
        financeLabels[fact],
        typeof finance[fact] === 'number' ? francs(finance[fact]) : onDay(finance[fact]),
      ]),
  }),
  raeume: table('raeume', [heads.name, heads.floor, heads.area], {
    read: (ctx, id) => getRooms(ctx, id, false),
    cells: ({ name, floor, areaM2 }) => [[name, floor === null ? null : floorLabel(floor), areaM2]],
  }),
  bauteile: table('bauteile', [heads.name, heads.year, heads.condition, heads.note], {
    read: (ctx, id) => allPages((after) => getComponents(ctx, id, { first, after })),
    cells: (component) => [
      [
        componentName(component),
        component.lastRenewedYear ?? component.installedYear,
        component.condition && componentConditionLabels[component.condition],
        component.note,
      ],
    ],
  }),
  'bauteil-verlauf': table(
    'bauteil-verlauf',
    [heads.component, heads.year, heads.kind, heads.what, heads.by, heads.note],
    {
      read: (ctx, id) => getComponentHistory(ctx, id, maxHouseEvents),
      cells: ({ componentId, year, kind, title, performedBy, note }, names) => [
        [names.get(componentId), year, componentEventLabels[kind], title, performedBy, note],
      ],
    },
  ),
  unterhalt: table('unterhalt', [heads.component, heads.what, heads.months, heads.fixedFrom, heads.due], {
    read: (ctx, id) => getMaintenanceTasks(ctx, id),
    cells: ({ componentId, title, intervalMonths, anchorOn, nextOn }, names) => [
      [names.get(componentId ?? ''), title, intervalMonths, onDay(anchorOn), onDay(nextOn)],
    ],
  }),
  massnahmen: table('massnahmen', [heads.component, heads.what, heads.state, heads.year, heads.note], {
    read: (ctx, id) => getMeasures(ctx, id),
    cells: ({ componentIds, title, state, year, reason }, names) => [
      [componentIds.map((id) => names.get(id)).join(', '), title, measureStateLabels[state], year, reason],
    ],
  }),
  betraege: table('betraege', [heads.kind, heads.what, heads.amount], {
    read: (ctx, id) => getAmounts(ctx, id),
    cells: ({ objectId, kind, rappen }, names) => [[amountLabels[kind], names.get(objectId), francs(rappen)]],
  }),
  'to-dos': table(
    'to-dos',
    [
      heads.what,
      heads.state,
      heads.due,
      heads.repeats,
      heads.priority,
      heads.assignee,
      heads.checklist,
      heads.note,
    ],
    {
      read: async (ctx, id) => {
        const people = await getMembers(ctx, id)
        const todos = [
          ...(await allPages((after) => getTodos(ctx, id, { state: 'open', first, after }))),
          ...(await allPages((after) => getTodos(ctx, id, { state: 'done', first, after }))),
        ]
        return todos.map((todo) => ({
          ...todo,
          assignee: people.find(({ userId }) => userId === todo.assigneeId),
        }))
      },
      cells: ({ title, state, dueOn, recurrence, priority, assignee, checklist, note }) => [
        [
          title,
          todoStateLabels[state],
          onDay(dueOn),
          recurrence && recurrenceWords(recurrence),
          todoPriorityLabels[priority],
          assignee && `${assignee.firstName} ${assignee.lastName}`,
          checklist.map(stepWords).join('; '),
          note,
        ],
      ],
    },
  ),
  termine: appointmentTable,
  terminvorschlaege: table('terminvorschlaege', [heads.email, heads.state, heads.what, heads.note], {
    read: (ctx, id) => getSlotProposals(ctx, id),
    cells: ({ email, state, slots, answer }) => [
      [email, slotProposalStateLabels[state], slots.map(slotWords).join('; '), answer],
    ],
  }),
  handwerker: table(
    'handwerker',
    [heads.name, heads.trades, heads.contact, heads.phone, heads.email, heads.place, heads.note],
    {
      read: (ctx, id) => allPages((after) => getCraftsmen(ctx, id, { first, after })),
      cells: ({ company, trades, contactName, phone, mobile, pikettPhone, email, zip, city, note }) => [
        [
          company,
          trades.map((trade) => tradeLabels[trade]).join(', '),
          contactName,
          phone ?? mobile ?? pikettPhone,
          email,
          [zip, city].filter((part) => part !== null).join(' '),
          note,
        ],
      ],
    },
  ),
  renovationen: projectTable,
  offerten: table(
    'offerten',
    [
      heads.what,
      heads.by,
      heads.state,
      heads.day,
      heads.until,
      heads.contractOn,
      heads.terms,
      heads.amount,
      heads.note,
    ],
    {
      read: (ctx, id) => getQuotes(ctx, id),
      cells: (quote, names) => [
        [
          names.get(quote.projectId),
          quote.company,
          quoteStateLabels[quote.state],
          onDay(quote.receivedOn),
          onDay(quote.validUntil),
          onDay(quote.contractOn),
          quote.terms && contractTermsLabels[quote.terms],
          francs(quoteSums(quote)?.gross ?? null),
          quote.note,
        ],
      ],
    },
  ),
  nachtraege: table('nachtraege', [heads.what, heads.state, heads.day, heads.amount, heads.note], {
    read: (ctx, id) => getChangeOrders(ctx, id),
    cells: ({ title, state, saidOn, amountRappen, note }) => [
      [title, changeOrderStateLabels[state], onDay(saidOn), francs(amountRappen), note],
    ],
  }),
  offertanfragen: table(
    'offertanfragen',
    [heads.what, heads.by, heads.email, heads.state, heads.until, heads.note],
    {
      read: (ctx, id) => getQuoteRequests(ctx, id),
      cells: ({ projectId, company, email, state, answerBy, scope }, names) => [
        [names.get(projectId), company, email, quoteRequestStateLabels[state], onDay(answerBy), scope],
      ],
    },
  ),
  maengel: table(
    'maengel',
    [
      heads.what,
      heads.state,
      heads.component,
      heads.place,
      heads.day,
      heads.due,
      heads.demand,
      heads.repairUntil,
      heads.note,
    ],
    {
      read: (ctx, id) => allPages((after) => getDefects(ctx, id, { first, after })),
      cells: (
        { title, state, componentId, place, foundOn, dueOn, demand, repairUntil, description },
        names,
      ) => [
        [
          title,
          defectStateLabels[state],
          names.get(componentId ?? ''),
          place,
          onDay(foundOn),
          onDay(dueOn),
          defectDemandLabels[demand],
          onDay(repairUntil),
          description,
        ],
      ],
    },
  ),
  journal: table('journal', [heads.day, heads.what, heads.kind, heads.note], {
    read: (ctx, id) => allPages((after) => getJournalEntries(ctx, id, { first, after })),
    cells: ({ happenedOn, projectId, mark, body }, names) => [
      [onDay(happenedOn), names.get(projectId), mark && journalMarkLabels[mark], body],
    ],
  }),
  abnahmen: acceptanceTable,
  bewilligungen: approvalTable,
  herstellergarantien: makerWarrantyTable,
  rechnungen: table(
    'rechnungen',
    [
      heads.by,
      heads.number,
      heads.state,
      heads.day,
      heads.due,
      heads.currency,
      heads.total,
      heads.open,
      heads.tax,
      heads.warranty,
      heads.note,
    ],
    {
      read: async (ctx, id) => {
        const today = ctx.clock.today()
        const invoices = await allPages((after) => getInvoices(ctx, id, { first, after }))
        return invoices.map((invoice) => ({ ...invoice, state: invoiceState(invoice, today) }))
      },
      cells: (invoice) => [
        [
          invoice.creditor,
          paperWords(invoice),
          invoiceStateWords(invoice, invoice.state),
          onDay(invoice.issuedOn),
          onDay(invoice.dueOn),
          invoice.currency,
          francs(invoice.amountRappen),
          francs(invoice.openRappen),
          taxWords(invoice),
          onDay(invoice.warrantyUntil),
          invoice.note,
        ],
      ],
    },
  ),
  notfallblatt: table('notfallblatt', sheet, {
    read: async (ctx, id) => told([await getEmergencySheet(ctx, id)]),
    cells: (found) => [
      ...emergencyPlaces.map((place) => [emergencyPlaceLabels[place], found[place]]),
      ...found.contacts.map(({ name, phone }) => [name, phone]),
    ],
  }),
  gemeinschaft: table('gemeinschaft', sheet, {
    read: async (ctx, id) => told([await getCondominium(ctx, id)]),
    cells: (found) =>
      (Object.keys(condominiumLabels) as (keyof typeof condominiumLabels)[]).map((fact) => [
        condominiumLabels[fact],
        found[fact],
      ]),
  }),
  'angaben-zur-analyse': whole('angaben-zur-analyse', async (ctx, id) =>
    told([await getAnalysisProfile(ctx, id)]),
  ),
  'finanzen-der-analyse': whole('finanzen-der-analyse', async (ctx, id) =>
    told([await getAnalysisBudget(ctx, id)].filter((row) => row !== null)),
  ),
  'stand-der-analyse': table('stand-der-analyse', [heads.day, heads.score], {
    read: (ctx, id) => getAnalysisSnapshots(ctx, id, first),
    cells: ({ takenOn, score }) => [[onDay(takenOn), score]],
  }),
  personen: table('personen', [heads.name, heads.role], {
    read: (ctx, id) => getMembers(ctx, id),
    cells: ({ firstName, lastName, role }) => [[`${firstName} ${lastName}`, memberRoleLabels[role]]],
  }),
  einladungen: table('einladungen', [heads.email, heads.role, heads.state], {
    read: (ctx, id) => getInvitations(ctx, id),
    cells: ({ email, role, state }) => [[email, memberRoleLabels[role], invitationStateLabels[state]]],
  }),
  freigaben: table('freigaben', [heads.what, heads.kind, heads.state, heads.until], {
    read: (ctx, id) => getGuestLinks(ctx, id),
    cells: ({ label, purpose, state, expiresAt }) => [
      [label, guestPurposeLabels[purpose], guestLinkStateLabels[state], onDay(expiresAt)],
    ],
  }),
  bilder: table('bilder', [heads.file, heads.day], {
    read: (ctx, id) => allPages((after) => getPictures(ctx, id, { first, after })),
    cells: ({ fileName, createdAt }) => [[fileName, onDay(createdAt)]],
  }),
  unterlagen: table('unterlagen', [heads.what, heads.kind, heads.day, heads.by, heads.until, heads.note], {
    read: (ctx, id) => allPages((after) => getDocuments(ctx, id, { first, after })),
    cells: ({ title, category, datedOn, sender, validUntil, note }) => [
      [title, category && documentCategoryLabels[category], onDay(datedOn), sender, onDay(validUntil), note],
    ],
  }),
  verlauf: whole('verlauf', (ctx, id) => allPages((after) => getHistory(ctx, id, { first, after }))),
}
