import type { Plugin } from 'vite'

/** The modules of the browser's build, so that a group of them can be named by what they are reached from. */
export function reach(): {
  readonly plugin: Plugin
  readonly from: (...entries: string[]) => (id: string) => boolean
} {
  let reached = new Map<string, ReadonlySet<string>>()
  let walk: (entry: string) => ReadonlySet<string> = () => new Set()
  return {
    plugin: {
      name: 'hauswart-reach',
      apply: 'build',
      applyToEnvironment: ({ name }) => name === 'client',
      renderStart() {
        reached = new Map()
        walk = (entry) => {
          const found = new Set<string>()
          const waiting = [...this.getModuleIds()].filter((id) => id.endsWith(entry))
          if (waiting.length === 0) this.error(`no module ends with ${entry}`)
          for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
            if (found.has(id)) continue
            found.add(id)
            waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []))
          }
          return found
        }
      },
    },
    from:
      (...entries) =>
      (id) =>
        entries.some((entry) => {
          let found = reached.get(entry)
          if (found === undefined) reached.set(entry, (found = walk(entry)))
          return found.has(id)
        }),
  }
}
