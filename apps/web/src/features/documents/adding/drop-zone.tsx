import { IconFileUpload } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import styles from './drop-zone.module.css'
import { documentsTexts } from '#features/documents/documents.texts.ts'

/** Files may be dropped anywhere on the page; while they hover it says so. */
export function DropZone({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const [isOver, setOver] = useState(false)
  const drop = useEffectEvent(onFiles)
  useEffect(() => {
    const over = new AbortController()
    // A file is said to leave each element it passes; only the last leaving is one.
    let depth = 0
    const enter = (event: DragEvent, by: number) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return
      depth = Math.max(0, depth + by)
      setOver(depth > 0)
    }
    const on = (name: 'dragenter' | 'dragleave' | 'dragover' | 'drop', act: (event: DragEvent) => void) =>
      document.addEventListener(name, act, { signal: over.signal })
    on('dragenter', (event) => enter(event, 1))
    on('dragleave', (event) => enter(event, -1))
    // Without it the browser would open the file in the place of the page.
    on('dragover', (event) => event.preventDefault())
    on('drop', (event) => {
      event.preventDefault()
      depth = 0
      setOver(false)
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length > 0) drop(files)
    })
    return () => over.abort()
  }, [])
  if (!isOver) return null
  return (
    <div className={styles['zone']} aria-hidden="true">
      <p className={styles['words']}>
        <IconFileUpload size={32} stroke={1.5} />
        {documentsTexts.add.drop}
      </p>
    </div>
  )
}
