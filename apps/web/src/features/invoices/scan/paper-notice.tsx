import { Button } from '#ui/action/button.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { scanTexts as texts } from './scan.texts.ts'

/** A file that will be filed with what is recorded, unless somebody takes it away again. */
export function PaperNotice({ text, onDrop }: { readonly text: string; readonly onDrop: () => void }) {
  return (
    <Notice
      action={
        <Button size="small" kind="quiet" onClick={onDrop}>
          {texts.drop}
        </Button>
      }
    >
      {text}
    </Notice>
  )
}
