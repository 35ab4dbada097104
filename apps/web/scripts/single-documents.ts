import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const all = fileURLToPath(new URL('../src/gql/graphql.ts', import.meta.url))
const taken = /import \{([^}]+)\} from '#gql\/graphql\.ts'/g
const mark = '?only='

/** Takes each question and act as a module of its own: as one they would all travel with what every page begins with. */
export function singleDocuments(): Plugin {
  return {
    name: 'hauswart-single-documents',
    enforce: 'pre',
    transform(code, id) {
      // What makes them stays; nobody asks here for one of them any more.
      if (id === all) return { code: code.replaceAll(/^export const \w+Document = .*$/gm, ''), map: null }
      if (!id.includes('/apps/web/src/') || !code.includes('#gql/graphql.ts')) return undefined
      return { code: code.replaceAll(taken, (_whole, names: string) => separate(names)), map: null }
    },
    resolveId: (source) =>
      source.startsWith(`#gql/graphql.ts${mark}`) ? all + source.slice(source.indexOf(mark)) : undefined,
    load(id) {
      const name = id.startsWith(all + mark) ? id.slice(all.length + mark.length) : undefined
      if (name === undefined) return undefined
      this.addWatchFile(all)
      const written = new RegExp(
        `^export const ${name} = (new TypedDocumentString\\(.*\\)) as unknown as `,
        'm',
      )
      const [, made] = written.exec(readFileSync(all, 'utf8')) ?? this.error(`no document ${name}`)
      return `import { TypedDocumentString } from ${JSON.stringify(all)}\nexport const ${name} = /* @__PURE__ */ ${made}`
    },
  }
}

function separate(list: string): string {
  const names = list.split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]))
  const documents = names.filter((name) => /^\w+Document$/.test(name))
  const rest = names.filter((name) => !documents.includes(name))
  return [
    ...documents.map((name) => `import { ${name} } from '#gql/graphql.ts${mark}${name}'`),
    ...(rest.length === 0 ? [] : [`import { ${rest.join(', ')} } from '#gql/graphql.ts'`]),
  ].join('\n')
}
