import type { Page } from 'playwright-core'
import { until } from './browsers/driver.ts'

/** What has the focus, as somebody sees it who has only keys. */
type Focus = {
  readonly name: string
  readonly isNowhere: boolean
  /** The head of a page that has just come, where everybody begins; it is not marked. */
  readonly isHead: boolean
  /** An outline of its own, of its label or of its frame. */
  readonly isMarked: boolean
  /** On the screen and not under a bar. */
  readonly isInSight: boolean
}

/** A person with a keyboard and nothing else; every step looks whether the focus can be seen. */
export function makeKeys(page: Page) {
  const faults: string[] = []
  const focus = () => page.evaluate(lookAtFocus)

  async function tab(key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<Focus> {
    await page.keyboard.press(key)
    // A page that glides to the place gets the time for it.
    const now = await until('in sight', async () => {
      const seen = await focus()
      return (seen.isMarked && seen.isInSight) || seen.isNowhere || seen.isHead ? seen : null
    }).catch(focus)
    // The key came before the page: it begins at its head, and the next key goes on from there.
    if (now.isHead) return tab(key)
    const where = `${new URL(page.url()).pathname} «${now.name}»`
    if (now.isNowhere) faults.push(`${where}: the focus is nowhere`)
    else if (!now.isMarked) faults.push(`${where}: the focus is not marked`)
    else if (!now.isInSight) faults.push(`${where}: the focus is out of sight`)
    return now
  }

  return {
    faults,
    /** Goes on with Tab to what begins with this name. */
    to: async (name: string): Promise<void> => {
      const passed: string[] = []
      for (let steps = 0; steps < 60; steps += 1) {
        const now = await tab()
        if (now.name.startsWith(name)) return
        passed.push(now.name)
      }
      throw new Error(`no way by Tab to «${name}», only to: ${passed.join(' | ')}`)
    },
    tab,
    press: (key: string) => page.keyboard.press(key),
    type: (text: string) => page.keyboard.type(text),
    /** After a change of the page the focus must be somewhere on it again. */
    kept: async (): Promise<void> => {
      await until('the focus is on the page', async () => !(await focus()).isNowhere)
    },
    /** Nothing of the page lies beyond its right edge. */
    fits: async (): Promise<void> => {
      const { wide, room } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth,
        room: document.documentElement.clientWidth,
      }))
      if (wide > room) faults.push(`${new URL(page.url()).pathname} scrolls sideways: ${wide} of ${room}`)
    },
  }
}

/** Runs in the page. */
function lookAtFocus(): Focus {
  const element = document.activeElement
  if (element === null || element === document.body)
    return { name: 'body', isNowhere: true, isHead: false, isMarked: false, isInSight: false }
  const labels = 'labels' in element ? [...((element.labels ?? []) as NodeListOf<HTMLElement>)] : []
  const words = labels.map((label) => label.textContent).join(' ')
  const name = (element.getAttribute('aria-label') ?? (words || element.textContent)).replaceAll(/\s+/g, ' ')
  const around = [element, ...labels, element.parentElement, element.parentElement?.parentElement]
  // A part of the drawing shows its ring: an outline cannot follow its shape.
  const rings = element instanceof SVGElement ? [...element.querySelectorAll('rect')] : []
  const hasRing = rings.some((ring) => {
    const { fill, stroke, opacity } = getComputedStyle(ring)
    return fill === 'none' && stroke !== 'none' && Number(opacity) > 0
  })
  const isOutlined = around.some((one) => {
    if (one === null || one === undefined) return false
    // A row that is a link as a whole draws its frame with a part that has no element.
    return ['', '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one, part)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    })
  })
  // Of a box that is drawn by its label the label is what one sees.
  const seen = [element, ...labels].map((one) => ({ one, box: one.getBoundingClientRect() }))
  // The middle of two walls is another part of the house.
  const across = element instanceof SVGElement ? [0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.98] : [0.5]
  const isInSight = seen.some(({ one, box }) =>
    [0.15, 0.5, 0.85].some((down) =>
      across.some((part) => {
        const all = document.elementsFromPoint(box.left + box.width * part, box.top + box.height * down)
        // A message that leaves by itself may pass over it.
        const hit = all.find((two) => two.closest('output[aria-live]') === null)
        return hit !== undefined && [one, ...labels].some((two) => two.contains(hit))
      }),
    ),
  )
  const isHead = element.matches('main h1')
  return { name: name.trim(), isNowhere: false, isHead, isMarked: isOutlined || hasRing, isInSight }
}
