import type { Failure } from '#ui/form/use-submit.ts'
import { Button } from '#ui/action/button.tsx'
import { OnlineButton } from '#ui/action/online-button.tsx'
import { SaveFailure } from '#ui/form/save-failure.tsx'
import styles from './save-bar.module.css'
import { condominiumTexts } from './condominium.texts.ts'

type SaveBarProps = {
  /** What is written goes on the device first; else it needs the server at once. */
  readonly isKeptHere?: boolean
  readonly isDirty: boolean
  readonly isBusy: boolean
  readonly failure: Failure | undefined
  readonly onReset: () => void
}

export function SaveBar({ isKeptHere = false, isDirty, isBusy, failure, onReset }: SaveBarProps) {
  const { save, reset, unsaved } = condominiumTexts
  const Act = isKeptHere ? Button : OnlineButton
  return (
    <div className={styles['foot']}>
      <SaveFailure failure={failure} />
      <div className={styles['actions']}>
        <output className={styles['state']}>{isDirty && unsaved}</output>
        {isDirty && <Button onClick={onReset}>{reset}</Button>}
        <Act kind="primary" type="submit" isBusy={isBusy} disabled={!isDirty}>
          {save}
        </Act>
      </div>
    </div>
  )
}
