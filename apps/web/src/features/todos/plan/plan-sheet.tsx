import { referenceBook } from '@hauswart/domain/reference/reference-value'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isOutOfReach } from '#device/cache/is-out-of-reach.ts'
import { newId } from '#device/new-id.ts'
import { houseQuery } from '#house/house-queries.ts'
import { upkeep } from '#house/nouns/upkeep.ts'
import { useComponents } from '#house/nouns/use-components.ts'
import { useKeep } from '#house/record/use-keep.ts'
import { useRows } from '#house/record/use-rows.ts'
import { referencesQuery } from '#house/references.ts'
import { Button } from '#ui/action/button.tsx'
import { Unverified } from '#ui/figure/figure.tsx'
import { SaveFailure } from '#ui/form/save-failure.tsx'
import { Checkbox } from '#ui/input/field.tsx'
import { OutOfReach } from '#ui/layout/out-of-reach.tsx'
import { Loading, SkeletonRows } from '#ui/layout/skeleton.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Pill } from '#ui/mark/pill.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import type { Todo } from '#features/todos/todo.ts'
import { suggestions, type Suggestion, type SuggestionGroup } from './plan.ts'
import styles from './plan-sheet.module.css'
import { planTexts as texts } from './plan.texts.ts'

type PlanSheetProps = {
  readonly realEstateId: string
  readonly today: string
  readonly todos: readonly Todo[]
  readonly onClose: () => void
}

/** The usual upkeep of a house to choose from and plan at once, with or without a line. */
export function PlanSheet({ realEstateId, today, todos, onClose }: PlanSheetProps) {
  const house = useQuery(houseQuery(realEstateId))
  const references = useQuery(referencesQuery)
  const tasks = useRows(upkeep, realEstateId)
  const components = useComponents(realEstateId)
  const { keep, failure } = useKeep(realEstateId)
  // What the owner has said; the rest is as it was suggested.
  const [said, setSaid] = useState<ReadonlyMap<string, boolean>>(new Map())

  const isKnown = house.data !== undefined && references.data !== undefined && tasks.data !== undefined
  const groups =
    isKnown && components !== undefined
      ? suggestions(
          { components, tasks: tasks.data, todos },
          referenceBook(references.data, { canton: house.data[0]?.canton ?? null, on: today }),
          today,
        )
      : undefined
  const isChosen = ({ key, ...one }: Suggestion) => said.get(key) ?? one.isChosen
  const chosen = groups?.flatMap((group) => group.suggestions).filter(isChosen) ?? []
  const save = async () => {
    const acts = chosen.map(({ plan }) => plan(newId()))
    if (await keep(acts, texts.planned(acts.length))) onClose()
  }
  return (
    <Sheet
      title={texts.title}
      isOpen
      onClose={onClose}
      actions={
        groups !== undefined &&
        groups.length > 0 && (
          <Button kind="primary" disabled={chosen.length === 0} onClick={() => void save()}>
            {texts.save(chosen.length)}
          </Button>
        )
      }
    >
      <div className={styles['body']}>
        {[references, tasks].some(isOutOfReach) ? (
          <OutOfReach
            texts={texts}
            onRetry={() => void Promise.all([references.refetch(), tasks.refetch()])}
          />
        ) : groups === undefined ? (
          <Loading>
            <SkeletonRows rows={6} />
          </Loading>
        ) : groups.length === 0 ? (
          <EmptyState {...(components?.length === 0 ? texts.noComponents : texts.none)} />
        ) : (
          <>
            <p>{texts.intro}</p>
            {groups.map((group) => (
              <Group
                key={group.suggestions[0]?.key}
                group={group}
                isChosen={isChosen}
                onChoose={(key, is) => setSaid(new Map([...said, [key, is]]))}
              />
            ))}
            <p className={styles['note']}>
              {texts.counted} {texts.unverified}
            </p>
          </>
        )}
        <SaveFailure failure={failure} />
      </div>
    </Sheet>
  )
}

type GroupProps = {
  readonly group: SuggestionGroup
  readonly isChosen: (suggestion: Suggestion) => boolean
  readonly onChoose: (key: string, isChosen: boolean) => void
}

function Group({ group, isChosen, onChoose }: GroupProps) {
  return (
    <fieldset className={styles['group']}>
      <legend>{group.component ?? texts.house}</legend>
      {group.suggestions.map((one) => (
        <Checkbox
          key={one.key}
          label={
            <>
              {one.title} {one.isDuty && <Pill size="small">{texts.duty}</Pill>}
            </>
          }
          hint={
            <>
              {texts.every(one.intervalMonths, one.nextOn)}
              {!one.reference.isVerified && <Unverified />}
              <small className={styles['source']}>{texts.source(one.reference.source)}</small>
            </>
          }
          checked={isChosen(one)}
          onChange={({ target }) => onChoose(one.key, target.checked)}
        />
      ))}
    </fieldset>
  )
}
