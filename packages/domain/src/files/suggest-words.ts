import type { DocumentCategory } from '../documents/document.ts'
import type { Found, ReadLine } from './suggest-lines.ts'

type Word = { readonly word: RegExp; readonly category: DocumentCategory; readonly points: number }
const words: readonly Word[] = [
  {
    word: /gutschrift|quittung|(^|[^\p{L}])rechnung(?!s(datum|wesen|adresse))/iu,
    category: 'invoice',
    points: 5,
  },
  { word: /offerte|kostenvoranschlag|(^|[^\p{L}])angebot/iu, category: 'offer', points: 6 },
  { word: /versicherungspolice|(^|[^\p{L}])police|versicherungsausweis/iu, category: 'insurance', points: 7 },
  { word: /hypothek|kreditvertrag|zinsabrechnung/i, category: 'mortgage', points: 6 },
  {
    word: /steuerveranlagung|veranlagungsverfügung|amtliche[rn]? wert|steuerrechnung/i,
    category: 'tax',
    points: 8,
  },
  { word: /abnahmeprotokoll|mängelliste|mängelrüge/i, category: 'acceptance', points: 8 },
  { word: /garantieschein|garantiekarte|bedienungsanleitung|garantie bis/i, category: 'warranty', points: 7 },
  { word: /grundbuchauszug|kaufvertrag|öffentliche urkunde/i, category: 'ownership', points: 8 },
  { word: /baubewilligung|grundriss|situationsplan/i, category: 'plan', points: 7 },
  { word: /werkvertrag|mietvertrag|servicevertrag|wartungsvertrag/i, category: 'contract', points: 7 },
  { word: /geak|gebäudeenergieausweis|energieausweis/i, category: 'energy', points: 8 },
  {
    word: /sicherheitsnachweis|feuerungskontrolle|kontrollbericht|prüfbericht/i,
    category: 'inspection',
    points: 8,
  },
  { word: /stockwerkeigentümer|nebenkostenabrechnung|erneuerungsfonds/i, category: 'condominium', points: 6 },
  { word: /verkehrswertschätzung|schätzungsbericht|bewertungsgutachten/i, category: 'valuation', points: 8 },
  { word: /sehr geehrte/i, category: 'correspondence', points: 1 },
]

/** In which drawer it belongs: by the word for it, the higher up the better. */
export const findCategories = (lines: readonly ReadLine[]): Found[] =>
  lines.flatMap((line) =>
    words.flatMap(({ word, category, points }) => {
      const said = word.exec(line.text)?.[0].replaceAll(/^[^\p{L}]+/gu, '')
      return said === undefined
        ? []
        : [{ value: category, reason: `weil «${said}» im Text steht`, points: points - line.at / 20, line }]
    }),
  )

/** What it is called: what it says it is about, else the line that names its kind. */
export const findTitles = (lines: readonly ReadLine[], category: Found | undefined): Found[] => {
  const about = lines.flatMap((line) => {
    const value = /^(?:betreff|betrifft|objekt)\s*:\s*(.{4,})$/i.exec(line.text)?.[1]?.trim()
    return value === undefined
      ? []
      : [
          {
            value: value.slice(0, 120),
            reason: 'weil es als Betreff dasteht',
            points: 9 - line.at / 20,
            line,
          },
        ]
  })
  if (category === undefined || category.points < 2 || category.line.text.length > 80) return about
  const heading = category.line.text.replaceAll(/\s{2,}/g, ' ').slice(0, 120)
  return [
    ...about,
    { value: heading, reason: 'weil es wie die Überschrift aussieht', points: 3, line: category.line },
  ]
}
