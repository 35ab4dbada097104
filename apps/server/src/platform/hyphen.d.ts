// The package brings no types.
declare module 'hyphen/de-1996/index.js' {
  type Options = { readonly hyphenChar?: string; readonly minWordLength?: number }
  const german: { readonly hyphenateSync: (text: string, options?: Options) => string }
  export default german
}
