/**
 * Counts the signs that something looks at: every method of texts and patterns it calls is charged with the length of
 * what it may go through. A count is the same on every machine; a clock is not.
 */
export function countSigns(run: () => void): number {
  let seen = 0
  const charge = (signs: number) => void (seen += signs + 1)
  const restore = [
    ...wholeText.map((name) => wrap(String.prototype, name, (self) => charge(String(self).length))),
    ...needle.map((name) => wrap(String.prototype, name, (_, args) => charge(String(args[0]).length))),
    ...pattern.map((name) => wrap(RegExp.prototype, name, (_, args) => charge(String(args[0]).length))),
  ]
  try {
    run()
  } finally {
    for (const back of restore) back()
  }
  return seen
}

const wholeText = [
  [
    'split',
    'trim',
    'includes',
    'indexOf',
    'slice',
    'replace',
    'replaceAll',
    'toUpperCase',
    'match',
    'matchAll',
  ],
  ['padStart', 'padEnd', 'normalize', 'substring', Symbol.iterator],
].flat()
const needle = ['startsWith', 'endsWith']
const pattern = ['test', 'exec']

type Watch = (self: unknown, args: readonly unknown[]) => void

function wrap(on: object, name: string | symbol, watch: Watch): () => void {
  const own = Object.getOwnPropertyDescriptor(on, name)
  if (typeof own?.value !== 'function') throw new Error(`nothing to watch: ${String(name)}`)
  const method = own.value as (...args: unknown[]) => unknown
  function watched(this: unknown, ...args: unknown[]): unknown {
    watch(this, args)
    return Reflect.apply(method, this, args)
  }
  Object.defineProperty(on, name, { ...own, value: watched })
  return () => void Object.defineProperty(on, name, own)
}
