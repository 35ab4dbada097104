import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import { number } from './format.ts'
import { parseNumber, parseWhole } from './parse.ts'

/** Says what is wrong with what was typed, or nothing. */
export type Rule = (text: string) => string | undefined

export const required =
  (max: number): Rule =>
  (text) =>
    text.trim() === '' ? fieldFaults.required : tooLong(text, max)

export const optional =
  (max: number): Rule =>
  (text) =>
    tooLong(text, max)

const tooLong = (text: string, max: number): string | undefined =>
  text.trim().length > max ? fieldFaults.tooLong(max) : undefined

export const chosen: Rule = (value) => (value === '' ? fieldFaults.choose : undefined)

/** A year is never written with an apostrophe. */
const plain = String

const within =
  (read: (text: string) => number | null, min: number, max: number, write: (value: number) => string): Rule =>
  (text) => {
    if (text.trim() === '') return undefined
    const value = read(text)
    return value === null || value < min || value > max
      ? fieldFaults.between(write(min), write(max))
      : undefined
  }

/** Empty is allowed; a required number is `all(required(…), whole(…))`. */
export const whole = (min: number, max: number): Rule => within(parseWhole, min, max, number)
export const year = (min: number, max: number): Rule => within(parseWhole, min, max, plain)
export const decimal = (min: number, max: number): Rule => within(parseNumber, min, max, number)

export const pattern =
  (shape: RegExp, fault: string): Rule =>
  (text) =>
    text.trim() === '' || shape.test(text.trim()) ? undefined : fault

/** The first complaint counts. */
export const all =
  (...rules: readonly Rule[]): Rule =>
  (text) => {
    for (const rule of rules) {
      const fault = rule(text)
      if (fault !== undefined) return fault
    }
    return undefined
  }
