/** How large the answers of a draft may be, as UTF-8. */
export const maxDraftBytes = 32 * 1_024
const maxDepth = 8

/** Whether a text holds the answers of a draft: one JSON object, not too large, not nested without end. */
export function isDraftText(text: string): boolean {
  if (text.length > maxDraftBytes || new TextEncoder().encode(text).length > maxDraftBytes) return false
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) && fits(value, maxDepth)
  } catch {
    return false
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// No database text holds a zero sign.
function fits(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  if (depth === 0) return false
  return Object.entries(value).every(([name, inner]) => !name.includes('\0') && fits(inner, depth - 1))
}
