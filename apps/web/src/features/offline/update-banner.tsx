import { takeAppUpdate, useAppUpdate } from '#device/app-update.ts'
import { Button } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { offlineTexts } from './offline.texts.ts'

/** Offers a new version of the app; nothing is interrupted until the owner takes it. */
export function UpdateBanner() {
  if (!useAppUpdate()) return null
  return (
    <Notice
      title={offlineTexts.update}
      live="status"
      action={
        <Button size="small" kind="primary" onClick={takeAppUpdate}>
          {offlineTexts.reload}
        </Button>
      }
    >
      {offlineTexts.updateText}
    </Notice>
  )
}
