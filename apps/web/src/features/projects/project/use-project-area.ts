import { useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  acceptanceParameter,
  approvalParameter,
  defectParameter,
  journalParameter,
  quoteParameter,
} from '#house/paths/places.ts'

const parameter = 'bereich'
/** What the address calls each. */
const words: Readonly<Record<string, string>> = {
  overview: 'uebersicht',
  costs: 'kosten',
  phases: 'ablauf',
  approvals: 'bewilligung-foerderung',
  quotes: 'offerten',
  invoices: 'rechnungen',
  todos: 'todos',
  journal: 'journal',
  documents: 'unterlagen',
  defects: 'maengel',
}
const elsewhere = [defectParameter, acceptanceParameter, approvalParameter, journalParameter, quoteParameter]
const idOf = (word: string | null): string | undefined => Object.keys(words).find((id) => words[id] === word)

/** Which part of a renovation is open: kept in the address, so that nobody loses it when the page is loaded anew. */
export function useProjectArea(asked: string | undefined, all: readonly string[]) {
  const [query, setQuery] = useSearchParams()
  const [area, setArea] = useState(idOf(query.get(parameter)) ?? asked ?? 'overview')
  const [seen, setSeen] = useState(asked)
  // Whoever comes by an address sees what it asks for, also while this page is open.
  if (asked !== seen) {
    setSeen(asked)
    if (asked !== undefined) setArea(asked)
  }
  const choose = (id: string) => {
    setArea(id)
    setQuery(
      (before) => {
        before.set(parameter, words[id] ?? id)
        // What was asked for lies in another part.
        for (const one of elsewhere) before.delete(one)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  }
  // Who may not see amounts has fewer of them.
  return { area: all.includes(area) ? area : 'overview', choose }
}
