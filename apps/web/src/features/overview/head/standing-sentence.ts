import type { ComponentState } from '@hauswart/domain/real-estate/component-state'
import { overviewTexts } from '#features/overview/overview.texts.ts'

/** A piece of the sentence; what matters is printed strong. */
export type Piece = { readonly text: string; readonly isStrong?: boolean }

type Standing = {
  readonly states: Readonly<Record<ComponentState, number>>
  readonly overdueTodos: number
  readonly openTodos: number
  readonly mayWrite: boolean
}

/** How things stand, in one plain sentence that rests on counts alone. */
export function standingSentence({ states, overdueTodos, openTodos, mayWrite }: Standing): readonly Piece[] {
  const texts = overviewTexts.sentence
  const { due, soon, good, unknown } = states
  const all = due + soon + good + unknown
  const overdue =
    overdueTodos > 0 ? subject(texts.todos(overdueTodos), overdueTodos, texts.overdue) : undefined
  if (all === 0)
    return overdue === undefined
      ? [{ text: mayWrite ? texts.noComponents : texts.noComponentsReader }]
      : ended(overdue)
  const first = standing()
  if (overdue !== undefined) return ended([...first, { text: due > 0 ? texts.and : texts.but }, ...overdue])
  if (due === 0 && soon === 0 && unknown === 0 && openTodos === 0)
    return ended([...first, { text: texts.and }, { text: lower(texts.nothingToDo) }])
  return ended(first)

  function standing(): Piece[] {
    if (due > 0) return subject(texts.components(due), due, texts.due)
    if (soon > 0)
      return [
        { text: texts.nothingDue },
        { text: texts.and },
        ...subject(texts.components(soon), soon, texts.watch),
      ]
    if (good === 0) return [{ text: texts.allUnknown }]
    if (unknown === 0) return [{ text: `${texts.allGood(all)} ${texts.inGoodState}` }]
    return [
      { text: texts.nothingDue },
      { text: texts.but },
      ...subject(texts.components(unknown), unknown, texts.unknown),
    ]
  }
}

const subject = (who: string, amount: number, what: string): Piece[] => [
  { text: who, isStrong: true },
  { text: ` ${overviewTexts.sentence.is(amount)} ${what}` },
]

/** A sentence begins large and ends with a full stop. */
const ended = ([first, ...rest]: readonly Piece[]): readonly Piece[] =>
  first === undefined
    ? []
    : [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...rest, { text: '.' }]

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
