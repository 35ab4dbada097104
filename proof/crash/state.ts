import type { HouseState, Operation, PersonState } from './operations.ts'
import type { Answer } from './request.ts'

type Current = { version?: number; deletedAt?: string | null }

/** What a client knows after an answer; a conflict tells the state the database holds. */
export function learn(person: PersonState, operation: Operation, answer: Answer): void {
  if (answer.event === 'unknown') return
  const house = [...person.own, ...person.shared].find(({ id }) => id === operation.house)
  const version = answer.event === 'ok' ? answer.version : (answer.current as Current | undefined)?.version
  if (version === undefined) return
  switch (operation.kind) {
    case 'createHouse':
      person.own.push({ id: operation.object, financeVersion: 0, components: [] })
      return
    case 'profile':
      person.profileVersion = version
      return
    case 'finance':
      if (house !== undefined) house.financeVersion = version
      return
    case 'addComponent':
      house?.components.push({ id: operation.object, version, isDeleted: false })
      return
    case 'updateComponent':
    case 'deleteComponent':
    case 'restoreComponent':
      see(house, operation.object, version, isDeletedAfter(operation, answer))
      return
    case 'register':
      return
  }
}

// The neighbour may have learnt of a newer version meanwhile.
function see(house: HouseState | undefined, id: string, version: number, isDeleted: boolean): void {
  const component = house?.components.find((one) => one.id === id)
  if (component === undefined || component.version > version) return
  component.version = version
  component.isDeleted = isDeleted
}

function isDeletedAfter(operation: Operation, answer: Answer): boolean {
  if (answer.event === 'ok') return operation.kind === 'deleteComponent'
  const current = answer.event === 'refused' ? (answer.current as Current | undefined) : undefined
  return typeof current?.deletedAt === 'string'
}
