import { figureLabels } from '@hauswart/domain/formats/figure.labels'

/** Apart from the other words of the pieces: pages without figures do without them. */
export const figureTexts = {
  unverified: figureLabels.unverified,
  unverifiedHint:
    'Ungeprüft heisst: Einen Richtwert dahinter haben wir noch nicht an seiner Quelle nachgesehen. Nehmen Sie die Zahl als Anhaltspunkt.',
  /** Explains the line under a number, where the word would stand at each. */
  sample: 'Gestrichelt',
  legend: 'heisst: Ein Richtwert dahinter ist noch nicht geprüft.',
  about: 'ca.',
  noInputs: 'Diese Zahl folgt allein aus der Regel.',
  origins: {
    owner: 'von Ihnen',
    register: 'Gebäuderegister',
    assumed: 'angenommen',
    reference: 'Richtwert',
    computed: 'berechnet',
  },
} as const
