/** Opens it. The page keeps the room of its scroll bar, which goes meanwhile: nothing moves behind the dialog. */
export function openModal(dialog: HTMLDialogElement): void {
  const { clientWidth, style } = document.documentElement
  // Above another dialog the bar is gone already.
  if (document.querySelector('dialog:modal') === null)
    style.setProperty('--scroll-bar', `${window.innerWidth - clientWidth}px`)
  dialog.showModal()
}
