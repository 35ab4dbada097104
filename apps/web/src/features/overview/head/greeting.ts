import { overviewTexts } from '#features/overview/overview.texts.ts'

type Person = { readonly firstName: string; readonly lastName: string }

/** «Guten Morgen, Anna Keller», by the hour on the device's clock. */
export function greeting(hour: number, person: Person | undefined): string {
  const { morning, day, evening } = overviewTexts.greetings
  const words = hour >= 4 && hour < 11 ? morning : hour >= 11 && hour < 18 ? day : evening
  return person === undefined ? words : `${words}, ${person.firstName} ${person.lastName}`
}
