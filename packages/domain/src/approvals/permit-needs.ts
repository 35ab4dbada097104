import type { ProjectKind } from '../projects/project.ts'
import type { ComponentKey } from '../real-estate/component.ts'
import type { Canton } from '../real-estate/real-estate.ts'

/** What somebody wrote about leave for one sort of work, and where we know it from. */
export type PermitNeed = {
  /** What the permit is called where somebody takes it over. */
  readonly title: string
  readonly sentence: string
  readonly canton: Canton | null
  readonly source: string
  readonly url: string
  readonly checkedOn: string
  /** Whether we have read the source itself, in the wording that applies. */
  readonly isVerified: boolean
}

type About = { readonly kinds?: readonly ProjectKind[]; readonly components?: readonly ComponentKey[] }

const heatings = [
  'oil_heating',
  'gas_heating',
  'wood_heating',
  'pellet_heating',
  'electric_heating',
  'heat_pump',
] as const satisfies readonly ComponentKey[]

/** All we know. What is missing here is unknown: nobody may conclude that it is free. */
const needs: readonly (PermitNeed & About)[] = [
  {
    title: 'Solaranlage melden',
    sentence:
      'Solaranlagen, die dem Dach genügend angepasst sind, brauchen in Bau- und Landwirtschaftszonen keine Baubewilligung, müssen aber vor Baubeginn gemeldet werden. Auf Kultur- und Naturdenkmälern brauchen sie immer eine Bewilligung; der Kanton kann für Schutzzonen mehr verlangen.',
    canton: null,
    source:
      'Raumplanungsgesetz (SR 700) Art. 18a in der Fassung vom 1. Januar 2019; Raumplanungsverordnung Art. 32a',
    url: 'https://www.ortsplanung.ch/ch/content-rpv-032a.html',
    checkedOn: '2026-11-19',
    isVerified: false,
    components: ['photovoltaics'],
  },
  {
    title: 'Solaranlage melden',
    sentence:
      'Viele Solaranlagen gehen im Meldeverfahren: Verlangt die Baubehörde innert 30 Tagen nichts anderes, kann gebaut werden. In Kernzonen und im Ortsbild- oder Denkmalschutz braucht es eine Bewilligung.',
    canton: 'ZH',
    source: 'Gemeinde Wangen-Brüttisellen, Meldeformular (aus zweiter Hand)',
    url: 'https://wangen-bruettisellen.ch/_rtr/onlinedienst_117565',
    checkedOn: '2026-11-19',
    isVerified: false,
    components: ['photovoltaics'],
  },
  {
    title: 'Wärmepumpe oder Fernwärme melden',
    sentence:
      'Wärmepumpen im Haus, aussen bis 2 Kubikmeter, mit Erdsonde (2,5 Meter vom Rand der Parzelle) und Fernwärme werden dem Bauamt nur gemeldet; ordnet es innert 30 Tagen nichts an, kann gebaut werden. Aussen in Kernzonen und im Ortsbild- oder Denkmalschutz braucht es eine Bewilligung, für Erdsonden immer auch eine des Kantons zum Gewässerschutz.',
    canton: 'ZH',
    source: 'Kanton Zürich, Wärmepumpe oder Fernwärmeanschluss melden',
    url: 'https://www.zh.ch/de/planen-bauen/baubewilligung/baueingabe-verfahren/meldeverfahren-solaranlagen-waermepumpen-eladestationen/waermepumpe-fernwaermeanschluss-melden.html',
    checkedOn: '2026-11-19',
    isVerified: true,
    components: heatings,
  },
  {
    title: 'Heizungsersatz melden',
    sentence: 'Jeder Ersatz eines Wärmeerzeugers muss gemeldet werden, auch von Brenner, Kamin oder Tank.',
    canton: 'BE',
    source: 'Energie Wasser Bern, Heizungsersatz (aus zweiter Hand)',
    url: 'https://ewb.tryit.ch/angebot/waerme-kaelte/gas/heizungsersatz-mit-gas.php',
    checkedOn: '2026-11-14',
    isVerified: false,
    components: heatings,
  },
  {
    title: 'Ausnahme für eine fossile Heizung beantragen',
    sentence:
      'Wer wieder mit Öl oder Gas heizen will, beantragt die Ausnahme elektronisch beim Amt für Umweltschutz und Energie.',
    canton: 'BL',
    source: 'Kanton Basel-Landschaft, Medienmitteilung vom 5. Dezember 2025 (aus zweiter Hand)',
    url: 'https://www.swiss-press.com/newsflashartikel.cfm?key=1824223',
    checkedOn: '2026-11-14',
    isVerified: false,
    components: ['oil_heating', 'gas_heating'],
  },
]

type Work = {
  readonly kind: ProjectKind
  readonly components: readonly ComponentKey[]
  readonly canton: Canton | null
}

/** What is known of leave for this work in this canton, what holds everywhere last. */
export const permitNeeds = ({ kind, components, canton }: Work): readonly PermitNeed[] =>
  needs
    .filter((need) => need.canton === null || need.canton === canton)
    .filter((need) => need.kinds?.includes(kind) ?? true)
    .filter((need) => need.components?.some((key) => components.includes(key)) ?? true)
    .toSorted((a, b) => Number(a.canton === null) - Number(b.canton === null))

/**
 * Programmes that may pay for this work, if asked before it begins. Pronovo is asked once photovoltaics run: recorded here,
 * its request would hold up the beginning.
 */
export function usualProgrammes({ kind, components, canton }: Work): readonly string[] {
  const isEnergy = kind === 'energy' || components.some((key) => envelope.has(key) || heats.has(key))
  const where = canton === null ? '' : ` Kanton ${canton}`
  return isEnergy ? [`Das Gebäudeprogramm${where}`] : []
}

const heats: ReadonlySet<ComponentKey> = new Set(heatings)
const envelope: ReadonlySet<ComponentKey> = new Set([
  'pitched_roof',
  'flat_roof',
  'plaster_facade',
  'wood_facade',
  'facade_cladding',
  'windows',
])
