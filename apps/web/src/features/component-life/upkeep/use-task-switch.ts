import { useState } from 'react'
import { day, today } from '#device/text/format.ts'
import { newId } from '#device/new-id.ts'
import { upkeep } from '#house/nouns/upkeep.ts'
import { useKeep } from '#house/record/use-keep.ts'
import { toast } from '#ui/overlay/toast.tsx'
import type { Component } from '#features/component-life/facts-card.tsx'
import { componentLifeTexts } from '#features/component-life/component-life.texts.ts'
import { firstPlan, type Upkeep } from '#house/work/usual-upkeep.ts'

const texts = componentLifeTexts.upkeep

/** Plans a usual task at once, by the interval of the trade; it can be changed afterwards. */
export function useTaskSwitch(realEstateId: string, component: Component, entry: Upkeep) {
  const { title, templateKey, task } = entry
  const { keep } = useKeep(realEstateId)
  // Pressed twice it is still the same task.
  const [id] = useState(newId)
  return async (): Promise<void> => {
    const facts = firstPlan(entry, component, today())
    if (facts === undefined) return
    const act =
      task === undefined
        ? upkeep.acts.add({ ...facts, componentId: component.id, templateKey, title }, { id })
        : upkeep.acts.update(task, facts)
    if (!(await keep([act], texts.planned(title, day(facts.nextOn)))))
      toast({ text: texts.notPlanned, tone: 'due' })
  }
}
