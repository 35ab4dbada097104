/** A click; one by key has no `detail`. */
type Tap = { readonly detail: number; readonly timeStamp: number }

let last: string | undefined
let at = 0

/**
 * Whether a tap is the second of two quick ones on a thing, which mean one act: the second often meets it as the first
 * has left it. Whoever presses keys means each of them.
 */
export function isSecondTap(id: string, { detail, timeStamp }: Tap): boolean {
  const isSecond = detail > 0 && id === last && timeStamp - at < 500
  last = id
  at = timeStamp
  return isSecond
}
