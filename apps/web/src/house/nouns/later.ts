import { components } from './components.ts'
import { condominium } from './condominium.ts'
import { emergency } from './emergency.ts'
import { rooms } from './rooms.ts'

export { components } from './components.ts'

/** Nouns that most visits do not write: they are loaded with their screens, or when a change of theirs waits. */
export const laterNouns = [rooms, components, emergency, condominium]
