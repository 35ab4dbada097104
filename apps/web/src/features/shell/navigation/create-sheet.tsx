import {
  IconCalendarPlus,
  IconCamera,
  IconCheckbox,
  IconFileUpload,
  IconHammer,
  IconHomePlus,
  IconReceipt,
  IconUserPlus,
} from '@tabler/icons-react'
import { useActiveHouse } from '#house/active-house.ts'
import { actionPath, openActions, type CreateAction } from '#house/paths/create-actions.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { SheetLink, SheetList } from './sheet-list.tsx'
import { shellTexts } from '#features/shell/shell.texts.ts'

const icons: Readonly<Record<CreateAction['id'], typeof IconCamera>> = {
  invoice: IconReceipt,
  todo: IconCheckbox,
  appointment: IconCalendarPlus,
  craftsman: IconUserPlus,
  document: IconFileUpload,
  photo: IconCamera,
  project: IconHammer,
  realEstate: IconHomePlus,
}

type Props = { readonly isOpen: boolean; readonly onClose: () => void }

/** Behind the ＋: everything that can be recorded now. */
export function CreateSheet({ isOpen, onClose }: Props) {
  const houseId = useActiveHouse()?.id
  return (
    <Sheet title={shellTexts.createTitle} isOpen={isOpen} onClose={onClose}>
      <SheetList>
        {openActions(houseId).map((action) => {
          const Icon = icons[action.id]
          return (
            <SheetLink
              key={action.id}
              to={actionPath(action, houseId)}
              icon={<Icon size={22} stroke={1.75} aria-hidden="true" />}
              label={action.label}
              hint={action.hint}
              onChoose={onClose}
            />
          )
        })}
      </SheetList>
    </Sheet>
  )
}
