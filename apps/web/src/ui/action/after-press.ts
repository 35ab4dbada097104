let isPressed = false

/**
 * Runs when no finger or mouse button is down. Leaving a field by pressing a button would otherwise show a fault
 * under the field, move the button away from under the pointer, and the click would be lost.
 */
export function afterPress(act: () => void): void {
  if (isPressed) document.addEventListener('pointerup', () => setTimeout(act), { once: true, capture: true })
  else setTimeout(act)
}

if (typeof document !== 'undefined') {
  const note = (event: Event) => {
    isPressed = event.type === 'pointerdown'
  }
  for (const name of ['pointerdown', 'pointerup', 'pointercancel'] as const)
    document.addEventListener(name, note, { capture: true, passive: true })
}
