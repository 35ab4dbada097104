/** What a test is about the product's own patience with: this limit as it is said here, until the work is done. */
export async function impatient<Limit extends object, Result>(
  limit: Limit,
  values: Partial<Record<keyof Limit, number>>,
  work: () => Promise<Result>,
): Promise<Result> {
  const patient = { ...limit }
  Object.assign(limit, values)
  try {
    return await work()
  } finally {
    Object.assign(limit, patient)
  }
}
