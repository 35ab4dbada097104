type Work = { readonly componentId: string | null; readonly title: string }

/** Whether two entries mean the same work: the same component, in the same words. It stands once and is done once. */
export const isSameWork = (one: Work, other: Work): boolean =>
  one.componentId !== null &&
  one.componentId === other.componentId &&
  one.title.toLowerCase() === other.title.toLowerCase()
