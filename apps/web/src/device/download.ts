/** Hands a file to the browser to keep, under the name its sender gives it, or under one of ours. */
export function download(url: string, name = ''): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
}

/** The same for what was written on this device. */
export function downloadText(
  text: string,
  { name, type }: { readonly name: string; readonly type: string },
): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  download(url, name)
  // The browser has its own hold on it once the press is over.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
