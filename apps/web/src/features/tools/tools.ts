import { analysisPath } from '#house/paths/analysis-paths.ts'
import { dossierPath, type DossierView } from '#house/paths/dossier-paths.ts'
import { builtNavigation } from '#house/paths/navigation.ts'
import { pathTo, type RouteName } from '#device/routing/routes.ts'
import { toolsTexts } from './tools.texts.ts'

export type Tool = {
  readonly id: RouteName | DossierView
  readonly label: string
  readonly hint: string
  readonly to: string
}
export type ToolGroup = { readonly id: keyof typeof toolsTexts.groups; readonly tools: readonly Tool[] }

type Rights = { readonly mayWrite: boolean; readonly isOwner: boolean }

const managed: readonly RouteName[] = [
  'toolsDocuments',
  'toolsInvoice',
  'appointments',
  'todos',
  'projects',
  'craftsmen',
  'toolsCraftsmen',
]
/** Has its page, and no place of its own in the navigation: it stands under «Handwerker» there. */
const besides = [{ route: 'toolsCraftsmen', label: toolsTexts.askForQuotes }] as const
const known: readonly RouteName[] = ['mortgage', 'realEstateReview', 'toolsCounselor']

/** What there is for a house now: areas that are not built yet and what this person may not see are left out. */
export function toolsOf(realEstateId: string, { mayWrite, isOwner }: Rights): ToolGroup[] {
  const view = (id: keyof typeof toolsTexts.views): Tool => ({
    id,
    ...toolsTexts.views[id],
    to: dossierPath(realEstateId, id),
  })
  const house: readonly Tool[] = [
    view('emergency'),
    { id: 'analysis', ...toolsTexts.analysis, to: analysisPath() },
    ...(isOwner ? [view('people'), view('history')] : []),
    ...(mayWrite ? [view('trash')] : []),
  ]
  const groups: readonly ToolGroup[] = [
    { id: 'manage', tools: areas(managed) },
    { id: 'house', tools: house },
    { id: 'knowledge', tools: areas(known) },
  ]
  return groups.filter(({ tools }) => tools.length > 0)
}

/** In the order given, those whose page is built. */
function areas(names: readonly RouteName[]): Tool[] {
  const entries = builtNavigation.flatMap((group) => group.entries)
  return names.flatMap((name) => {
    const entry = entries.find(({ route }) => route === name) ?? besides.find(({ route }) => route === name)
    return entry === undefined
      ? []
      : [
          {
            id: name,
            label: entry.label,
            hint: toolsTexts.areas[name] ?? '',
            to: name === 'appointments' ? `${pathTo(name)}?von=tools` : pathTo(name),
          },
        ]
  })
}
