import { globSync, readFileSync } from 'node:fs'
import { Kind, parse, visit, type DocumentNode, type FragmentDefinitionNode } from 'graphql'

const folder = 'apps/web/operations'
type Parts = ReadonlyMap<string, FragmentDefinitionNode>

/**
 * The documents of the screens, by file. What several of them share stands once in `operations/parts/` and is put in
 * where they name it, so that each is sent and known on its own.
 */
export function webOperations(): ReadonlyMap<string, DocumentNode> {
  const parts: Parts = new Map(
    read(`${folder}/parts/*.graphql`)
      .flatMap(([, { definitions }]) => definitions)
      .filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((part) => [part.name.value, part]),
  )
  return new Map(
    read(`${folder}/*.graphql`).map(([file, document]) => [file, withParts(file, document, parts)]),
  )
}

const read = (pattern: string): [string, DocumentNode][] =>
  globSync(pattern)
    .toSorted()
    .map((file) => [file, parse(readFileSync(file, 'utf8'))])

const withParts = (file: string, document: DocumentNode, parts: Parts): DocumentNode =>
  visit(document, {
    SelectionSet: {
      leave: (set) => ({
        ...set,
        selections: set.selections.flatMap((one) => {
          if (one.kind !== Kind.FRAGMENT_SPREAD) return [one]
          const part = parts.get(one.name.value)
          if (part === undefined) throw new Error(`${file}: there is no part ${one.name.value}`)
          return part.selectionSet.selections
        }),
      }),
    },
  })
