import type { UpcomingSource } from '@hauswart/domain/deadlines/source'
import { analysisPath } from './analysis-paths.ts'
import {
  acceptancePath,
  appointmentPath,
  approvalPath,
  componentPath,
  defectPath,
  documentPath,
  invoicePath,
  projectPath,
  todoPath,
} from './places.ts'

type Dated = {
  readonly source: UpcomingSource
  readonly id: string
  readonly componentId: string | null
  readonly projectId: string | null
}

const plans = (): string => analysisPath('measures')

const paths: Readonly<Record<UpcomingSource, (dated: Dated) => string>> = {
  todo: ({ id }) => todoPath(id),
  maintenance: ({ componentId }) => (componentId === null ? plans() : componentPath(componentId)),
  measure: plans,
  document: ({ id }) => documentPath(id),
  appointment: ({ id }) => appointmentPath(id),
  defect: ({ projectId, id }) => defectPath(projectId ?? '', id),
  repair: ({ projectId, id }) => defectPath(projectId ?? '', id),
  warranty_notice: ({ projectId, id }) => acceptancePath(projectId ?? '', id),
  warranty: ({ projectId, id }) => acceptancePath(projectId ?? '', id),
  lien: ({ projectId, id }) => acceptancePath(projectId ?? '', id),
  subsidy: ({ id }) => projectPath(id),
  maker_warranty: ({ componentId }) => componentPath(componentId ?? ''),
  permit: ({ projectId, id }) => approvalPath(projectId ?? '', id),
  promise: ({ projectId, id }) => approvalPath(projectId ?? '', id),
  invoice: ({ id }) => invoicePath(id),
  retention: ({ id }) => invoicePath(id),
  discount: ({ id }) => invoicePath(id),
  invoice_warranty: ({ id }) => invoicePath(id),
  quote: ({ projectId }) => projectPath(projectId ?? ''),
}

/** Each date leads to where it is at home. */
export const datePath = (dated: Dated): string => paths[dated.source](dated)
