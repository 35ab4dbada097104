import { addMonths } from '@hauswart/domain/days/day'
import { useState } from 'react'
import { day, today } from '#device/text/format.ts'
import { newId } from '#device/new-id.ts'
import { upkeep } from '#house/nouns/upkeep.ts'
import { useKeep } from '#house/record/use-keep.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { componentLifeTexts } from '#features/component-life/component-life.texts.ts'
import type { Upkeep } from './upkeep.ts'

const texts = componentLifeTexts.upkeep

/** Plans a usual task at once, by the interval of the trade; it can be changed afterwards. */
export function useTaskSwitch(realEstateId: string, componentId: string, entry: Upkeep) {
  const { title, templateKey, task, intervalMonths } = entry
  const { keep } = useKeep(realEstateId)
  // Pressed twice it is still the same task.
  const [id] = useState(newId)
  const months = task?.intervalMonths ?? intervalMonths
  return async (): Promise<void> => {
    if (months === null) return
    const counted = addMonths(task?.lastOn ?? today(), months)
    // What was due long ago is due today.
    const nextOn = counted < today() ? today() : counted
    const facts = { intervalMonths: months, nextOn, isActive: true }
    const act =
      task === undefined
        ? upkeep.acts.add({ ...facts, componentId, templateKey, title }, { id })
        : upkeep.acts.update(task, facts)
    if (!(await keep([act], texts.planned(title, day(nextOn)))))
      toast({ text: texts.notPlanned, tone: 'due' })
  }
}
