import { useRef, useState } from 'react'
import { cutOut, readPhoto, type Photographed } from './photographed.ts'
import type { Corners } from './quad.ts'
import { scanTexts } from './scan.texts.ts'

export type ScannedPage = { readonly id: number; readonly jpeg: Blob }

/** Photos one after another: read, cut, bound. */
export function useScan() {
  const [photo, setPhoto] = useState<Photographed>()
  const [pages, setPages] = useState<readonly ScannedPage[]>([])
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const queue = useRef<File[]>([])
  const made = useRef(0)

  async function readNext(): Promise<void> {
    const file = queue.current.shift()
    setPhoto(undefined)
    if (file === undefined) return
    setBusy(true)
    const found = await readPhoto(file)
    setBusy(false)
    setPhoto(found)
    if (found !== undefined) return
    setFault(scanTexts.unreadable(file.name))
    await readNext()
  }

  async function take(): Promise<void> {
    if (photo === undefined || isBusy) return
    setBusy(true)
    // Straightening millions of dots takes a moment: first the button says so.
    await new Promise(requestAnimationFrame)
    const jpeg = await cutOut(photo, photo.corners)
    made.current += 1
    const page = { id: made.current, jpeg }
    setPages((before) => [...before, page])
    setBusy(false)
    await readNext()
  }

  return {
    photo,
    pages,
    fault,
    isBusy,
    read: (files: readonly File[]): void => {
      setFault(undefined)
      queue.current.push(...files)
      void readNext()
    },
    setCorners: (corners: Corners): void => setPhoto((before) => before && { ...before, corners }),
    take: (): void => void take(),
    skip: (): void => void readNext(),
    drop: (id: number): void => setPages((before) => before.filter((page) => page.id !== id)),
  }
}
