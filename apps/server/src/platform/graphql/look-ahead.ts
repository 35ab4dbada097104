import {
  Kind,
  getArgumentValues,
  isObjectType,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql'
import type { GraphqlContext } from './graphql-builder.ts'

const started = Symbol('started')
type Resolver = (parent: unknown, args: unknown, ctx: GraphqlContext, info: GraphQLResolveInfo) => unknown
type Eager = {
  key: string
  node: FieldNode
  field: GraphQLField<unknown, unknown>
  hasVariables: boolean
  args: Record<string, unknown> | undefined
}
type Started = { [started]?: Map<string, unknown> }

/** Marks a field that needs only the identity of its parent, so it may start before the parent is read. */
export const eager = { extensions: { eager: true } } as const

/**
 * Starts the selected eager fields of a parent that is not loaded yet, in the same tick as the parent:
 * a page becomes one round trip. `load` reads the parent itself.
 */
export async function withEagerFields<Stub extends object, Row extends object>(
  stub: Stub,
  ctx: GraphqlContext,
  info: GraphQLResolveInfo,
  load: () => Promise<Row>,
): Promise<Row & Stub> {
  const running = new Map<string, unknown>()
  for (const item of selectedEager(info)) {
    const args = item.hasVariables
      ? getArgumentValues(item.field, item.node, info.variableValues)
      : (item.args ??= getArgumentValues(item.field, item.node))
    const result = Promise.resolve((item.field.resolve as Resolver)(stub, args, ctx, info))
    // If the parent is refused nobody asks for this any more.
    result.catch(() => undefined)
    running.set(item.key, result)
  }
  const row = await load()
  return Object.assign(row, stub, { [started]: running })
}

/** Hands out what was started early, and lets plain columns be read without a resolver. */
export function prepareSchema(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) {
      if (field.extensions['eager'] === true) field.resolve = pickUp(field.resolve as Resolver)
      // A compiled operation reads a property directly; a resolver that does the same costs a call per cell.
      if (field.extensions['pothosExposedField'] === field.name) delete field.resolve
    }
  }
  return schema
}

const pickUp =
  (resolve: Resolver): Resolver =>
  (parent, args, ctx, info) => {
    const running = (parent as Started)[started]
    if (running === undefined) return resolve(parent, args, ctx, info)
    const node = info.fieldNodes[0] as FieldNode
    const key = node.alias?.value ?? node.name.value
    return running.has(key) ? running.get(key) : resolve(parent, args, ctx, info)
  }

const plans = new WeakMap<FieldNode, readonly Eager[]>()

function selectedEager(info: GraphQLResolveInfo): readonly Eager[] {
  const [node] = info.fieldNodes
  if (node?.selectionSet === undefined) return []
  let plan = plans.get(node)
  if (plan === undefined) {
    const type = namedObject(info)
    plan = type === undefined ? [] : collect(node.selectionSet, type, info)
    plans.set(node, plan)
  }
  return plan
}

function namedObject(info: GraphQLResolveInfo): GraphQLObjectType | undefined {
  const type = 'ofType' in info.returnType ? info.returnType.ofType : info.returnType
  return isObjectType(type) ? type : undefined
}

// A selection under @skip or @include is left to the normal path: its variables decide.
function collect(set: SelectionSetNode, type: GraphQLObjectType, info: GraphQLResolveInfo): Eager[] {
  return set.selections.flatMap((selection) => {
    if ((selection.directives?.length ?? 0) > 0) return []
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = info.fragments[selection.name.value]
      return fragment === undefined ? [] : collect(fragment.selectionSet, type, info)
    }
    if (selection.kind === Kind.INLINE_FRAGMENT) return collect(selection.selectionSet, type, info)
    const field = type.getFields()[selection.name.value]
    if (field?.extensions['eager'] !== true) return []
    return [
      {
        key: selection.alias?.value ?? selection.name.value,
        node: selection,
        field,
        hasVariables: usesVariables(selection),
        args: undefined,
      },
    ]
  })
}

const usesVariables = (node: FieldNode): boolean =>
  JSON.stringify(node.arguments ?? []).includes('"Variable"')
