import { createHash } from 'node:crypto'
import {
  getNamedType,
  isCompositeType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  print,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLOutputType,
  type GraphQLSchema,
  type GraphQLType,
  type OperationDefinitionNode,
  type OperationTypeNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql'
import { AppError } from '#platform/app-error.ts'
import { limits } from '#platform/limits.ts'

const max = limits.graphql

/** What a document costs, given its variables. Computed once per text, evaluated per request. */
type Cost = (variables: Readonly<Record<string, unknown>>) => number
export type Judged = {
  document: DocumentNode
  kind: OperationTypeNode
  name: string | undefined
  /** What it may cost, and what it costs where every list is empty. */
  cost: Cost
  least: number
  hash: string
}

/**
 * Reads a document under hard limits before anything else sees it: tokens, depth, aliases, directives.
 * Mercurius would also take an AST as JSON; only GraphQL text gets past this point.
 */
export function judgeDocument(schema: GraphQLSchema, source: string): Judged {
  if (source.length > max.documentLength) throw new AppError('TOO_COMPLEX')
  let document: DocumentNode
  try {
    document = parse(source, { maxTokens: max.tokens, noLocation: true })
  } catch (error) {
    throw new AppError(
      String(error).includes('tokens') ? 'TOO_COMPLEX' : 'BAD_INPUT',
      { field: 'query' },
      error,
    )
  }
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  // One operation only: the compiled form of a document is kept under its text, whichever operation was named.
  const [operation, second] = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION)
  if (operation === undefined || second !== undefined) throw new AppError('BAD_INPUT', { field: 'query' })
  refuseExcess(operation, fragments)
  const cost = operationCost(schema, operation, fragments)
  const least = Math.max(1, operationCost(schema, operation, fragments, 0)({}))
  const { operation: kind, name } = operation
  return { document, kind, name: name?.value, cost, least, hash: documentHash(document) }
}

/** The hash of a document's meaning: white space and comments do not count. */
export const documentHash = (document: DocumentNode): string =>
  createHash('sha256').update(print(document)).digest('hex')

export function costOf(
  judged: Judged,
  operationName: string | undefined,
  variables: Readonly<Record<string, unknown>>,
): number {
  if (operationName !== undefined && operationName !== judged.name) {
    throw new AppError('BAD_INPUT', { field: 'operationName' })
  }
  const cost = Math.max(1, judged.cost(variables))
  if (cost > max.cost) throw new AppError('TOO_COMPLEX')
  return cost
}

function refuseExcess(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): void {
  let aliases = 0
  let directives = operation.directives?.length ?? 0
  let selections = 0
  const tooMuch = () => new AppError('TOO_COMPLEX')
  function walk(set: SelectionSetNode | undefined, depth: number, inside: readonly string[]): void {
    if (set === undefined) return
    if (depth > max.depth) throw tooMuch()
    for (const selection of set.selections) {
      directives += selection.directives?.length ?? 0
      // Counted as written out: fragments that spread fragments double with every level.
      selections += 1
      if (selection.kind === Kind.FIELD) {
        if (selection.alias !== undefined) aliases += 1
        walk(selection.selectionSet, depth + 1, inside)
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        walk(selection.selectionSet, depth, inside)
      } else {
        const name = selection.name.value
        if (inside.includes(name)) throw new AppError('BAD_INPUT', { field: 'query' })
        walk(fragments.get(name)?.selectionSet, depth, [...inside, name])
      }
      if (aliases > max.aliases || directives > max.directives || selections > max.selections) throw tooMuch()
    }
  }
  walk(operation.selectionSet, 1, [])
}

/** How many objects an answer holds in its lists: with `least` what answering has really cost. */
export function rowsIn(value: unknown, isListed = false): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + rowsIn(one, true), 0)
  if (typeof value !== 'object' || value === null) return 0
  let rows = isListed ? 1 : 0
  for (const one of Object.values(value)) rows += rowsIn(one, isListed)
  return rows
}

// An object costs one, its plain columns nothing: work follows rows. Below a list everything counts `first`
// times, or 25 times where no page is asked for; how many there really were is put right with the answer.
const defaultListSize = 25

function operationCost(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  rows?: number,
): Cost {
  const root = schema.getRootType(operation.operation)
  if (root === null || root === undefined) return () => 1
  return selectionCost(operation.selectionSet, root)

  function selectionCost(set: SelectionSetNode, type: GraphQLType): Cost {
    const parts: Cost[] = []
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) parts.push(fieldCost(selection, type))
      else if (selection.kind === Kind.INLINE_FRAGMENT)
        parts.push(
          selectionCost(selection.selectionSet, conditionType(selection.typeCondition?.name.value, type)),
        )
      else {
        const fragment = fragments.get(selection.name.value)
        if (fragment !== undefined)
          parts.push(
            selectionCost(fragment.selectionSet, conditionType(fragment.typeCondition.name.value, type)),
          )
      }
    }
    return (variables) => parts.reduce((sum, part) => sum + part(variables), 0)
  }

  function conditionType(name: string | undefined, type: GraphQLType): GraphQLType {
    return (name === undefined ? undefined : schema.getType(name)) ?? type
  }

  function fieldCost(node: FieldNode, parent: GraphQLType): Cost {
    const named = getNamedType(parent as GraphQLOutputType)
    const field = 'getFields' in named ? named.getFields()[node.name.value] : undefined
    // Rows that are read for a plain value and stand in no answer: its field says how many.
    const reads = Number(field?.extensions['reads'] ?? 0)
    if (node.selectionSet === undefined || field === undefined || !('args' in field)) return () => reads
    const inner = isCompositeType(getNamedType(field.type))
      ? selectionCost(node.selectionSet, getNamedType(field.type))
      : () => 0
    const first = node.arguments?.find((argument) => argument.name.value === 'first')?.value
    const pages = field.args.some((argument) => argument.name === 'first')
    const isList = isListType(isNonNullType(field.type) ? field.type.ofType : field.type)
    if (!pages && !isList) return (variables) => 1 + inner(variables)
    // A page type multiplies at the page, its inner list must not multiply again.
    if (isList && !pages && node.name.value === 'nodes') return (variables) => 1 + inner(variables)
    const perRow: Cost = isList ? (variables) => 1 + inner(variables) : inner
    return (variables) => 1 + size(first, variables) * perRow(variables)
  }

  function size(value: ValueNode | undefined, variables: Readonly<Record<string, unknown>>): number {
    if (rows !== undefined) return rows
    if (value === undefined) return defaultListSize
    if (value.kind === Kind.INT) return Math.max(1, Number(value.value))
    if (value.kind === Kind.VARIABLE) {
      const given = variables[value.name.value] ?? defaultOf(value.name.value)
      return typeof given === 'number' && given > 0 ? given : defaultListSize
    }
    return defaultListSize
  }

  function defaultOf(name: string): number | undefined {
    const value = operation.variableDefinitions?.find((one) => one.variable.name.value === name)?.defaultValue
    return value?.kind === Kind.INT ? Number(value.value) : undefined
  }
}
