import { mayDo } from '@hauswart/domain/access/role'
import { componentLabels } from '@hauswart/domain/real-estate/component.labels'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { houseQuery, todoQuery, todosQuery, upkeepQuery } from '#house/house-queries.ts'
import { overlay } from '#house/record/overlay.ts'
import { useComponents } from '#house/nouns/use-components.ts'
import { useEntries } from '#house/record/use-entries.ts'
import { upkeep } from '#house/nouns/upkeep.ts'
import { afterUpkeepDone, workOf } from '#house/work/work.ts'
import { todos as record, type TodoRow } from '#house/nouns/todos.ts'
import { useSession } from '#device/session/use-session.ts'
import type { Todo } from './todo.ts'

type Asked = {
  /** Whether what is done is to be seen; it is not read otherwise. */
  readonly isDoneWanted: boolean
  readonly selectedId: string | undefined
}

export type HouseTodos = ReturnType<typeof useHouseTodos>

/** The to-dos of a house as their owner left them, with everything a page about them needs, also offline. */
export function useHouseTodos(realEstateId: string, { isDoneWanted, selectedId }: Asked) {
  const open = useQuery(todosQuery(realEstateId, 'open'))
  const isElsewhere = selectedId !== undefined && open.data?.every(({ id }) => id !== selectedId) === true
  const isNothingOpen = open.data?.length === 0
  const done = useQuery({
    ...todosQuery(realEstateId, 'done'),
    enabled: isDoneWanted || isElsewhere || isNothingOpen,
  })
  const detail = useQuery({
    ...todoQuery(realEstateId, selectedId ?? ''),
    enabled: selectedId !== undefined,
    // The news that a photo was looked at may be missed; then it is asked for a few times.
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      dataUpdateCount < 8 && data?.pictures.some(({ url }) => url === null) === true ? 6_000 : false,
  })
  const selected = detail.data
  const { replayed } = useEntries(record, realEstateId, open.dataUpdatedAt)
  const planned = useQuery(upkeepQuery(realEstateId))
  const onTheirWay = useEntries(upkeep, realEstateId, planned.dataUpdatedAt).replayed
  const upkeepDone = useEntries(upkeep, realEstateId, open.dataUpdatedAt).replayed

  const shown = useMemo(() => {
    const rows = new Map<string, TodoRow>()
    for (const row of [...(done.data ?? []), ...(open.data ?? [])]) keepNewest(rows, row)
    if (selected && selected.deletedAt === null) keepNewest(rows, selected)
    const own = overlay(record, [...rows.values()], replayed)
    const tasks = overlay(upkeep, planned.data ?? [], onTheirWay)
    const todos = afterUpkeepDone(own, tasks, upkeepDone)
    return { todos, work: workOf(todos, tasks) }
  }, [open.data, done.data, selected, replayed, planned.data, onTheirWay, upkeepDone])
  const todos: readonly Todo[] = shown.todos
  const work: readonly Todo[] = shown.work

  return {
    todos,
    /** The to-dos and the planned upkeep, each work once. */
    work,
    isUpkeepKnown: planned.data !== undefined,
    isLoading: open.data === undefined && open.error === null,
    /** Only without anything to show is it worth a word. */
    error: open.data === undefined ? open.error : null,
    again: () => void open.refetch(),
    isDoneKnown: done.data !== undefined,
    isDoneLoading: done.isFetching && done.data === undefined,
    isSelectedLoading: detail.isPending && detail.isFetching,
    /** Whether the server has said anything about it; without a line nobody knows whether it was deleted. */
    isSelectedKnown: detail.data !== undefined,
    readAt: open.dataUpdatedAt,
    refreshPhotos: () => void (selectedId === undefined ? open : detail).refetch(),
    ...useHouseFacts(realEstateId),
  }
}

/** Names of components and people, and what this person may do. */
function useHouseFacts(realEstateId: string) {
  const components = useComponents(realEstateId)
  const { data: facts } = useQuery(houseQuery(realEstateId))
  const { user } = useSession()
  return useMemo(() => {
    const members = facts?.[0]?.members ?? []
    const role = members.find(({ userId }) => userId === user?.id)?.role
    const options = (components ?? []).map(({ id, name, catalogKey }) => ({
      value: id,
      label: name ?? componentLabels[catalogKey],
      catalogKey,
    }))
    return {
      componentOptions: options,
      componentName: ({ componentId }: Pick<Todo, 'componentId'>): string | undefined =>
        options.find(({ value }) => value === componentId)?.label,
      /** Whom a to-do can be given to; alone in a house nobody is asked. */
      people:
        members.length > 1
          ? members.map((one) => ({ value: one.userId, label: calledIn(members, one) }))
          : [],
      assigneeName: ({ assigneeId }: Pick<Todo, 'assigneeId'>): string | undefined => {
        const member = members.find(({ userId }) => userId === assigneeId)
        return member && calledIn(members, member)
      },
      userId: user?.id,
      memberName: (userId: string | null): string | undefined => {
        const member = members.find((one) => one.userId === userId)
        return member && `${member.firstName} ${member.lastName}`
      },
      // Not known yet is no reason to hide anything: the server decides.
      mayWrite: role === undefined || mayDo(role, 'write'),
    }
  }, [components, facts, user?.id])
}

type Named = { readonly userId: string; readonly firstName: string; readonly lastName: string }

/** By the first name, where nobody else of the house has the same. */
const calledIn = (members: readonly Named[], { userId, firstName, lastName }: Named): string =>
  members.some((other) => other.userId !== userId && other.firstName === firstName)
    ? `${firstName} ${lastName}`
    : firstName

function keepNewest(rows: Map<string, TodoRow>, row: TodoRow): void {
  const known = rows.get(row.id)
  if (known === undefined || known.version <= row.version) rows.set(row.id, row)
}
