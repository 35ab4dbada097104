import { IconCamera, IconPhotoPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { buttonClass, ButtonContent, type ButtonLook } from '#ui/action/button.tsx'
import { classes } from '#ui/classes.ts'
import styles from './file-button.module.css'

type FileButtonProps = ButtonLook & {
  /** `camera` opens the camera where there is one, `files` the photos and files. */
  readonly source?: 'camera' | 'files' | undefined
  readonly accept?: string | undefined
  readonly isMultiple?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  readonly onFiles: (files: readonly File[]) => void
  readonly children: ReactNode
}

/** The browser's own file field under the look of a button: keys, focus and permissions come with it. */
export function FileButton(props: FileButtonProps) {
  const { source = 'files', accept = 'image/*', isMultiple, isDisabled, onFiles, children, ...look } = props
  const sign = source === 'camera' ? <IconCamera /> : <IconPhotoPlus />
  return (
    <label className={classes(buttonClass(look), styles['file'], isDisabled === true && styles['disabled'])}>
      <ButtonContent icon={look.icon ?? sign}>{children}</ButtonContent>
      <input
        type="file"
        className={styles['input']}
        accept={accept}
        capture={source === 'camera' ? 'environment' : undefined}
        multiple={isMultiple}
        disabled={isDisabled}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // The same photo may be chosen again.
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </label>
  )
}
