import { IconArchive, IconArchiveOff, IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { useConnection } from '#lib/connection.ts'
import { request } from '#lib/graphql.ts'
import { refreshHouse } from '#lib/refresh-house.ts'
import { savingTexts } from '#lib/saving.texts.ts'
import { useSubmit } from '#lib/use-submit.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Menu } from '#ui/menu.tsx'
import { SaveFailure } from '#ui/save-failure.tsx'
import { toast } from '#ui/toast.tsx'
import { ArchiveRealEstateDocument, RestoreRealEstateDocument } from '../../gql/graphql.ts'
import type { HouseFacts } from './house-values.ts'
import { realEstateTexts } from './real-estate.texts.ts'

type HouseMenuProps = {
  readonly house: Pick<HouseFacts, 'id' | 'version' | 'status'>
  readonly name: string
}

/** What an owner seldom does with a whole house. */
export function HouseMenu({ house, name }: HouseMenuProps) {
  const texts = realEstateTexts.archive
  const { online } = useConnection()
  const [isAsking, setAsking] = useState(false)
  const isArchived = house.status === 'archived'
  const { submit, isBusy, failure, clear } = useSubmit(async (expectedVersion: number, idempotencyKey) => {
    const variables = { id: house.id, input: { expectedVersion, idempotencyKey } }
    await (isArchived
      ? request(RestoreRealEstateDocument, variables)
      : request(ArchiveRealEstateDocument, variables))
    setAsking(false)
    toast({ text: isArchived ? texts.restored(name) : texts.done(name), tone: 'good' })
    await refreshHouse(house.id, 'facts')
  })
  const close = () => {
    setAsking(false)
    clear()
  }
  const label = isArchived ? texts.restore : texts.act
  return (
    <>
      <Menu
        label={realEstateTexts.dossier.more}
        items={[
          {
            label: online ? label : `${label} (${savingTexts.onlineOnly})`,
            icon: isArchived ? <IconArchiveOff /> : <IconArchive />,
            isDisabled: !online,
            onSelect: () => (isArchived ? void restore() : setAsking(true)),
          },
        ]}
      >
        <IconDots size={19} stroke={1.75} aria-hidden="true" />
      </Menu>
      <ConfirmDialog
        title={texts.question(name)}
        isOpen={isAsking}
        onClose={close}
        onConfirm={() => void submit(house.version)}
        confirmLabel={texts.act}
        isBusy={isBusy}
      >
        <p>{texts.text}</p>
        <SaveFailure failure={failure} />
      </ConfirmDialog>
    </>
  )

  async function restore(): Promise<void> {
    const failed = await submit(house.version)
    if (failed === undefined) return
    toast({
      text: failed.kind === 'refused' ? savingTexts.refused(failed.message) : savingTexts.unreachable,
      tone: 'due',
    })
  }
}
