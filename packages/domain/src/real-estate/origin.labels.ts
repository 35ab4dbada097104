import type { FactSource } from './origin.ts'

export const factSourceLabels: Record<FactSource, string> = {
  register: 'Gebäuderegister',
  owner: 'von Ihnen',
  assumed: 'angenommen',
}
