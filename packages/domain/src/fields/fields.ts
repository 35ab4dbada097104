import * as z from 'zod/mini'
import { isUuid7 } from '../ids/uuid7.ts'
import { cleanLine, cleanLines } from './clean-text.ts'

/** One line an owner typed: without signs nobody sees, trimmed, never empty, bounded. */
export const line = (max: number) => bounded(cleanLine, max)
/** The same for a text that may have several lines. */
export const lines = (max: number) => bounded(cleanLines, max)
const bounded = (clean: (text: string) => string, max: number) =>
  z.string().check(z.overwrite(clean), z.trim(), z.minLength(1), z.maxLength(max))
/** The first or last name of a person; it stands in letters. */
export const personName = line(60).check(z.regex(/^[^<>]+$/))
export const wholeNumber = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max))
/** `null` clears a value, a missing field leaves it as it is. */
export const clearable = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema))
export const clientId = z.string().check(z.refine(isUuid7))
/** An amount in whole Rappen. */
const mostRappen = 9_000_000_000_000_000
export const rappen = z.int().check(z.minimum(0), z.maximum(mostRappen))
/** More or less to pay, but something. */
export const rappenMoreOrLess = z.int().check(
  z.minimum(-mostRappen),
  z.maximum(mostRappen),
  z.refine((value) => value !== 0),
)
/** A calendar day as JJJJ-MM-TT. */
export const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
/** An address for letters, compared without regard to capitals. */
export const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email())
/** The secret of a link in a letter. */
export const linkToken = z.string().check(z.regex(/^[\w-]{43}$/))
/** A number as people write it on a sheet of paper; also the short ones for help. */
export const phoneNumber = z.string().check(z.trim(), z.regex(/^\+?\d[\d ()/.-]{1,28}$/))
/** Kept in one form, whichever way it was typed; what cannot be read is refused. */
export const readable = (reader: (typed: string) => string | undefined) =>
  z.string().check(
    z.maxLength(60),
    z.overwrite((typed) => reader(typed) ?? typed),
    z.refine((said) => reader(said) !== undefined),
  )

/** A list of so many at most, each of them once. */
export const each = <Schema extends z.ZodMiniType>(schema: Schema, most: number) =>
  z.array(schema).check(
    z.maxLength(most),
    z.refine((said) => new Set(said).size === said.length),
  )
