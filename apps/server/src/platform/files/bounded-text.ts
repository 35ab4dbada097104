/** A text that grows to its bound and no further; what is beyond it is left out. */
export function boundedText(most: number) {
  const pieces: string[] = []
  let size = 0
  return {
    add(text: string): void {
      if (size >= most || text === '') return
      const piece = text.slice(0, most - size)
      pieces.push(piece)
      size += piece.length
    },
    isFull: (): boolean => size >= most,
    text: (): string => pieces.join(''),
  }
}
