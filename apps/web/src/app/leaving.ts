import { leaveDevice } from '#features/notifications/leave-device.ts'
import { forgetDraft } from '#features/recording/draft/draft-shelf.ts'
import { onHouseGone } from '#house/active-house.ts'
import { dropCarriedAddress } from '#house/carried-address.ts'
import { forgetCounts } from '#house/noted-counts.ts'
import { forgetHouse } from '#house/forget-house.ts'
import { forgetOfflinePacks } from '#house/offline/offline-pack.ts'
import { forgetCopies } from '#device/photos/photo-copies.ts'
import { session } from '#device/session/session.ts'
import { forgetAllShared } from '#device/photos/shared-files.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { houseName } from '#house/house-choice.ts'
import { leavingTexts } from './leaving.texts.ts'

// Signing out leaves nothing of the person on the device, whatever pages were open. Answers and the chosen house are
// forgotten by their own modules, which every page loads; the outbox stays, sealed for the same person.
session.onSignOut(forgetDraft)
session.onSignOut(() => dropCarriedAddress())
session.onSignOut(forgetCopies)
session.onSignOut(leaveDevice)
session.onSignOut(forgetOfflinePacks)
session.onSignOut(forgetCounts)
session.onSignOut(forgetAllShared)

// Nor does losing a house, whether somebody was removed or left, here or on another device.
onHouseGone(async (id, house) => {
  if (house !== undefined) toast({ text: leavingTexts.gone(houseName(house)) })
  await forgetHouse(id)
})
