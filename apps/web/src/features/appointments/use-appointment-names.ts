import { componentName } from '@hauswart/domain/real-estate/drawing'
import { useQuery } from '@tanstack/react-query'
import { craftsmenQuery, projectsQuery } from '#house/house-queries.ts'
import { useComponents } from '#house/nouns/use-components.ts'

/** What an appointment can be about and who can come, as a form offers them and a row names them. */
export function useAppointmentNames(realEstateId: string) {
  const components = (useComponents(realEstateId) ?? []).map((one) => ({
    value: one.id,
    label: componentName(one),
  }))
  const craftsmen = (useQuery(craftsmenQuery(realEstateId)).data ?? []).map(({ id, company }) => ({
    value: id,
    label: company,
  }))
  const projects = (useQuery(projectsQuery(realEstateId)).data ?? []).map(({ id, title }) => ({
    value: id,
    label: title,
  }))
  const all = [...components, ...craftsmen, ...projects]
  return {
    options: { components, craftsmen, projects },
    nameOf: (id: string): string | undefined => all.find(({ value }) => value === id)?.label,
  }
}
