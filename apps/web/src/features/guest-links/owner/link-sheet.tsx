import { Button } from '#ui/action/button.tsx'
import { CopyField } from '#ui/input/copy-field.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { guestLinksTexts } from '../guest-links.texts.ts'

const { sheet: texts } = guestLinksTexts

/** The link, this once: nobody but its maker ever has the secret in it. */
export function LinkSheet({ link, onClose }: { readonly link: string; readonly onClose: () => void }) {
  return (
    <Sheet
      title={texts.made}
      isOpen
      onClose={onClose}
      actions={
        <Button kind="quiet" onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <p>{texts.madeText}</p>
      <CopyField label={texts.link} value={link} texts={texts} />
    </Sheet>
  )
}
