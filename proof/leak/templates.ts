import {
  getNamedType,
  isAbstractType,
  isInputObjectType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isScalarType,
  isEnumType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql'

export type Kind = 'query' | 'mutation' | 'subscription'

/** One place for a value: a variable of the document, and which optional fields of its input type are filled. */
export type Slot = {
  readonly variable: string
  readonly name: string
  readonly type: GraphQLInputType
  /** The field this argument belongs to: what an `id` means depends on it. */
  readonly of: string
  readonly with: readonly string[]
}

/** One way to call one root field. Who asks for what is decided when it is sent. */
export type Template = {
  readonly kind: Kind
  readonly root: string
  readonly call: string
  readonly slots: readonly Slot[]
  readonly coordinates: readonly string[]
}

type Piece = {
  readonly text: string
  readonly slots: readonly Slot[]
  readonly coordinates: readonly string[]
}

const maxLevels = 5

/** Every field and every argument of a schema, from the schema alone. */
export function makeTemplates(schema: GraphQLSchema): readonly Template[] {
  const kinds = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
    ['subscription', schema.getSubscriptionType()],
  ] as const
  return kinds.flatMap(([kind, type]) =>
    type === undefined || type === null
      ? []
      : Object.values(type.getFields()).flatMap((field) => rootTemplates(schema, kind, type, field)),
  )
}

function rootTemplates(
  schema: GraphQLSchema,
  kind: Kind,
  type: GraphQLObjectType,
  field: AnyField,
): readonly Template[] {
  const [plain, ...deeper] = selections(schema, field.type, 1, [])
  const calls = callVariants(type, field)
  const naming = namingCall(type, field)
  const all = [
    ...calls.map((call) => [call, plain] as const),
    ...deeper.map((selection) => [naming, selection] as const),
  ]
  return all.flatMap(([call, selection]) => {
    if (call === undefined || selection === undefined) return []
    const slots = [...call.slots, ...selection.slots]
    return [
      {
        kind,
        root: field.name,
        call: `${call.text}${selection.text}`,
        slots,
        coordinates: [...call.coordinates, ...selection.coordinates],
      },
    ]
  })
}

type AnyField = GraphQLField<unknown, unknown>

let variables = 0

/** The required arguments alone, then each optional one added, then each optional field of each input. */
function callVariants(type: GraphQLObjectType, field: AnyField): readonly Piece[] {
  const required = field.args.filter(isRequiredArgument)
  const sets = [
    required,
    ...field.args.filter((arg) => !isRequiredArgument(arg)).map((arg) => [...required, arg]),
  ]
  const plain = sets.map((args) => callPiece(type, field, args, []))
  const deeper = sets.flatMap((args) =>
    args.flatMap((arg) =>
      optionalFields(arg.type).map((name) => callPiece(type, field, args, [`${arg.name}.${name}`])),
    ),
  )
  return [...plain, ...deeper]
}

/** The call to go deeper from: it names all it can, because a thing not named is the caller's own. */
function namingCall(type: GraphQLObjectType, field: AnyField): Piece {
  const isId = (arg: GraphQLArgument) => ['ID', 'UUID'].includes(getNamedType(arg.type).name)
  const args = field.args.filter((arg) => isRequiredArgument(arg) || isId(arg))
  return callPiece(type, field, args, [])
}

function callPiece(
  type: GraphQLObjectType,
  field: AnyField,
  args: readonly GraphQLArgument[],
  added: readonly string[],
): Piece {
  const slots = args.map((arg) => {
    variables += 1
    const inside = added
      .filter((path) => path.startsWith(`${arg.name}.`))
      .map((path) => path.slice(arg.name.length + 1))
    return {
      variable: `v${variables}`,
      name: arg.name,
      type: arg.type,
      of: `${type.name}.${field.name}`,
      with: inside,
    }
  })
  const own = `${type.name}.${field.name}`
  const coordinates = [
    own,
    ...args.map((arg) => `${own}(${arg.name}:)`),
    ...slots.flatMap((slot) => inputCoordinates(slot.type, slot.with)),
  ]
  const list = slots.map((slot) => `${slot.name}: $${slot.variable}`).join(', ')
  return { text: `${field.name}${list === '' ? '' : `(${list})`}`, slots, coordinates }
}

