import type { Plugin } from 'vite'

const collected = /import \{([^}]+)\} from '@tabler\/icons-react'/g

/** Takes each icon from its own file; through the collection a build reads all six thousand of them. */
export function singleIcons(): Plugin {
  return {
    name: 'hauswart-single-icons',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/apps/web/src/') || !code.includes('@tabler/icons-react')) return undefined
      return { code: code.replaceAll(collected, (_whole, names: string) => separate(names)), map: null }
    },
  }
}

const separate = (names: string): string =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => `import ${name} from '@tabler/icons-react/dist/esm/icons/${name}.mjs'`)
    .join('\n')
