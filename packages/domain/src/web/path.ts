/**
 * A path of ours and nothing a browser would read as another host: `//x` and `/\x` are hosts, and tabs inside an
 * address are dropped before it is read.
 */
export const isOwnPath = (text: string): boolean => /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(text)
