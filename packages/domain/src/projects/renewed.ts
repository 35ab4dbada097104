import type { ComponentEvent } from '../upkeep/component-event.ts'

type Told = Pick<ComponentEvent, 'componentId' | 'kind' | 'year' | 'title' | 'note'>

/** What the closing of a renovation wrote into the history of its components: it names the renovation. */
export const renewedBy = <Event extends Told>(
  { title, componentIds }: { readonly title: string; readonly componentIds: readonly string[] },
  events: readonly Event[],
): Event[] =>
  events.filter(
    (event) =>
      componentIds.includes(event.componentId) &&
      ((event.kind === 'renewed' && event.title === title) ||
        (event.kind === 'replaced' && event.note === title)),
  )
