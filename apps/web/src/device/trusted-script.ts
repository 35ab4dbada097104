/** The address of a script of ours, checked where the browser knows such things; `Worker` takes both. */
export function trusted(file: string): string {
  const { pathname } = new URL(file, location.href)
  return (globalThis.hauswart?.policy.createScriptURL(pathname) ?? pathname) as string
}
