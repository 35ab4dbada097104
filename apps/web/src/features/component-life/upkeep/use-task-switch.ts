import { useState } from 'react'
import { addMonths } from '@hauswart/domain/days/day'
import { day, today } from '#device/text/format.ts'
import { request } from '#device/net/graphql.ts'
import { newId } from '#device/new-id.ts'
import { arrived } from '#device/outbox/arrived.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { SetMaintenanceTaskDocument } from '#gql/graphql.ts'
import { componentLifeTexts } from '#features/component-life/component-life.texts.ts'
import { refreshLife } from '#features/component-life/component-queries.ts'
import type { Upkeep } from './upkeep.ts'
import { useLifeSubmit } from '#features/component-life/use-life-submit.ts'

const texts = componentLifeTexts.upkeep

/** Plans a usual task at once, by the interval of the trade; it can be changed afterwards. */
export function useTaskSwitch(realEstateId: string, componentId: string, entry: Upkeep) {
  const { title, templateKey, task, intervalMonths } = entry
  const [id] = useState(newId)
  const { submit, isBusy } = useLifeSubmit(realEstateId, async (months: number, idempotencyKey: string) => {
    const counted = addMonths(task?.lastOn ?? today(), months)
    // What was due long ago is due today.
    const nextOn = counted < today() ? today() : counted
    await arrived(componentId)
    await request(SetMaintenanceTaskDocument, {
      realEstateId,
      id: task?.id ?? id,
      input: {
        componentId,
        templateKey,
        title,
        intervalMonths: months,
        nextOn,
        isActive: true,
        expectedVersion: task?.version ?? 0,
        idempotencyKey,
      },
    })
    toast({ text: texts.planned(title, day(nextOn)), tone: 'good' })
    await refreshLife(realEstateId, 'upkeep')
  })
  const months = task?.intervalMonths ?? intervalMonths
  return {
    isBusy,
    plan: async (): Promise<void> => {
      if (months === null) return
      const failed = await submit(months)
      if (failed !== undefined) toast({ text: texts.notPlanned, tone: 'due' })
    },
  }
}
