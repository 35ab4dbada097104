import { defectStates } from '@hauswart/domain/defects/defect'
import { defectStateLabels } from '@hauswart/domain/defects/defect.labels'
import { projectChecks, projectStates } from '@hauswart/domain/projects/project'
import { projectCheckLabels, projectStateLabels } from '@hauswart/domain/projects/project.labels'
import { componentConditions, componentKeys } from '@hauswart/domain/real-estate/component'
import { conditionWord } from '@hauswart/domain/real-estate/component-state.labels'
import { componentName } from '@hauswart/domain/real-estate/drawing'
import { asRecord } from '@hauswart/domain/fields/as-record'
import { analysisAct } from './analysis-acts.ts'
import type { HistoryEntry, Names } from './history-entry.ts'
import { historyTexts } from './history.texts.ts'

/** One entry as a German sentence: who did what. */
export function historySentence(entry: HistoryEntry, names: Names, ownId: string | undefined): string {
  const { you, other, someone } = historyTexts
  const who = entry.actorId === ownId ? you : entry.actorName === null ? someone : other(entry.actorName)
  const way = asRecord(entry.changes)['byLetter'] === true ? historyTexts.byLetter : ''
  return `${who} ${actOf(entry, names)}${way}.`
}

function actOf(entry: HistoryEntry, names: Names): string {
  const texts = historyTexts
  const { verb, objectId, changes } = entry
  const facts = asRecord(changes)
  if (verb === 'act.undo') {
    // What was told of the act stands at its own place in the history; what it was about is told here too.
    const about = ['expense', 'credit', 'offset'].filter((one) => facts[one] === true)
    const told = Object.fromEntries(about.map((one) => [one, true]))
    const act = actOf({ ...entry, verb: String(facts['verb']), changes: told }, names)
    return facts['isRedo'] === true ? texts.redone(act) : texts.undone(act)
  }
  if (verb === 'real_estate.update') return texts.facts(listOf(fieldsOf(facts)))
  const plain =
    facts['expense'] === true
      ? texts.expenses[verb]
      : facts['credit'] === true
        ? texts.credits[verb]
        : facts['offset'] === true
          ? texts.offsets[verb]
          : texts.acts[verb]
  if (plain !== undefined) return plain
  const ofPeople = texts.people[verb]
  if (ofPeople !== undefined) return ofPeople(asText(facts['who']) ?? texts.aPerson)
  const decided = analysisAct(entry, names)
  if (decided !== undefined) return decided
  const known = names.get(objectId)
  const name = known === undefined ? thingOf(verb) : texts.named(known)
  const renewed = after(facts['lastRenewedYear'])
  const condition = after(facts['condition'])
  // The judgement went because it was about what is gone.
  if (verb === 'component.update' && typeof renewed === 'number' && typeof condition !== 'string')
    return texts.renewed(name, renewed)
  if (verb === 'component.update' && condition !== undefined) {
    const word = componentConditions.find((one) => one === condition)
    return word === undefined ? texts.conditionGone(name) : texts.condition(name, conditionWord(word))
  }
  if (verb === 'project.move') return moveOf(name, facts)
  const stands = defectStates.find((one) => one === after(facts['state']))
  if (verb === 'defect.update' && stands !== undefined)
    return texts.defectMoved(name, defectStateLabels[stands])
  const signed = asArray(after(facts['signatures'])).filter((one) => typeof one === 'string')
  if (verb === 'acceptance.update' && signed.length > 0) return texts.acceptanceSigned(name, listOf(signed))
  return texts.on[verb]?.(name) ?? texts.otherAct
}

function moveOf(name: string, facts: Readonly<Record<string, unknown>>): string {
  const state = projectStates.find((one) => one === after(facts['state']))
  if (state === undefined) return historyTexts.otherAct
  const despite = projectChecks.filter((check) => asArray(facts['startedDespite']).includes(check))
  const renewed = asArray(facts['renewed']).length
  if (renewed > 0) return historyTexts.projectClosed(name, renewed)
  if (despite.length === 0) return historyTexts.projectMoved(name, projectStateLabels[state])
  const missing = despite.map((check) => projectCheckLabels[check]).join('», «')
  return historyTexts.projectBegun(name, missing, String(after(facts['stateReason'])))
}

const asArray = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function thingOf(verb: string): string {
  const { todo, room, document, appointment, craftsman, project, defect, acceptance, approval, component } =
    historyTexts
  return (
    {
      todo,
      room,
      document,
      appointment,
      craftsman,
      project,
      defect,
      acceptance,
      approval,
      maker_warranty: historyTexts.makerWarranty,
    }[verb.split('.')[0] ?? ''] ?? component
  )
}

/** What entries say about names: things that were recorded are called so there. */
export function namesIn(entries: readonly HistoryEntry[]): Map<string, string> {
  const names = new Map<string, string>()
  // The newest come first, so an older name never replaces a newer one.
  for (const { verb, objectId, changes } of entries) {
    const name = nameIn(verb, asRecord(changes))
    if (name !== undefined && !names.has(objectId)) names.set(objectId, name)
  }
  return names
}

function nameIn(verb: string, facts: Readonly<Record<string, unknown>>): string | undefined {
  if (
    /^(todo|measure|maintenance_task|document|appointment|project|defect|acceptance|approval|maker_warranty)\./.test(
      verb,
    )
  )
    return asText(after(facts['title']))
  if (verb.startsWith('craftsman.')) return asText(after(facts['company']))
  if (verb.startsWith('room.')) return asText(after(facts['name']))
  if (verb !== 'component.add') return undefined
  const catalogKey = componentKeys.find((key) => key === facts['catalogKey'])
  const name = asText(facts['name']) ?? null
  return catalogKey === undefined ? undefined : componentName({ catalogKey, name })
}

/** A change is the pair of before and after, a first record the value alone. */
const after = (value: unknown): unknown => (Array.isArray(value) ? (value[1] as unknown) : value)

const asText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

const fieldsOf = (facts: Readonly<Record<string, unknown>>): string[] => [
  ...new Set(Object.keys(facts).map((name) => historyTexts.fieldNames[name] ?? name)),
]

const listOf = (words: readonly string[]): string =>
  words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')}${historyTexts.and}${words.at(-1) ?? ''}`
