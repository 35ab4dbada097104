import { IconArchive, IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { useConnection } from '#lib/connection.ts'
import { savingTexts } from '#lib/saving.texts.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Menu } from '#ui/menu.tsx'
import { SaveFailure } from '#ui/save-failure.tsx'
import type { HouseFacts } from './house-values.ts'
import { realEstateTexts } from './real-estate.texts.ts'
import { useArchive } from './use-archive.ts'

type HouseMenuProps = {
  readonly house: Pick<HouseFacts, 'id' | 'version' | 'status'>
  readonly name: string
}

/** What an owner seldom does with a whole house. */
export function HouseMenu({ house, name }: HouseMenuProps) {
  const texts = realEstateTexts.archive
  const { online } = useConnection()
  const [isAsking, setAsking] = useState(false)
  const { submit, isBusy, failure, clear } = useArchive({ house, name, onDone: () => setAsking(false) })
  return (
    <>
      <Menu
        label={realEstateTexts.dossier.more}
        items={[
          {
            label: online ? texts.act : `${texts.act} (${savingTexts.onlineOnly})`,
            icon: <IconArchive />,
            isDisabled: !online,
            onSelect: () => setAsking(true),
          },
        ]}
      >
        <IconDots size={19} stroke={1.75} aria-hidden="true" />
      </Menu>
      <ConfirmDialog
        title={texts.question(name)}
        isOpen={isAsking}
        onClose={() => {
          setAsking(false)
          clear()
        }}
        onConfirm={() => void submit(house.version)}
        confirmLabel={texts.act}
        isBusy={isBusy}
      >
        <p>{texts.text}</p>
        <SaveFailure failure={failure} />
      </ConfirmDialog>
    </>
  )
}
