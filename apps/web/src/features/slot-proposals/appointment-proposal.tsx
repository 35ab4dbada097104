import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { loadChunk } from '#device/chunk-guard.ts'
import { craftsmenQuery } from '#house/house-queries.ts'
import type { AppointmentRow } from '#house/nouns/appointments.ts'

const load = () => import('./propose-sheet.tsx')
const ProposeSheet = lazy(async () => ({ default: (await loadChunk(load)).ProposeSheet }))

type AppointmentProposalProps = {
  readonly realEstateId: string
  readonly appointment: AppointmentRow
  readonly onClose: () => void
}

/** The form for times of one appointment, with the address of whoever comes; few need it, so it is fetched then. */
export function AppointmentProposal({ realEstateId, appointment, onClose }: AppointmentProposalProps) {
  const { data, isPending } = useQuery(craftsmenQuery(realEstateId))
  if (isPending) return null
  const email = data?.find(({ id }) => id === appointment.craftsmanId)?.email ?? ''
  return (
    <Suspense fallback={null}>
      <ProposeSheet realEstateId={realEstateId} appointment={appointment} email={email} onClose={onClose} />
    </Suspense>
  )
}
