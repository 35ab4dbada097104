/** What a queue of the bench must offer. */
export type Queue = {
  start(): void
  /** Resolves when the page may tell the owner that it is safe. */
  add(title: string, photo: File | undefined): Promise<void>
}

/** The smallest page an owner could confirm something on: words, a photo, a button, and the list of what was confirmed. */
export function openPage(queue: Queue): void {
  const title = field('text', 'title')
  const photo = field('file', 'photo')
  const button = document.createElement('button')
  button.textContent = 'Hinzufügen'
  const list = document.createElement('ul')
  button.addEventListener('click', () => {
    const words = title.value
    void queue.add(words, photo.files?.[0]).then(
      () => list.append(line(words)),
      (error: unknown) => list.append(line(`Nicht gespeichert: ${String(error)}`)),
    )
  })
  document.body.append(title, photo, button, list)
  queue.start()
  document.body.dataset['ready'] = 'yes'
}

function field(type: string, id: string): HTMLInputElement {
  const input = document.createElement('input')
  input.type = type
  input.id = id
  return input
}

function line(text: string): HTMLLIElement {
  const item = document.createElement('li')
  item.textContent = text
  return item
}
