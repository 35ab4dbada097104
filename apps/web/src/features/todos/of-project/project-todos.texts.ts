import { count } from '#device/text/format.ts'

export const projectTodosTexts = {
  tab: 'To-dos',
  sentence: 'Was für diese Renovation zu tun ist. Es steht auch in der Liste der Immobilie.',
  none: 'Noch nichts zu tun erfasst.',
  allDone: 'Alles erledigt.',
  done: (amount: number) => count(amount, 'erledigtes To-do', 'erledigte To-dos'),
  usual: 'Was man dafür oft erledigen muss',
  existing: 'Bestehendes To-do dazunehmen',
  existingHint: 'Offene To-dos der Immobilie, die zu keiner Renovation gehören.',
  noneLeft: 'Kein offenes To-do passt dazu.',
  given: (title: string) => `«${title}» gehört jetzt zu dieser Renovation.`,
  take: (title: string) => `«${title}» erfassen`,
} as const
