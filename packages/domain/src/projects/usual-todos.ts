import type { ComponentKey } from '../real-estate/component.ts'
import type { ProjectCheck, ProjectKind } from './project.ts'
import { projectTemplates } from './project-template.ts'

type About = {
  readonly kind: ProjectKind
  readonly components: readonly ComponentKey[]
  /** Whether the work began or is over. */
  readonly hasBegun: boolean
  /** What is confirmed already is not to do any more. */
  readonly checks: readonly ProjectCheck[]
}

type Usual = {
  readonly title: string
  readonly kinds?: readonly ProjectKind[]
  readonly components?: readonly ComponentKey[]
  readonly confirms?: ProjectCheck
}

const building: readonly ProjectKind[] = ['renovation', 'conversion', 'extension', 'energy']
const { heating, roof, facade } = projectTemplates

/** Only what is done for nearly every work of its sort; each is a proposal. */
const before: readonly Usual[] = [
  { title: 'Fotos vom heutigen Zustand machen' },
  { title: 'Mehrere Offerten einholen', confirms: 'offer_asked', kinds: [...building, 'garden', 'upkeep'] },
  { title: 'Bei der Gemeinde fragen, ob es eine Bewilligung braucht', confirms: 'permit', kinds: building },
  { title: 'Fördergesuch vor Baubeginn einreichen', confirms: 'subsidy', kinds: ['energy'] },
  { title: 'Versicherung für die Bauzeit klären', confirms: 'insurance', kinds: building },
  {
    title: 'Nachbarn über Zeit und Lärm informieren',
    confirms: 'neighbours',
    kinds: [...building, 'garden'],
  },
  { title: 'Heizlast berechnen lassen', components: heating.components },
  { title: 'Öltank stilllegen oder entfernen lassen', components: ['oil_heating'] },
  { title: 'Lüften und Feuchte mit den neuen Fenstern klären', components: ['windows'] },
  {
    title: 'Gerüst und Zufahrt klären',
    components: [...roof.components, ...facade.components],
  },
  {
    title: 'Farbe mit der Gemeinde abstimmen',
    components: facade.components,
  },
  { title: 'Geräte und Abdeckung aussuchen', components: ['kitchen'] },
  { title: 'Platten und Apparate aussuchen', components: ['bathroom'] },
  { title: 'Waschen und Duschen während der Bauzeit regeln', components: ['bathroom'] },
  { title: 'Kochen während der Bauzeit regeln', components: ['kitchen'] },
  { title: 'Anschluss beim Netzbetreiber anmelden', components: ['photovoltaics'] },
]
const after: readonly Usual[] = [
  { title: 'Termin für die Abnahme vereinbaren', confirms: 'accepted' },
  { title: 'Sicherheitsnachweis der Elektroarbeiten verlangen', components: ['electrics', 'photovoltaics'] },
  { title: 'Anleitungen und Garantien in den Unterlagen ablegen' },
  { title: 'Schätzung der Gebäudeversicherung beantragen', confirms: 'estimate_asked', kinds: building },
]

/** What owners usually have to do for such a renovation, at the time it is in. */
export const usualTodos = ({ kind, components, hasBegun, checks }: About): readonly string[] =>
  (hasBegun ? after : before)
    .filter((one) => one.kinds?.includes(kind) ?? true)
    .filter((one) => one.components?.some((key) => components.includes(key)) ?? true)
    .filter(({ confirms }) => confirms === undefined || !checks.includes(confirms))
    .map(({ title }) => title)
