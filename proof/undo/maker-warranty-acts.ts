import {
  addMakerWarranty,
  setMakerWarrantyDeleted,
  updateMakerWarranty,
} from '../../apps/server/src/features/maker-warranties/maker-warranties.service.ts'
import type { Tools } from './visit-acts.ts'

/** What happens to the warranties of makers. */
export function makerWarrantyActs<Choice>(tools: Tools<Choice>): readonly (() => Choice)[] {
  const { ctx, house, word, id, keyed, on, alive, trashed, over } = tools
  const warranty = alive('maker_warranty')
  return [
    () =>
      on('maker_warranty.add', alive('component'), (row) =>
        addMakerWarranty(ctx, house, {
          ...keyed,
          id,
          componentId: row.id,
          title: word,
          startsOn: '2026-05-04',
          years: 5,
        }),
      ),
    () =>
      on('maker_warranty.update', warranty, (row) =>
        updateMakerWarranty(ctx, house, row.id, { ...over(row), maker: word, years: 10 }),
      ),
    () =>
      on('maker_warranty.delete', warranty, (row) =>
        setMakerWarrantyDeleted(ctx, house, row.id, true, over(row)),
      ),
    () =>
      on('maker_warranty.restore', trashed('maker_warranty'), (row) =>
        setMakerWarrantyDeleted(ctx, house, row.id, false, over(row)),
      ),
  ]
}
