/** Runs in the page: what a designer would circle in red – sideways scrolling, cut words, controls on controls. */
export function crowding(): string[] {
  const faults: string[] = []
  const width = document.documentElement.clientWidth
  if (document.documentElement.scrollWidth > width + 1)
    faults.push(`scrolls sideways: ${document.documentElement.scrollWidth} of ${width}`)

  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} «${(element.textContent ?? '').trim().slice(0, 30)}»`
  const isShown = (element: Element) =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
    element.getClientRects().length > 0
  const isHidden = (element: Element) => element.closest('.visually-hidden, [aria-hidden=true], svg') !== null

  for (const element of document.querySelectorAll(
    'h1, h2, h3, p, a, button, label, li, dt, dd, td, th, span, legend',
  )) {
    if (!isShown(element) || isHidden(element) || element.clientWidth <= 2) continue
    const style = getComputedStyle(element)
    // An ellipsis is a decision; a word that simply ends is not.
    const isCut = style.overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 2
    if (isCut && style.textOverflow !== 'ellipsis' && element.textContent?.trim() !== '')
      faults.push(`cut: ${name(element)}`)
  }

  const controls = [...document.querySelectorAll('button, a[href], input, select, textarea, summary')].filter(
    (element) => isShown(element) && !isHidden(element) && !isFloating(element),
  )
  const boxes = controls.map((element) => ({ element, box: element.getBoundingClientRect() }))
  for (const [index, { element, box }] of boxes.entries()) {
    for (const { element: other, box: second } of boxes.slice(index + 1)) {
      if (element.contains(other) || other.contains(element)) continue
      const across = Math.min(box.right, second.right) - Math.max(box.left, second.left)
      const down = Math.min(box.bottom, second.bottom) - Math.max(box.top, second.top)
      // A button inside the frame of its field lies on it on purpose.
      if (
        across > 2 &&
        down > 2 &&
        element.parentElement !== other.parentElement?.parentElement &&
        !sharesFrame(element, other)
      )
        faults.push(`overlap: ${name(element)} and ${name(other)}`)
    }
  }
  return faults

  function sharesFrame(one: Element, two: Element): boolean {
    return (
      [one, two].some((element) => element.matches('input, select, textarea')) &&
      one.parentElement?.contains(two) === true
    )
  }
  // Bars that stay at the edge of the screen cover what scrolls under them.
  function isFloating(element: Element): boolean {
    for (let parent: Element | null = element; parent !== null; parent = parent.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(parent).position)) return true
    return false
  }
}
