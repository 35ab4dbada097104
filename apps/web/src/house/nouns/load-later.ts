/** The nouns that most visits do not write, in one file: their screens have it, others wait for it. */
export const loadLater = () => import('./later.ts')
