import { count } from '#device/text/format.ts'

export const projectTodosTexts = {
  tab: 'To-dos',
  sentence: 'Was für diese Renovation zu tun ist. Es steht auch in der Liste der Immobilie.',
  none: 'Noch nichts zu tun erfasst.',
  allDone: 'Alles erledigt.',
  done: (amount: number) => count(amount, 'erledigtes To-do', 'erledigte To-dos'),
  usual: 'Was man dafür oft erledigen muss',
  take: (title: string) => `«${title}» erfassen`,
} as const
