import type { AcceptanceContent, Signature } from '@hauswart/domain/acceptances/acceptance'

export type AcceptanceRow = AcceptanceContent & {
  id: string
  realEstateId: string
  projectId: string
  signatures: readonly Signature[]
  noticeUntil: string | null
  limitedOn: string | null
  version: number
  createdAt: string
  updatedAt: string
  deletedAt: string | null
}

export const acceptanceColumns = `a.id, a.real_estate_id as "realEstateId", a.project_id as "projectId", a.title,
  a.accepted_on as "acceptedOn", a.craftsman_id as "craftsmanId", a.terms, a.subject, a.contract_on as "contractOn", a.people,
  a.checklist, a.result, a.defect_ids as "defectIds", a.repair_by as "repairBy", a.note, a.signatures,
  a.notice_until as "noticeUntil", a.limited_on as "limitedOn", a.version, a.created_at as "createdAt",
  a.updated_at as "updatedAt", a.deleted_at as "deletedAt"`
