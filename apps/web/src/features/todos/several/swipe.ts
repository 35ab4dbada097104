/** So far a finger goes sideways before it means it; and so far before it is no tap. */
const [enough, tremble] = [88, 12]

type Acts = { readonly right: (id: string) => void; readonly left: (id: string) => void }

/**
 * With a finger a row is done to the right and put off to the left. Both stand as buttons elsewhere: who cannot swipe
 * misses nothing. Gives the way to stop.
 */
export function followSwipes(list: HTMLElement, acts: Acts): () => void {
  let from: { row: HTMLElement; x: number; y: number; isSideways: boolean } | undefined
  const put = (row: HTMLElement, by: number) => {
    row.style.translate = by === 0 ? '' : `${by}px 0`
    row.dataset['swipe'] = by > 0 ? 'right' : 'left'
    if (by === 0) delete row.dataset['swipe']
  }
  const end = () => {
    if (from !== undefined) put(from.row, 0)
    from = undefined
  }
  const start = ({ touches: [touch], target }: TouchEvent) => {
    const row = (target as Element).closest<HTMLElement>('[data-todo]')
    if (row !== null && touch !== undefined)
      from = { row, x: touch.clientX, y: touch.clientY, isSideways: false }
  }
  const move = (event: TouchEvent) => {
    const [touch] = event.touches
    if (from === undefined || touch === undefined || event.touches.length > 1) return end()
    const [across, down] = [touch.clientX - from.x, touch.clientY - from.y]
    if (!from.isSideways && Math.abs(down) > tremble) return end()
    if (!from.isSideways && Math.abs(across) < tremble) return
    from.isSideways = true
    // The page must not scroll or go back meanwhile.
    event.preventDefault()
    put(from.row, across)
  }
  const drop = ({ changedTouches: [touch] }: TouchEvent) => {
    const [held, across] = [from, (touch?.clientX ?? 0) - (from?.x ?? 0)]
    end()
    const id = held?.row.dataset['todo']
    if (held?.isSideways !== true || id === undefined || Math.abs(across) < enough) return
    if (across > 0) acts.right(id)
    else acts.left(id)
  }
  list.addEventListener('touchstart', start, { passive: true })
  list.addEventListener('touchmove', move, { passive: false })
  list.addEventListener('touchend', drop)
  list.addEventListener('touchcancel', end)
  return () => {
    list.removeEventListener('touchstart', start)
    list.removeEventListener('touchmove', move)
    list.removeEventListener('touchend', drop)
    list.removeEventListener('touchcancel', end)
  }
}
