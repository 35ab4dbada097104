import { IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { IconButton } from '#ui/button.tsx'
import { shareTexts } from './share.texts.ts'
import styles from './shared-pictures.module.css'
import type { SharedPicture } from './use-shared.ts'

type SharedPicturesProps = {
  readonly files: readonly SharedPicture[]
  readonly onLeaveOut: (id: number) => void
}

export function SharedPictures({ files, onLeaveOut }: SharedPicturesProps) {
  if (files.length === 0) return null
  return (
    <ul className={styles['pictures']}>
      {files.map(({ id, file }) => (
        <li key={id} className={styles['picture']}>
          <Preview file={file} />
          <IconButton
            label={shareTexts.leaveOut(file.name)}
            icon={<IconX />}
            look="framed"
            className={styles['leave']}
            onClick={() => onLeaveOut(id)}
          />
        </li>
      ))}
    </ul>
  )
}

function Preview({ file }: { readonly file: File }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const address = URL.createObjectURL(file)
    if (image.current !== null) image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [file])
  return <img ref={image} className={styles['image']} alt={shareTexts.picture(file.name)} />
}