const optionalFields = (type: GraphQLInputType): string[] => {
  const named = getNamedType(type)
  return isInputObjectType(named)
    ? Object.values(named.getFields())
        .filter((field) => !isRequiredInputField(field))
        .map((field) => field.name)
    : []
}

/** Which fields of an input object a value will contain; an optional object brings its own required fields. */
export function inputFields(type: GraphQLInputType, added: readonly string[]) {
  const named = getNamedType(type)
  return isInputObjectType(named)
    ? Object.values(named.getFields()).filter(
        (field) => isRequiredInputField(field) || added.includes(field.name),
      )
    : []
}

const inputCoordinates = (type: GraphQLInputType, added: readonly string[]): string[] =>
  inputFields(type, added).flatMap((field) => [
    `${getNamedType(type).name}.${field.name}`,
    ...inputCoordinates(field.type, optionalFields(field.type)),
  ])

/** First all plain columns of a type, then one selection per way to go deeper and per argument on it. */
function selections(
  schema: GraphQLSchema,
  output: GraphQLOutputType,
  level: number,
  path: readonly string[],
): readonly Piece[] {
  const type = getNamedType(output)
  if (isScalarType(type) || isEnumType(type)) return [{ text: '', slots: [], coordinates: [] }]
  if (isAbstractType(type))
    return schema.getPossibleTypes(type).flatMap((one) =>
      selections(schema, one, level, path).map((piece) => ({
        ...piece,
        text: ` { ... on ${one.name} ${piece.text} }`,
      })),
    )
  if (!isObjectType(type)) return []
  const fields = Object.values(type.getFields())
  const columns = fields.filter(
    (field) => isLeaf(field.type) && field.args.every((arg) => !isRequiredArgument(arg)),
  )
  const columnNames = columns.map((field) => field.name).join(' ')
  const plain: Piece = {
    text: ` { __typename ${columnNames} }`,
    slots: [],
    coordinates: columns.map((field) => `${type.name}.${field.name}`),
  }
  const ways = fields.filter((field) => !columns.includes(field) || field.args.length > 0)
  const deeper = ways.flatMap((field) => {
    const step = `${type.name}.${field.name}`
    if (level >= maxLevels || path.includes(step)) return []
    const [first, ...rest] = selections(schema, field.type, level + 1, [...path, step])
    const calls = callVariants(type, field)
    return [
      ...calls.map((call) => join(columnNames, call, first)),
      ...rest.map((piece) => join(columnNames, namingCall(type, field), piece)),
    ]
  })
  return [plain, ...deeper.filter((piece) => piece !== undefined)]
}

const isLeaf = (type: GraphQLOutputType): boolean =>
  isScalarType(getNamedType(type)) || isEnumType(getNamedType(type))

function join(columns: string, call: Piece | undefined, inner: Piece | undefined): Piece | undefined {
  if (call === undefined || inner === undefined) return undefined
  return {
    text: ` { __typename ${columns} ${call.text}${inner.text} }`,
    slots: [...call.slots, ...inner.slots],
    coordinates: [...call.coordinates, ...inner.coordinates],
  }
}

/** All there is to cover: fields, arguments and input fields. */
export function allCoordinates(schema: GraphQLSchema): readonly string[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__')) return []
    if (isInputObjectType(type)) return Object.keys(type.getFields()).map((name) => `${type.name}.${name}`)
    if (!isObjectType(type)) return []
    return Object.values(type.getFields()).flatMap((field) => [
      `${type.name}.${field.name}`,
      ...field.args.map((arg) => `${type.name}.${field.name}(${arg.name}:)`),
    ])
  })
}
