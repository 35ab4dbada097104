import * as z from 'zod/mini'
import { AppError } from './app-error.ts'

/** Parses what a client sent by the schema the form uses too; the first fault names its field. */
export function parseInput<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data
  throw new AppError('BAD_INPUT', { field: parsed.error.issues[0]?.path.join('.') ?? '' })
}

/** What a write really changes, as [before, after] per field: the audit row of an update. */
export function changedFields(
  before: Readonly<Record<string, unknown>>,
  input: Readonly<Record<string, unknown>>,
): Record<string, [unknown, unknown]> {
  const changes: Record<string, [unknown, unknown]> = {}
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined && name in before && before[name] !== value)
      changes[name] = [before[name] ?? null, value]
  }
  return changes
}

/** Leaves out what was not said, so that spreading an input over a row keeps the rest. */
export const stripUndefined = <Input extends object>(input: Input) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Input]: Exclude<Input[Name], undefined>
  }
