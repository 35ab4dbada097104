// A rule of our own for oxlint: on the way of money there are whole hundredths, never fractions.

type Node = { readonly type: string; readonly [field: string]: unknown }
type Context = { report(found: { readonly node: Node; readonly message: string }): void }

const roundings = new Set(['round', 'floor', 'ceil', 'trunc', 'fround'])

/** Division, fractions and rounding of numbers; what is counted in `bigint` has none, and a rate is no amount. */
const wholeHundredths = {
  create(context: Context) {
    // Names that hold a `bigint`, as far as the text of their beginning tells.
    const big = new Set<string>()
    const isBig = (node: unknown): boolean =>
      holds(
        node,
        (one) =>
          (one.type === 'Identifier' && big.has(String(one['name']))) ||
          (one.type === 'Literal' && 'bigint' in one) ||
          (one.type === 'CallExpression' && nameOf(one['callee']) === 'BigInt'),
      )
    const refuse = (node: Node, what: string) =>
      context.report({
        node,
        message: `${what}: money is counted in whole hundredths (splitAmount, portionOf)`,
      })
    return {
      VariableDeclarator(node: Node) {
        if (isBig(node['init'])) for (const name of namesIn(node['id'])) big.add(name)
      },
      BinaryExpression(node: Node) {
        if (node['operator'] === '/' && !isBig(node) && !isRate(node)) refuse(node, 'a division')
      },
      AssignmentExpression(node: Node) {
        if (node['operator'] === '/=' && !isBig(node) && !isRate(node)) refuse(node, 'a division')
      },
      Literal(node: Node) {
        // How thick a sign is drawn is no amount.
        if (isNode(node['parent']) && node['parent'].type === 'JSXExpressionContainer') return
        if (typeof node['value'] === 'number' && !Number.isInteger(node['value'])) refuse(node, 'a fraction')
      },
      CallExpression(node: Node) {
        const name = nameOf(node['callee'])
        if (name === 'parseFloat' || name === 'toFixed' || name === 'toPrecision') refuse(node, name)
        const isRounding = objectOf(node['callee']) === 'Math' && roundings.has(name)
        if (isRounding && !isRate(node)) refuse(node, `Math.${name}`)
      },
    }
  },
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** Whether something in it is so. */
const holds = (node: unknown, isSo: (node: Node) => boolean): boolean =>
  isNode(node) &&
  (isSo(node) ||
    Object.entries(node).some(
      ([field, value]) =>
        field !== 'parent' &&
        (Array.isArray(value) ? value.some((one) => holds(one, isSo)) : holds(value, isSo)),
    ))

/** Percents are said with decimals and kept in hundredths: a name that ends so says that it is one. */
const isRate = (node: Node): boolean =>
  holds(node, (one) => one.type === 'Identifier' && /rate$/i.test(String(one['name'])))

/** `f` of `f()` and of `x.f()`. */
function nameOf(callee: unknown): string {
  if (!isNode(callee)) return ''
  if (callee.type === 'Identifier') return String(callee['name'])
  return callee.type === 'MemberExpression' ? nameOf(callee['property']) : ''
}

const objectOf = (callee: unknown): string =>
  isNode(callee) && callee.type === 'MemberExpression' ? nameOf(callee['object']) : ''

function namesIn(pattern: unknown): string[] {
  if (!isNode(pattern)) return []
  if (pattern.type === 'Identifier') return [String(pattern['name'])]
  const elements = pattern['elements']
  return Array.isArray(elements) ? elements.flatMap(namesIn) : []
}

const plugin = { meta: { name: 'money' }, rules: { 'whole-hundredths': wholeHundredths } }
export default plugin
