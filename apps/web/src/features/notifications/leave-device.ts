/** Whoever signs out is no longer told on this device; its push service then answers that it is gone. */
export async function leaveDevice(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}
