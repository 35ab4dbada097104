import { useState } from 'react'
import { Button, LinkButton } from '#ui/action/button.tsx'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { CopyField } from '#ui/input/copy-field.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { calendarFeedsTexts } from './calendar-feeds.texts.ts'
import styles from './calendar-feeds.module.css'

const { made: texts } = calendarFeedsTexts
const apps = ['apple', 'google', 'outlook'] as const

type AddressSheetProps = { readonly address: string; readonly onClose: () => void }

/** The address, this once, and where to put it. */
export function AddressSheet({ address, onClose }: AddressSheetProps) {
  const [app, setApp] = useState<(typeof apps)[number]>('apple')
  return (
    <Sheet
      title={texts.title}
      isOpen
      onClose={onClose}
      actions={
        <Button kind="quiet" onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <div className={styles['body']}>
        <p>{texts.text}</p>
        <CopyField label={texts.address} value={address} texts={texts} />
        <ChoiceChips
          label={texts.where}
          options={apps.map((value) => ({ value, label: texts.apps[value] }))}
          value={app}
          onChange={setApp}
        />
        {app === 'apple' && (
          <LinkButton href={address.replace(/^https?:/, 'webcal:')}>{texts.openApple}</LinkButton>
        )}
        <ol className={styles['steps']}>
          {texts.steps[app].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </Sheet>
  )
}
