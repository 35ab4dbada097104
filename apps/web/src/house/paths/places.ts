import { analysisPath, componentParameter } from './analysis-paths.ts'
import { pathTo } from '#device/routing/routes.ts'

/** Where one to-do is shown: the list with this one open. */
export const todoPath = (id: string): string => `${pathTo('todos')}?eintrag=${id}`

/** Where one document is shown: the list with this one open. */
export const documentPath = (id: string): string => `${pathTo('toolsDocuments')}?eintrag=${id}`

/** Where one appointment is shown: its day with this one open. */
export const appointmentPath = (id: string): string => `${pathTo('appointments')}?eintrag=${id}`

/** Every deadline of the house, with its rule. */
export const deadlinesPath = `${pathTo('appointments')}?ansicht=fristen`

/** Where one craftsman is shown: the address book with this one open. */
export const craftsmanPath = (id: string): string => `${pathTo('craftsmen')}?eintrag=${id}`

/** Where one renovation is shown: its own page. */
export const projectPath = (id: string): string => pathTo('project', { project: id })

/** Where one defect is shown: the page of its renovation with this one open. */
export const defectPath = (projectId: string, id: string): string =>
  `${projectPath(projectId)}?${defectParameter}=${id}`
export const defectParameter = 'mangel'

/** Where one entry of a journal is shown: the page of its renovation with this one in sight. */
export const journalPath = (projectId: string, id: string): string =>
  `${projectPath(projectId)}?${journalParameter}=${id}`
export const journalParameter = 'journal'

/** Where one acceptance is shown, in the same way. */
export const acceptancePath = (projectId: string, id: string): string =>
  `${projectPath(projectId)}?${acceptanceParameter}=${id}`
export const acceptanceParameter = 'abnahme'

/** Where one permit or subsidy is shown, in the same way. */
export const approvalPath = (projectId: string, id: string): string =>
  `${projectPath(projectId)}?${approvalParameter}=${id}`
export const approvalParameter = 'bewilligung'

/** Where one quote is shown, beside the others. */
export const quotePath = (projectId: string, id: string): string =>
  `${projectPath(projectId)}?${quoteParameter}=${id}`
export const quoteParameter = 'offerte'

/** Where one invoice is shown: the list with this one open. */
export const invoicePath = (id: string): string => `${pathTo('toolsInvoice')}?eintrag=${id}`

/** Where a paper becomes an invoice. */
export const invoiceOfPaper = { fresh: 'neu', paper: 'unterlage' } as const
export const invoiceOfPaperPath = (documentId: string): string =>
  `${pathTo('toolsInvoice')}?${invoiceOfPaper.fresh}=rechnung&${invoiceOfPaper.paper}=${documentId}`

/** What else the page of the invoices shows: a tax year, and the file for the sale. */
export const invoiceViews = { name: 'ansicht', folder: 'steuermappe', gain: 'grundstueckgewinn' } as const
export const taxFolderPath = `${pathTo('toolsInvoice')}?${invoiceViews.name}=${invoiceViews.folder}`
export const gainFilePath = `${pathTo('toolsInvoice')}?${invoiceViews.name}=${invoiceViews.gain}`

/** The invoices of a renovation, or of a craftsman. */
export const invoiceFilters = {
  project: 'renovation',
  craftsman: 'handwerker',
  measure: 'entscheid',
} as const
export const invoicesPath = (by: keyof typeof invoiceFilters, id: string): string =>
  `${pathTo('toolsInvoice')}?${invoiceFilters[by]}=${id}`

/** Where an appointment is written down, perhaps with who comes. */
export const visitPath = (craftsmanId: string): string =>
  `${pathTo('appointments')}?neu=termin&handwerker=${craftsmanId}`

/** The same for a renovation. */
export const meetingPath = (projectId: string): string =>
  `${pathTo('appointments')}?neu=termin&renovation=${projectId}`

/** Where a component is shown: its own page. */
export const componentPath = (id: string): string => pathTo('component', { component: id })

/** Where the owner decides over a component that is due. */
export const decisionPath = (componentId: string): string =>
  `${analysisPath('measures')}&${componentParameter}=${componentId}`

/** Where a renovation of a component is planned. */
export const planPath = (componentId: string): string => `${analysisPath('measures')}&planen=${componentId}`
